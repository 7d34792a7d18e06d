// Loaded before a program, it appends each file that the program opens, each folder that it lists and each
// program that it starts to the file that OPENED names.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static void note(const char *kind, const char *path) {
  int log = REAL(open)(getenv("OPENED"), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
  dprintf(log, "%s %s\n", kind, path);
  close(log);
}

// A file that may be created has a mode.
#define OPEN(name, parameters, arguments)                 \
  int name parameters {                                   \
    mode_t mode = 0;                                      \
    va_list list;                                         \
    va_start(list, flags);                                \
    if (flags & (O_CREAT | O_TMPFILE)) mode = va_arg(list, mode_t); \
    va_end(list);                                         \
    note("open", path);                                   \
    return REAL(name) arguments;                          \
  }
OPEN(open, (const char *path, int flags, ...), (path, flags, mode))
OPEN(open64, (const char *path, int flags, ...), (path, flags, mode))
OPEN(openat, (int folder, const char *path, int flags, ...), (folder, path, flags, mode))

FILE *fopen(const char *path, const char *mode) {
  note("open", path);
  return REAL(fopen)(path, mode);
}

DIR *opendir(const char *path) {
  note("list", path);
  return REAL(opendir)(path);
}

int posix_spawn(pid_t *id, const char *path, const posix_spawn_file_actions_t *actions,
                const posix_spawnattr_t *attributes, char *const words[], char *const variables[]) {
  note("start", path);
  return REAL(posix_spawn)(id, path, actions, attributes, words, variables);
}

int posix_spawnp(pid_t *id, const char *path, const posix_spawn_file_actions_t *actions,
                 const posix_spawnattr_t *attributes, char *const words[], char *const variables[]) {
  note("start", path);
  return REAL(posix_spawnp)(id, path, actions, attributes, words, variables);
}

pid_t fork(void) {
  note("start", "fork");
  return REAL(fork)();
}

int execve(const char *path, char *const words[], char *const variables[]) {
  note("start", path);
  return REAL(execve)(path, words, variables);
}
