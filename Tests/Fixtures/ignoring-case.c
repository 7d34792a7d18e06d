// Imitates a volume that ignores the case of names: loaded before a program, it resolves the paths of
// system calls to entries that differ only in case.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// The entry of a folder with a name, in any case; the name itself without one.
static void append(char *path, const char *name) {
  size_t length = strlen(path);
  struct stat status;
  snprintf(path + length, PATH_MAX - length, "%s", name);
  if (REAL(lstat)(path, &status) == 0) return;
  path[length] = 0;
  DIR *folder = REAL(opendir)(length ? path : ".");
  for (struct dirent *entry; folder && (entry = readdir(folder));) {
    if (strcasecmp(entry->d_name, name) == 0) name = entry->d_name;
  }
  snprintf(path + length, PATH_MAX - length, "%s", name);
  if (folder) closedir(folder);
}

// A path with the case of existing entries.
static const char *fit(const char *path, char *fitted) {
  char rest[PATH_MAX], *next = rest;
  snprintf(rest, sizeof rest, "%s", path);
  fitted[0] = 0;
  for (char *part; (part = strsep(&next, "/"));) {
    append(fitted, part);
    if (next) strcat(fitted, "/");
  }
  return fitted;
}

#define FIT(path) fit(path, (char[PATH_MAX]){0})

int stat(const char *path, struct stat *status) { return REAL(stat)(FIT(path), status); }
int lstat(const char *path, struct stat *status) { return REAL(lstat)(FIT(path), status); }
int access(const char *path, int mode) { return REAL(access)(FIT(path), mode); }
int unlink(const char *path) { return REAL(unlink)(FIT(path)); }
int rmdir(const char *path) { return REAL(rmdir)(FIT(path)); }
int mkdir(const char *path, mode_t mode) { return REAL(mkdir)(FIT(path), mode); }
int rename(const char *old, const char *new) { return REAL(rename)(FIT(old), FIT(new)); }
DIR *opendir(const char *path) { return REAL(opendir)(FIT(path)); }
char *realpath(const char *path, char *resolved) { return REAL(realpath)(FIT(path), resolved); }

int open(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  return REAL(open)(FIT(path), flags, mode);
}
