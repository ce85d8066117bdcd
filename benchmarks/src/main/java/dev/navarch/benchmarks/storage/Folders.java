package dev.navarch.benchmarks.storage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** Folders with everything in them. Files may come and go meanwhile. */
public final class Folders {
  private static final long LOOK_NANOS = Duration.ofMillis(50).toNanos();

  private Folders() {}

  /** The length of all files. */
  static long bytes(Path folder) {
    AtomicLong bytes = new AtomicLong();
    walk(folder, (file, attributes) -> bytes.addAndGet(attributes.size()), path -> {});
    return bytes.get();
  }

  /**
   * {@link #bytes} once they have stayed the same for some time.
   *
   * @throws IllegalStateException when they do not within {@code patience}
   */
  static long bytesAtRest(Path folder, Duration stillness, Duration patience) {
    long bytes = bytes(folder);
    long start = System.nanoTime();
    long changed = start;
    while (System.nanoTime() - changed < stillness.toNanos()) {
      if (System.nanoTime() - start > patience.toNanos()) {
        throw new IllegalStateException(folder + " does not come to rest");
      }
      LockSupport.parkNanos(LOOK_NANOS);
      long now = bytes(folder);
      if (now != bytes) {
        bytes = now;
        changed = System.nanoTime();
      }
    }
    return bytes;
  }

  /** Deletes the folder, if it is there. */
  public static void delete(Path folder) {
    if (Files.exists(folder)) {
      walk(folder, (file, attributes) -> Files.deleteIfExists(file), Files::deleteIfExists);
    }
  }

  private interface OnFile {
    void accept(Path file, BasicFileAttributes attributes) throws IOException;
  }

  private interface OnFolder {
    void accept(Path folder) throws IOException;
  }

  private static void walk(Path folder, OnFile onFile, OnFolder onFolder) {
    try {
      Files.walkFileTree(
          folder,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
                throws IOException {
              onFile.accept(file, attributes);
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failure) {
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path path, @Nullable IOException failure)
                throws IOException {
              onFolder.accept(path);
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
