package dev.navarch.cluster.keys;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * Files that only their owner may read. A file is written beside its place, synced and moved there:
 * at any moment it is the old one or the new one, whole.
 */
final class PrivateFile {
  private static final boolean POSIX =
      FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
  private static final Set<PosixFilePermission> OWNER_FILE =
      PosixFilePermissions.fromString("rw-------");
  private static final Set<PosixFilePermission> OWNER_FOLDER =
      PosixFilePermissions.fromString("rwx------");

  private PrivateFile() {}

  /** Makes a folder, or closes an existing one to others. */
  static void folder(Path folder) throws IOException {
    Files.createDirectories(folder, attributes(OWNER_FOLDER));
    permit(folder, OWNER_FOLDER);
  }

  /** Opens a file that is there to be locked. */
  static FileChannel openLock(Path file) throws IOException {
    return FileChannel.open(
        file, Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE), attributes(OWNER_FILE));
  }

  /** The text of a file, which is ASCII if it is what it should be; closes the file to others. */
  static String read(Path file) throws IOException {
    if (Files.notExists(file)) {
      throw new IOException(file + " is missing");
    }
    String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    permit(file, OWNER_FILE);
    return text;
  }

  static void write(Path file, byte[] content) throws IOException {
    Path beside = file.resolveSibling(file.getFileName() + ".new");
    Files.deleteIfExists(beside); // of a process that was killed
    try {
      try (FileChannel out =
          FileChannel.open(
              beside,
              Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
              attributes(OWNER_FILE))) {
        ByteBuffer rest = ByteBuffer.wrap(content);
        while (rest.hasRemaining()) {
          out.write(rest);
        }
        out.force(true);
      }
      Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(beside);
    }
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      sync(folder);
    }
  }

  /** Makes a move last. Not every system can open a folder; those that cannot need no sync. */
  private static void sync(Path folder) throws IOException {
    if (POSIX) {
      try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
        channel.force(true);
      }
    }
  }

  private static void permit(Path path, Set<PosixFilePermission> permissions) throws IOException {
    if (POSIX && !Files.getPosixFilePermissions(path).equals(permissions)) {
      Files.setPosixFilePermissions(path, permissions);
    }
  }

  private static FileAttribute<?>[] attributes(Set<PosixFilePermission> permissions) {
    return POSIX
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
        : new FileAttribute<?>[0];
  }
}
