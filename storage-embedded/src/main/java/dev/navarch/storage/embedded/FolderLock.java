package dev.navarch.storage.embedded;

import dev.navarch.storage.StorageException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a second process, or a second store of this one, out of a folder. The lock is the operating
 * system's and goes with the process, however it ends; the text in the file only tells who has it.
 */
final class FolderLock implements AutoCloseable {
  private static final String FILE = "lock";

  private final FileChannel channel;

  private FolderLock(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Takes the lock of a folder that exists.
   *
   * @throws StorageException.Locked naming who has it
   */
  static FolderLock take(Path folder) {
    Path file = folder.resolve(FILE);
    try {
      FileChannel channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      try {
        if (tryLock(channel) == null) {
          throw new StorageException.Locked(
              folder + " is in use by " + owner(file) + "; one process at a time can use it");
        }
        ProcessHandle self = ProcessHandle.current();
        String text =
            "process %d%s, since %s\n"
                .formatted(
                    self.pid(),
                    self.info().command().map(command -> " (" + command + ")").orElse(""),
                    Instant.now().truncatedTo(ChronoUnit.SECONDS));
        channel.truncate(0);
        channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), 0);
        return new FolderLock(channel);
      } catch (Throwable e) {
        channel.close();
        throw e;
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot lock " + file + ": " + e.getMessage(), e);
    }
  }

  private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException e) {
      return null; // another store of this process
    }
  }

  private static String owner(Path file) {
    try {
      String text = Files.readString(file).strip();
      return text.isEmpty() ? "another process" : text;
    } catch (IOException e) {
      return "another process";
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
