package dev.navarch.trial;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

/**
 * One table in write-ahead mode. A commit syncs the write-ahead log only; a second thread with its
 * own connection carries the log into the table's file.
 *
 * <p>A passive checkpoint does the bulk of that work beside the writer but never catches up with
 * one that does not pause, and only a log that is carried over to its end is begun anew. So the
 * rest is carried over while the writer waits at {@link #writing}. The log keeps its file length
 * and is overwritten from the start, which syncs faster than a file that grows.
 */
final class SqliteLog implements Log {
  private static final long CHECKPOINT_BYTES = 32L << 20;
  private static final long SCAN_MAP_BYTES = 8L << 30;

  private final String url;
  private final int pageSize;
  private final int scanThreads;
  private final Connection connection;
  private final PreparedStatement begin;
  private final PreparedStatement insert;
  private final PreparedStatement delete;
  private final PreparedStatement commit;
  private final PreparedStatement logLength;

  /** Taken before {@link #writing}: a checkpoint beside another one gives up at once. */
  private final ReentrantLock checkpointing = new ReentrantLock();

  private final ReentrantLock writing = new ReentrantLock();
  private final Semaphore checkpointDue = new Semaphore(0);
  private final Thread checkpointer;
  private volatile boolean closed;
  private long bytesSinceLook;

  private SqliteLog(Path folder, int pageSize, int scanThreads) throws SQLException {
    this.url = "jdbc:sqlite:" + folder.resolve("log.db");
    this.pageSize = pageSize;
    this.scanThreads = scanThreads;
    this.connection = connect();
    run(
        connection,
        "CREATE TABLE IF NOT EXISTS log (id INTEGER PRIMARY KEY, record BLOB NOT NULL)");
    this.begin = connection.prepareStatement("BEGIN IMMEDIATE");
    this.insert = connection.prepareStatement("INSERT INTO log (id, record) VALUES (?, ?)");
    this.delete = connection.prepareStatement("DELETE FROM log WHERE id = ?");
    this.commit = connection.prepareStatement("COMMIT");
    this.logLength = connection.prepareStatement("PRAGMA wal_checkpoint(NOOP)");
    this.checkpointer = Thread.ofPlatform().name("checkpointer").start(this::checkpointWhenDue);
  }

  static SqliteLog open(Path folder, int pageSize, int scanThreads) throws SQLException {
    return new SqliteLog(folder, pageSize, scanThreads);
  }

  private Connection connect() throws SQLException {
    Connection opened = DriverManager.getConnection(url);
    run(opened, "PRAGMA page_size = " + pageSize);
    run(opened, "PRAGMA auto_vacuum = INCREMENTAL");
    run(opened, "PRAGMA journal_mode = WAL");
    run(opened, "PRAGMA synchronous = FULL");
    run(opened, "PRAGMA wal_autocheckpoint = 0");
    run(opened, "PRAGMA journal_size_limit = " + 2 * CHECKPOINT_BYTES);
    run(opened, "PRAGMA cache_size = -65536");
    run(opened, "PRAGMA temp_store = MEMORY");
    run(opened, "PRAGMA busy_timeout = 10000");
    return opened;
  }

  @Override
  public void commit(long firstId, List<byte[]> records, long[] deletedIds) throws SQLException {
    writing.lock();
    try {
      begin.execute();
      long id = firstId;
      for (byte[] record : records) {
        insert.setLong(1, id++);
        insert.setBytes(2, record);
        insert.executeUpdate();
      }
      for (long deletedId : deletedIds) {
        delete.setLong(1, deletedId);
        delete.executeUpdate();
      }
      commit.execute();
    } finally {
      writing.unlock();
    }
    askForCheckpoint((long) (records.size() + deletedIds.length) * pageSize);
  }

  /** Every change touches at most about a page; the true length is looked up now and then. */
  private void askForCheckpoint(long bytes) throws SQLException {
    bytesSinceLook += bytes;
    if (bytesSinceLook >= CHECKPOINT_BYTES / 8) {
      bytesSinceLook = 0;
      try (ResultSet row = logLength.executeQuery()) {
        if (row.getLong(2) * pageSize >= CHECKPOINT_BYTES
            && checkpointDue.availablePermits() == 0) {
          checkpointDue.release();
        }
      }
    }
  }

  private void checkpointWhenDue() {
    try (Connection own = connect()) {
      while (true) {
        checkpointDue.acquireUninterruptibly();
        if (closed) {
          return;
        }
        checkpointing.lock();
        try {
          run(own, "PRAGMA wal_checkpoint(PASSIVE)");
          checkpointToTheEnd(own, "RESTART");
        } finally {
          checkpointing.unlock();
        }
      }
    } catch (SQLException e) {
      throw new IllegalStateException("cannot carry the write-ahead log over", e);
    }
  }

  @Override
  public void scan(Visitor visitor) throws Exception {
    long first = number("SELECT min(id) FROM log");
    long end = number("SELECT max(id) FROM log") + 1;
    FutureTask<?>[] parts = new FutureTask<?>[scanThreads];
    for (int i = 0; i < scanThreads; i++) {
      long from = first + (end - first) * i / scanThreads;
      long to = first + (end - first) * (i + 1) / scanThreads;
      parts[i] = new FutureTask<>(() -> scan(from, to, visitor), null);
      if (i > 0) {
        Thread.ofPlatform().name("scan-" + i).start(parts[i]);
      }
    }
    parts[0].run();
    for (FutureTask<?> part : parts) {
      part.get();
    }
  }

  private void scan(long from, long to, Visitor visitor) {
    try (Connection own = connect()) {
      run(own, "PRAGMA mmap_size = " + SCAN_MAP_BYTES);
      try (PreparedStatement select =
          own.prepareStatement("SELECT id, record FROM log WHERE id >= ? AND id < ? ORDER BY id")) {
        select.setLong(1, from);
        select.setLong(2, to);
        try (ResultSet rows = select.executeQuery()) {
          while (rows.next()) {
            visitor.visit(rows.getLong(1), rows.getBytes(2));
          }
        }
      }
    } catch (SQLException e) {
      throw new IllegalStateException("cannot scan from id " + from, e);
    }
  }

  /** Leaves a tenth of the file free: pages that the next commits fill need not move first. */
  @Override
  public void reclaim() throws SQLException {
    long free = number("PRAGMA freelist_count");
    long spare = free - number("PRAGMA page_count") / 10;
    if (spare > 0) {
      vacuum(Math.min(spare, (8L << 20) / pageSize));
    }
  }

  @Override
  public void compact() throws SQLException {
    while (number("PRAGMA freelist_count") > 0) {
      vacuum((32L << 20) / pageSize);
      checkpointAndTruncate();
    }
    checkpointAndTruncate();
  }

  private void vacuum(long pages) throws SQLException {
    writing.lock();
    try {
      run(connection, "PRAGMA incremental_vacuum(" + pages + ")");
    } finally {
      writing.unlock();
    }
  }

  private void checkpointAndTruncate() throws SQLException {
    checkpointing.lock();
    try {
      checkpointToTheEnd(connection, "TRUNCATE");
    } finally {
      checkpointing.unlock();
    }
  }

  private void checkpointToTheEnd(Connection by, String mode) throws SQLException {
    writing.lock();
    try (Statement statement = by.createStatement();
        ResultSet row = statement.executeQuery("PRAGMA wal_checkpoint(" + mode + ")")) {
      if (row.getInt(1) != 0) {
        throw new IllegalStateException("someone else holds the write-ahead log");
      }
    } finally {
      writing.unlock();
    }
  }

  private long number(String query) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(query)) {
      return row.getLong(1);
    }
  }

  /** Runs a statement to its end, which {@code execute} does not do for one that vacuums. */
  private static void run(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  @Override
  public void close() throws IOException {
    closed = true;
    checkpointDue.release();
    try {
      checkpointer.join();
      connection.close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted while the last checkpoint ran");
    } catch (SQLException e) {
      throw new IOException("cannot close the log", e);
    }
  }
}
