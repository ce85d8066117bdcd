package dev.navarch.storage.embedded;

import dev.navarch.storage.FatalErrors;
import dev.navarch.storage.Lease;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.StorageException.Outcome;
import dev.navarch.storage.WatchEvent;
import dev.navarch.storage.mvcc.Replay.Write;
import dev.navarch.storage.mvcc.Revision;
import dev.navarch.storage.mvcc.Step;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Writes steps into the database.
 *
 * <p>Each write of each revision is a row, appended at the end of the table; compaction deletes
 * rows that were superseded. The {@link Checkpointer} carries the write-ahead log into the table
 * from another thread, and takes {@link #writing} for the moment in which nobody may write.
 */
final class SqliteJournal implements Journal {
  /** Space is given back once this share of the file is free. */
  private static final int FREE_SHARE = 10;

  private static final long FREE_BYTES = 4L << 20;
  private static final int TIDY_BYTES = 1 << 20;

  /** How many rows are deleted with a commit that adds none. */
  private static final int SWEEP = 256;

  private final Path file;
  private final Connection connection;
  private final HeadMark mark;

  /** To sync the file; closed after the connection, as {@link Checkpointer} explains. */
  private final FileChannel channel;

  private final Checkpointer checkpointer;
  private final ReentrantLock writing;
  private final Row rows = new Row();

  private Statements statements;

  /** What is on disk. */
  private Head written;

  /**
   * Rows that nothing needs any more, in the order in which they are to be deleted. A few go with
   * each commit, so that no commit pays for a whole compaction.
   */
  private final ArrayDeque<Write> superseded = new ArrayDeque<>();

  SqliteJournal(
      Path file,
      Connection connection,
      Recovery.Recovered found,
      HeadMark mark,
      FatalErrors fatalErrors)
      throws SQLException, IOException {
    this.file = file;
    this.connection = connection;
    this.written = found.head();
    this.mark = mark;
    addSuperseded(found.superseded());
    // Changes nothing, as no lease has this id, but finds out whether that is possible.
    Database.run(connection, "DELETE FROM lease WHERE id = " + Lease.NONE);
    // It is the writer that cuts a log which became longer, when it begins it anew.
    Database.run(connection, "PRAGMA journal_size_limit = " + Checkpointer.DUE_BYTES);
    this.statements = Statements.prepare(connection);
    this.writing = new ReentrantLock();
    this.channel = FileChannel.open(file, StandardOpenOption.READ);
    this.checkpointer = new Checkpointer(file, channel, writing, fatalErrors).start();
  }

  @Override
  public void write(List<Step> steps) {
    long size;
    writing.lock();
    try {
      Batch batch = writeAll(steps);
      written = batch.head();
      size = batch.size;
      for (int i = 0; i < batch.swept; i++) {
        superseded.remove();
      }
      addSuperseded(batch.compaction);
    } catch (SQLException e) {
      throw new StorageException.Unavailable(
          "cannot write to " + file + ": " + e.getMessage(), Outcome.UNKNOWN, e);
    } finally {
      writing.unlock();
    }
    mark.write(written);
    checkpointer.written(size);
  }

  private Batch writeAll(List<Step> steps) throws SQLException {
    Progress progress = Progress.BEGINNING;
    try {
      statements.begin().execute();
      progress = Progress.WRITING;
      Batch batch = new Batch();
      for (Step step : steps) {
        batch.add(step);
      }
      batch.sweep();
      batch.writeHead();
      progress = Progress.COMMITTING;
      statements.commit().execute();
      return batch;
    } catch (SQLException e) {
      rollBack();
      if (!Database.isFull(e)) {
        throw e;
      }
      throw new StorageException.DiskFull(
          "no room on the disk for " + file + ": writes fail until there is some", e);
    } catch (RuntimeException | Error e) {
      if (progress == Progress.COMMITTING) {
        throw e;
      }
      abandon(progress);
      throw new StorageException.Unavailable(
          "the write to " + file + " was abandoned: " + e, Outcome.NOT_APPLIED, e);
    }
  }

  /** How far a transaction got. */
  private enum Progress {
    BEGINNING,
    WRITING,
    COMMITTING
  }

  /**
   * Ends a transaction that was not committed. A failure of this code, unlike one of SQLite, does
   * not roll back by itself.
   *
   * @throws SQLException if the transaction may still be open
   */
  private void abandon(Progress progress) throws SQLException {
    try {
      Database.run(connection, "ROLLBACK");
    } catch (SQLException e) {
      if (progress != Progress.BEGINNING) {
        throw e;
      }
      // There is no transaction to roll back: it had not begun.
    }
    statements.close();
    statements = Statements.prepare(connection);
  }

  /** In the order of their ids: rows that lie in one page are deleted together. */
  private void addSuperseded(List<Write> writes) {
    writes.stream().sorted(Comparator.comparingLong(Write::revision)).forEach(superseded::add);
  }

  private void rollBack() throws SQLException {
    try {
      Database.run(connection, "ROLLBACK");
    } catch (SQLException e) {
      // SQLite has rolled back by itself: some errors make it do so. Were it not so, the next write
      // could not begin, and would fail for good.
    }
    statements.close();
    statements = Statements.prepare(connection);
  }

  @Override
  public boolean tidy() {
    if (!superseded.isEmpty()) {
      write(List.of());
      return true;
    }
    writing.lock();
    try {
      long free = Database.number(connection, "PRAGMA freelist_count");
      long spare = free - Database.number(connection, "PRAGMA page_count") / FREE_SHARE;
      if (spare * Database.PAGE_BYTES < FREE_BYTES) {
        return false;
      }
      Database.run(
          connection,
          "PRAGMA incremental_vacuum(" + Math.min(spare, TIDY_BYTES / Database.PAGE_BYTES) + ")");
      return true;
    } catch (SQLException e) {
      if (Database.isFull(e)) {
        throw new StorageException.DiskFull("no room on the disk to tidy " + file, e);
      }
      throw new StorageException.Unavailable(
          "cannot tidy " + file + ": " + e.getMessage(), Outcome.UNKNOWN, e);
    } finally {
      writing.unlock();
      checkpointer.written(TIDY_BYTES);
    }
  }

  @Override
  public long storedBytes() {
    return Database.storedBytes(file);
  }

  @Override
  public void close() {
    checkpointer.close();
    mark.close();
    try {
      connection.close();
      channel.close();
    } catch (SQLException e) {
      throw Database.readFailure(file, e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One transaction, and what it makes of the head. */
  private final class Batch {
    private long revision = written.revision();
    private long compacted = written.compacted();
    private long count = written.rows();
    private long digest = written.digest();
    private final List<Write> compaction = new ArrayList<>();
    private int added;
    private int swept;

    /** How much the transaction adds to the write-ahead log, roughly. */
    private long size = 2L * Database.PAGE_BYTES;

    void add(Step step) throws SQLException {
      switch (step) {
        case Step.Written(Revision next) -> add(next);
        case Step.Granted(Lease lease) -> {
          statements.grant().setLong(1, lease.id());
          statements.grant().setLong(2, lease.timeToLive().toSeconds());
          statements.grant().executeUpdate();
          digest += Head.share(lease);
        }
        case Step.Ended(long lease) -> {
          end(lease);
        }
        case Step.Compacted next -> {
          next.forEachSuperseded(compaction::add);
          compacted = next.floor();
        }
      }
    }

    private void end(long lease) throws SQLException {
      statements.end().setLong(1, lease);
      try (ResultSet ended = statements.end().executeQuery()) {
        if (!ended.next()) {
          throw new SQLException("the row of the lease " + Long.toHexString(lease) + " is missing");
        }
        digest -= Head.share(new Lease(lease, Duration.ofSeconds(ended.getLong(1))));
      }
    }

    private void add(Revision next) throws SQLException {
      revision = next.number();
      if (next.events().size() > Row.PLACES) {
        throw new IllegalStateException(next.events().size() + " writes in one revision");
      }
      PreparedStatement insert = statements.insert();
      int place = 0;
      for (WatchEvent event : next.events()) {
        byte[] body =
            switch (event) {
              case WatchEvent.Put put -> rows.value(put.current());
              case WatchEvent.Delete deletion -> rows.deletion(revision, deletion.key());
            };
        insert.setLong(1, Row.id(revision, place++));
        insert.setBytes(2, event.key().unsafeArray());
        insert.setBytes(3, body);
        insert.executeUpdate();
        count++;
        size += body.length + Database.PAGE_BYTES / 4;
        digest += Head.share(Row.storedChecksum(body));
      }
      added += place;
    }

    /**
     * Deletes some rows that nothing needs: more than were added, so that there is an end to it.
     */
    void sweep() throws SQLException {
      int most = added == 0 ? SWEEP : 2 * added;
      for (Iterator<Write> next = superseded.iterator(); swept < most && next.hasNext(); swept++) {
        remove(next.next());
      }
    }

    private void remove(Write write) throws SQLException {
      PreparedStatement delete = statements.delete();
      delete.setLong(1, Row.id(write.revision(), 0));
      delete.setLong(2, Row.id(write.revision() + 1, 0));
      delete.setBytes(3, write.key().unsafeArray());
      if (delete.executeUpdate() != 1) {
        throw new SQLException(
            "the row of revision %d and key %s is missing"
                .formatted(write.revision(), write.key().utf8()));
      }
      count--;
      size += Database.PAGE_BYTES;
      digest -= Head.share(rows.checksum(write));
    }

    Head head() {
      return new Head(revision, compacted, count, digest, written.commits() + 1);
    }

    void writeHead() throws SQLException {
      head().bind(statements.head());
      statements.head().executeUpdate();
    }
  }
}
