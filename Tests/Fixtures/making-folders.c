// Imitates a process that runs at the same time: loaded before a program, it creates the folder `out` right
// after the program has resolved its path in vain for as many times as NTH says.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

char *realpath(const char *path, char *resolved) {
  char *(*real)(const char *, char *) = (__typeof__(real))dlsym(RTLD_NEXT, "realpath");
  char *found = real(path, resolved);
  const char *name = strrchr(path, '/');
  static int count = 0;
  if (!found && errno == ENOENT && strcmp(name ? name + 1 : path, "out") == 0 && ++count == atoi(getenv("NTH"))) {
    mkdir(path, 0777);
    errno = ENOENT;
  }
  return found;
}
