/* Runs a program and prints its times and its peak memory: `measure PROGRAM ARGUMENT…`.
 *
 * The output is one line: the wall time in nanoseconds, the user and system times in microseconds,
 * the peak memory in KiB, and the exit code, or 128 plus the number of the signal that ended the
 * program. The output of the program is discarded.
 *
 * This is a small, separate program, because the peak memory of a child process is at least the
 * memory of its parent at the time of the fork. A benchmark that has just written 50,000 specs would
 * pass its own peak on to each child. */

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* The time limit. A program that runs longer is killed and counts as failed. */
enum { LONGEST_SECONDS = 900 };

static long long nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static long long microseconds(struct timeval time) {
  return time.tv_sec * 1000000LL + time.tv_usec;
}

static void run(char **arguments) {
  int nowhere = open("/dev/null", O_RDWR);
  if (nowhere < 0) _exit(127);
  for (int stream = 0; stream < 3; stream++) dup2(nowhere, stream);
  close(nowhere);
  alarm(LONGEST_SECONDS);
  execv(arguments[0], arguments);
  _exit(127);
}

int main(int count, char **arguments) {
  if (count < 2) return 2;
  long long start = nanoseconds();
  pid_t child = fork();
  if (child < 0) return 1;
  if (child == 0) run(arguments + 1);
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) != child) return 1;
  long long wall = nanoseconds() - start;
#ifdef __APPLE__
  long peak = usage.ru_maxrss / 1024;
#else
  long peak = usage.ru_maxrss;
#endif
  int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  printf("%lld %lld %lld %ld %d\n", wall, microseconds(usage.ru_utime),
         microseconds(usage.ru_stime), peak, code);
  return 0;
}
