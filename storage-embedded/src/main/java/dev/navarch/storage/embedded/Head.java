package dev.navarch.storage.embedded;

import java.sql.PreparedStatement;
import java.sql.SQLException;

/**
 * What is said about all rows together, and written with every change of them: a row that is lost,
 * or comes back, or is another one, shows here.
 *
 * @param revision the latest revision
 * @param compacted the oldest revision that can be read
 * @param rows how many rows there are
 * @param digest the sum of what {@link #share} gives for each row
 */
record Head(long revision, long compacted, long rows, long digest) {
  /** Gives the first four parameters of a statement their values. */
  void bind(PreparedStatement statement) throws SQLException {
    statement.setLong(1, revision);
    statement.setLong(2, compacted);
    statement.setLong(3, rows);
    statement.setLong(4, digest);
  }

  /** What a row adds to the digest. */
  static long share(int checksum) {
    return (checksum & 0xffff_ffffL) * 0x9E37_79B9_7F4A_7C15L;
  }
}
