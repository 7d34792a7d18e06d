/* Parses YAML files into events with libyaml, and discards the events: `events LIST [MODEL FOLDER]`.
 *
 * LIST contains the path of a file on each line. With MODEL, a folder, the program also writes files
 * of the same names and sizes as in MODEL into FOLDER. This is the minimum of work for a tool that
 * reads specs with libyaml and writes generated files. */

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static char *contents(const char *path, size_t *size) {
  int file = open(path, O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) fail(path);
  char *bytes = malloc((size_t)status.st_size + 1);
  if (bytes == NULL || read(file, bytes, (size_t)status.st_size) != status.st_size) fail(path);
  bytes[status.st_size] = 0;
  close(file);
  *size = (size_t)status.st_size;
  return bytes;
}

static unsigned long events(const char *path) {
  size_t size;
  char *bytes = contents(path, &size);
  unsigned long count = 0;
  yaml_parser_t parser;
  if (!yaml_parser_initialize(&parser)) fail(path);
  yaml_parser_set_input_string(&parser, (unsigned char *)bytes, size);
  for (int goes_on = 1; goes_on; count++) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) {
      fprintf(stderr, "%s: %s\n", path, parser.problem);
      exit(1);
    }
    goes_on = event.type != YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  free(bytes);
  return count;
}

static void write_file(const char *name, const char *filler, size_t size) {
  int file = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  if (file < 0 || write(file, filler, size) != (ssize_t)size || close(file) != 0) fail(name);
}

int main(int count, char **arguments) {
  if (count != 2 && count != 4) return 2;
  size_t size;
  unsigned long total = 0;
  char *list = contents(arguments[1], &size);
  for (char *path = strtok(list, "\n"); path != NULL; path = strtok(NULL, "\n")) {
    total += events(path);
  }
  if (count == 4) {
    static char filler[1 << 22];
    memset(filler, '.', sizeof filler);
    DIR *model = opendir(arguments[2]);
    if (model == NULL) fail(arguments[2]);
    if (chdir(arguments[3]) != 0) fail(arguments[3]);
    for (struct dirent *entry = readdir(model); entry != NULL; entry = readdir(model)) {
      struct stat status;
      if (fstatat(dirfd(model), entry->d_name, &status, 0) != 0) fail(entry->d_name);
      if (!S_ISREG(status.st_mode)) continue;
      if (status.st_size > (off_t)sizeof filler) return 2;
      write_file(entry->d_name, filler, (size_t)status.st_size);
    }
    closedir(model);
  }
  printf("%lu events\n", total);
  return 0;
}
