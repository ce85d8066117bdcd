package dev.navarch.storage.embedded;

import dev.navarch.storage.Lease;
import java.nio.ByteBuffer;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.zip.CRC32C;

/**
 * What is said about all rows together, and written with every change of them: a row that is lost,
 * or comes back, or is another one, shows here.
 *
 * @param revision the latest revision
 * @param compacted the oldest revision that can be read
 * @param rows how many writes there are
 * @param digest the sum of what {@link #share(int)} gives for each write, and {@link #share(Lease)}
 *     for each lease
 * @param commits how often something was written, also if that made no revision
 */
record Head(long revision, long compacted, long rows, long digest, long commits) {
  static final String COLUMNS = "revision, compacted, rows, digest, commits, checksum";

  /** Gives the first six parameters of a statement, for {@link #COLUMNS}, their values. */
  void bind(PreparedStatement statement) throws SQLException {
    statement.setLong(1, revision);
    statement.setLong(2, compacted);
    statement.setLong(3, rows);
    statement.setLong(4, digest);
    statement.setLong(5, commits);
    statement.setLong(6, checksum());
  }

  /** Reads {@link #COLUMNS}. */
  static Head read(ResultSet row) throws SQLException {
    Head head =
        new Head(row.getLong(1), row.getLong(2), row.getLong(3), row.getLong(4), row.getLong(5));
    if (row.getLong(6) != head.checksum()) {
      throw new SQLException("the row that sums all others up does not match its checksum");
    }
    return head;
  }

  private long checksum() {
    return crc(revision, compacted, rows, digest, commits);
  }

  /** What a write adds to the digest. */
  static long share(int checksum) {
    return (checksum & 0xffff_ffffL) * 0x9E37_79B9_7F4A_7C15L;
  }

  /** What a lease adds to the digest. */
  static long share(Lease lease) {
    return share((int) crc(lease.id(), lease.timeToLive().toSeconds()));
  }

  private static long crc(long... numbers) {
    ByteBuffer bytes = ByteBuffer.allocate(numbers.length * Long.BYTES);
    for (long number : numbers) {
      bytes.putLong(number);
    }
    CRC32C crc = new CRC32C();
    crc.update(bytes.flip());
    return crc.getValue();
  }
}
