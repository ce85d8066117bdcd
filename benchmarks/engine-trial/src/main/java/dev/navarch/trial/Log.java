package dev.navarch.trial;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * An ordered log of records by id: all that the durable engine asks of the store underneath. One
 * thread commits and reclaims; a scan runs before the first commit.
 */
interface Log extends AutoCloseable {

  /** The writing half of a log, which a plain file can offer too. */
  @FunctionalInterface
  interface Commit {
    void commit(long firstId, List<byte[]> records, long[] deletedIds) throws Exception;
  }

  /** Receives records; a scan that is split over threads calls it from all of them. */
  @FunctionalInterface
  interface Visitor {
    void visit(long id, byte[] record);
  }

  /**
   * Appends records under consecutive ids and deletes others, atomically. All of it is on disk when
   * this returns.
   */
  void commit(long firstId, List<byte[]> records, long[] deletedIds) throws Exception;

  /** Visits every record; in order of ids unless the scan is split. */
  void scan(Visitor visitor) throws Exception;

  /** Gives back a bounded piece of the space that deleted records held. */
  void reclaim() throws Exception;

  /** Gives back all space that can be given back, however long it takes. */
  void compact() throws Exception;

  @Override
  void close() throws IOException;

  /** The length of all files in a log's folder. Files may come and go meanwhile. */
  static long sizeOnDisk(Path folder) throws IOException {
    AtomicLong size = new AtomicLong();
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            size.addAndGet(attributes.size());
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException e) {
            return FileVisitResult.CONTINUE;
          }
        });
    return size.get();
  }
}
