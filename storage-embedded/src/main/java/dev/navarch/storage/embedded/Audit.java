package dev.navarch.storage.embedded;

import dev.navarch.storage.Lease;
import dev.navarch.storage.mvcc.Replay.Write;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads everything in a database and checks it on the way: that its pages are in order, also those
 * that the next writes will use; that each row is what was written; that none is missing, none is
 * there twice, and none too many; and that the revisions follow each other.
 */
final class Audit {
  /** Gets what is read, in the order in which it was written. */
  interface Reader {
    /** What the database says of itself; this comes first. */
    default void begin(Head head) {}

    /**
     * A write up to the oldest revision. Of several for one key the last one counts; the others
     * wait to be deleted.
     */
    void old(Write write);

    /** All writes of a revision after the oldest. */
    void revision(List<Write> writes);

    void lease(Lease lease);
  }

  private static final long MAP_BYTES = 1L << 40;

  private final Path file;
  private final Head head;
  private final Reader reader;
  private final Row rows = new Row();
  private final List<Write> writes = new ArrayList<>();
  private long revision;
  private long count;
  private long digest;

  private Audit(Path file, Head head, Reader reader) {
    this.file = file;
    this.head = head;
    this.reader = reader;
    this.revision = head.compacted();
  }

  /**
   * Reads all.
   *
   * @return what the database says of itself, which was found to be true
   * @throws dev.navarch.storage.StorageException.Corrupt saying what is wrong
   */
  static Head read(Path file, Reader reader) throws SQLException {
    try (Connection connection = Database.connectToRead(file)) {
      Database.requireKnown(connection, file);
      Database.run(connection, "PRAGMA mmap_size = " + MAP_BYTES);
      Database.run(connection, "BEGIN");
      checkPages(connection, file);
      Head head = Database.readHead(connection);
      reader.begin(head);
      new Audit(file, head, reader).readAll(connection);
      return head;
    }
  }

  /** Takes a tenth of the time that reading everything takes. */
  private static void checkPages(Connection connection, Path file) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("PRAGMA integrity_check(1)")) {
      String finding = row.next() ? row.getString(1) : "nothing could be checked";
      if (!finding.equals("ok")) {
        throw Database.damaged(file, finding.replace('\n', ' '), null);
      }
    }
  }

  private void readAll(Connection connection) throws SQLException {
    try (PreparedStatement select =
            connection.prepareStatement("SELECT id, key, body FROM log ORDER BY id");
        ResultSet row = select.executeQuery()) {
      while (row.next()) {
        row(row.getLong(1), row.getBytes(2), row.getBytes(3));
      }
    }
    endRevision();
    List<Lease> leases = leases(connection);
    leases.forEach(lease -> digest += Head.share(lease));
    if (revision != head.revision() || count != head.rows() || digest != head.digest()) {
      throw Database.damaged(
          file,
          "it should end with revision %d and have %d rows, and ends with %d and has %d%s"
              .formatted(
                  head.revision(),
                  head.rows(),
                  revision,
                  count,
                  count == head.rows()
                      ? "; not all of these, or of the leases, are those that were written"
                      : ""),
          null);
    }
    leases.forEach(reader::lease);
  }

  private static List<Lease> leases(Connection connection) throws SQLException {
    List<Lease> leases = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SELECT id, seconds FROM lease")) {
      while (row.next()) {
        leases.add(new Lease(row.getLong(1), Duration.ofSeconds(row.getLong(2))));
      }
    }
    return leases;
  }

  private void row(long id, byte @Nullable [] key, byte @Nullable [] body) {
    Write write = key == null || body == null ? null : rows.read(id, key, body);
    if (write == null || body == null) {
      throw Database.damaged(
          file, "a row of revision " + Row.revision(id) + " does not match its checksum", null);
    }
    count++;
    digest += Head.share(Row.storedChecksum(body));
    long number = Row.revision(id);
    if (number <= head.compacted()) {
      reader.old(write);
      return;
    }
    if (number != revision) {
      endRevision();
      if (number != revision + 1) {
        throw Database.damaged(file, "revision " + number + " follows after " + revision, null);
      }
      revision = number;
    }
    writes.add(write);
  }

  private void endRevision() {
    if (!writes.isEmpty()) {
      reader.revision(writes);
      writes.clear();
    }
  }
}
