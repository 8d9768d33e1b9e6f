/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The minimum for a program that makes and saves this number of bytes: it copies the bytes of a row until it has enough,
   and writes them. Usage: floor BYTES FILE */

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(int count, char **arguments) {
  static char row[256];
  if (count != 3) return 2;
  size_t size = strtoull(arguments[1], NULL, 10);
  char *bytes = malloc(size + sizeof row);
  if (!bytes) return 1;
  memset(row, 'r', sizeof row);
  for (size_t done = 0; done < size; done += sizeof row) memcpy(bytes + done, row, sizeof row);
  int file = open(arguments[2], O_CREAT | O_TRUNC | O_WRONLY, 0644);
  for (size_t done = 0; done < size;) {
    ssize_t written = write(file, bytes + done, size - done);
    if (written <= 0) return 1;
    done += (size_t)written;
  }
  return close(file) ? 1 : 0;
}
