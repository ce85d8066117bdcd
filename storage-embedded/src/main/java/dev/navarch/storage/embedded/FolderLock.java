package dev.navarch.storage.embedded;

import dev.navarch.storage.StorageException;
import dev.navarch.storage.StorageException.Outcome;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Keeps a second process, or a second store of this one, out of a folder. The lock is the operating
 * system's and goes with the process, however it ends; the text in the file only tells who has it.
 *
 * <p>Among the stores of this process a set decides, before the file is touched: the operating
 * system lets go of a process's lock as soon as the process closes any descriptor of the file.
 */
final class FolderLock implements AutoCloseable {
  private static final String FILE = "lock";

  /** The folders that stores of this process have, by their real paths. */
  private static final Set<Path> OWN = ConcurrentHashMap.newKeySet();

  private final Path folder;
  private final FileChannel channel;

  private FolderLock(Path folder, FileChannel channel) {
    this.folder = folder;
    this.channel = channel;
  }

  /**
   * Takes the lock of a folder that exists.
   *
   * @throws StorageException.Locked naming who has it
   * @throws StorageException.Unavailable if there can be no lock
   */
  static FolderLock take(Path folder) {
    try {
      Path real = folder.toRealPath();
      if (!OWN.add(real)) {
        throw locked(folder, self());
      }
      try {
        return new FolderLock(real, lock(folder));
      } catch (Throwable e) {
        OWN.remove(real);
        throw e;
      }
    } catch (IOException e) {
      throw new StorageException.Unavailable(
          "cannot lock " + folder.resolve(FILE) + ": " + e.getMessage(), Outcome.NOT_APPLIED, e);
    }
  }

  private static FileChannel lock(Path folder) throws IOException {
    Path file = folder.resolve(FILE);
    FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    try {
      if (channel.tryLock() == null) {
        throw locked(folder, owner(file));
      }
      String text = self() + ", since " + Instant.now().truncatedTo(ChronoUnit.SECONDS) + "\n";
      channel.truncate(0);
      channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), 0);
      return channel;
    } catch (Throwable e) {
      channel.close();
      throw e;
    }
  }

  private static StorageException.Locked locked(Path folder, String owner) {
    return new StorageException.Locked(
        folder + " is in use by " + owner + "; one process at a time can use it");
  }

  private static String self() {
    ProcessHandle self = ProcessHandle.current();
    return "process "
        + self.pid()
        + self.info().command().map(command -> " (" + command + ")").orElse("");
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
    } finally {
      OWN.remove(folder);
    }
  }
}
