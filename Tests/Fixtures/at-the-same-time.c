// Imitates a process that runs at the same time: loaded before a program, it creates the folder `out` right
// after the program has resolved its path in vain for as many times as NTH says, and removes the folder `gone`
// right before the program lists it.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int ends(const char *path, const char *name) {
  const char *last = strrchr(path, '/');
  return strcmp(last ? last + 1 : path, name) == 0;
}

char *realpath(const char *path, char *resolved) {
  char *(*real)(const char *, char *) = (__typeof__(real))dlsym(RTLD_NEXT, "realpath");
  char *found = real(path, resolved);
  static int count = 0;
  if (!found && errno == ENOENT && ends(path, "out") && ++count == atoi(getenv("NTH"))) {
    mkdir(path, 0777);
    errno = ENOENT;
  }
  return found;
}

DIR *opendir(const char *path) {
  DIR *(*real)(const char *) = (__typeof__(real))dlsym(RTLD_NEXT, "opendir");
  if (ends(path, "gone")) rmdir(path);
  return real(path);
}
