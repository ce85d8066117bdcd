package dev.navarch.client.config;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Replaces a file that only its owner may read, at once: a reader sees the old or the new one. */
final class PrivateFile {
  private PrivateFile() {}

  /** Replaces or makes a file; where a link leads to it, the link stays. */
  static void replace(Path file, byte[] content) throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    Path folder = target.getParent();
    if (folder == null) {
      throw new IOException(file + " is no file");
    }
    Files.createDirectories(folder);
    Path draft = Files.createTempFile(folder, "." + target.getFileName(), ".new"); // mode 0600
    try {
      try (FileChannel out = FileChannel.open(draft, StandardOpenOption.WRITE)) {
        ByteBuffer rest = ByteBuffer.wrap(content);
        while (rest.hasRemaining()) {
          out.write(rest);
        }
        out.force(true);
      }
      Files.move(
          draft, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
  }
}
