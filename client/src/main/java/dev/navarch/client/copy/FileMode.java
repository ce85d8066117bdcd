package dev.navarch.client.copy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Set;

/** Permissions as numbers, on file systems that have them; what is more than nine bits is lost. */
final class FileMode {
  private static final PosixFilePermission[] BITS = {
    PosixFilePermission.OTHERS_EXECUTE,
    PosixFilePermission.OTHERS_WRITE,
    PosixFilePermission.OTHERS_READ,
    PosixFilePermission.GROUP_EXECUTE,
    PosixFilePermission.GROUP_WRITE,
    PosixFilePermission.GROUP_READ,
    PosixFilePermission.OWNER_EXECUTE,
    PosixFilePermission.OWNER_WRITE,
    PosixFilePermission.OWNER_READ
  };

  private FileMode() {}

  static int of(Path file, int otherwise) throws IOException {
    PosixFileAttributeView view =
        Files.getFileAttributeView(file, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
    if (view == null) {
      return otherwise;
    }
    Set<PosixFilePermission> permissions = view.readAttributes().permissions();
    int mode = 0;
    for (int i = 0; i < BITS.length; i++) {
      if (permissions.contains(BITS[i])) {
        mode |= 1 << i;
      }
    }
    return mode;
  }

  static void set(Path file, int mode) throws IOException {
    PosixFileAttributeView view =
        Files.getFileAttributeView(file, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
    if (view == null) {
      return;
    }
    Set<PosixFilePermission> permissions = EnumSet.noneOf(PosixFilePermission.class);
    for (int i = 0; i < BITS.length; i++) {
      if ((mode & 1 << i) != 0) {
        permissions.add(BITS[i]);
      }
    }
    view.setPermissions(permissions);
  }
}
