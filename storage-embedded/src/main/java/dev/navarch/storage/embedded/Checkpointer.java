package dev.navarch.storage.embedded;

import dev.navarch.storage.FatalErrors;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Carries the write-ahead log into the file of the database, on a thread and a connection of its
 * own, so that a write waits for no more than its own sync.
 *
 * <p>Most of the work is done beside the writer. Only a log that was carried over to its end is
 * begun anew, and a writer that does not pause keeps it from ending; so the rest, which is short,
 * is carried over while the writer waits at the lock. SQLite syncs the file only when the log was
 * carried over to its end: it would do so at that very moment, for everything. Therefore the file
 * is synced here, before. While somebody else reads the file, for a back-up, the log cannot begin
 * anew and grows until they are done.
 */
final class Checkpointer implements AutoCloseable {
  private static final Logger LOG = System.getLogger(Checkpointer.class.getName());

  /** How long the log may become before it is carried over. */
  static final long DUE_BYTES = 32L << 20;

  private static final long LOOK_BYTES = DUE_BYTES / 8;

  /** How often the log is carried over beside the writer: each time what is left is shorter. */
  private static final int ROUNDS_BESIDE = 2;

  private final Path file;
  private final ReentrantLock writing;
  private final FatalErrors fatalErrors;

  /**
   * The file of the database, to sync it. It must stay open as long as SQLite has the file open: a
   * process loses all its locks on a file when it closes one of its channels to it.
   */
  private final FileChannel channel;

  private final Semaphore looks = new Semaphore(0);
  private final Worker worker;
  private volatile boolean closed;

  /** The writer's: how much it wrote, roughly, since it last had the log looked at. */
  private long bytes;

  /** Takes the file of the database, and a channel to it that outlives this. */
  Checkpointer(Path file, FileChannel channel, ReentrantLock writing, FatalErrors fatalErrors) {
    this.fatalErrors = fatalErrors;
    this.file = file;
    this.channel = channel;
    this.writing = writing;
    this.worker = new Worker("navarch-storage-checkpoint", this::run);
  }

  Checkpointer start() {
    worker.start();
    return this;
  }

  /** To be called by the writer, without the lock, after each commit. */
  void written(long size) {
    bytes += size;
    if (bytes >= LOOK_BYTES) {
      bytes = 0;
      looks.release();
    }
  }

  @Override
  public void close() {
    closed = true;
    looks.release();
    worker.join();
  }

  private void run() {
    while (!closed) {
      try (Connection connection = Database.connect(file)) {
        while (!closed) {
          looks.acquireUninterruptibly();
          looks.drainPermits();
          if (!closed && logBytes(connection) >= DUE_BYTES) {
            carryOver(connection);
          }
        }
      } catch (SQLException | IOException | RuntimeException | Error e) {
        fatalErrors.check(e);
        // Nothing is lost: the log holds it, and the next look tries again.
        LOG.log(Level.WARNING, "the write-ahead log of {0} grows: {1}", file, e);
        looks.acquireUninterruptibly();
      }
    }
  }

  private static long logBytes(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("PRAGMA wal_checkpoint(NOOP)")) {
      return row.getLong(2) * Database.PAGE_BYTES;
    }
  }

  private void carryOver(Connection connection) throws SQLException, IOException {
    for (int i = 0; i < ROUNDS_BESIDE; i++) {
      Database.run(connection, "PRAGMA wal_checkpoint(PASSIVE)");
      channel.force(false);
    }
    writing.lock();
    try {
      // A reader from another process is not waited for: the writer would wait as long.
      Database.run(connection, "PRAGMA busy_timeout = 0");
      Database.run(connection, "PRAGMA wal_checkpoint(RESTART)");
    } finally {
      writing.unlock();
    }
  }
}
