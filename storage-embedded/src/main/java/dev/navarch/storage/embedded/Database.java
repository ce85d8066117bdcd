package dev.navarch.storage.embedded;

import dev.navarch.storage.StorageException;
import dev.navarch.storage.StorageException.Outcome;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import org.sqlite.JDBC;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * The SQLite file of a store: how it is opened, what is in it, and what its errors mean.
 *
 * <p>It is in write-ahead mode and every commit is synced. Other processes may read it at the same
 * time, for a back-up or a check; only who has the {@link FolderLock} may write.
 */
final class Database {
  static final String FILE = "store.db";

  /** Chosen by measuring: see the decision record on the embedded engine. */
  static final int PAGE_BYTES = 4096;

  static final String INSERT_ROW = "INSERT INTO log (id, key, body) VALUES (?, ?, ?)";
  static final String INSERT_LEASE = "INSERT INTO lease (id, seconds) VALUES (?, ?)";
  static final String DELETE_LEASE = "DELETE FROM lease WHERE id = ? RETURNING seconds";
  static final String UPDATE_HEAD = "UPDATE head SET (" + Head.COLUMNS + ") = (?, ?, ?, ?, ?, ?)";

  /** Says in the file's header that it is ours: the letters {@code Nvch}. */
  private static final int APPLICATION_ID = 0x4e766368;

  private static final int FORMAT = 1;
  private static final int HEADER_BYTES = 100;
  private static final int BUSY_MILLIS = 60_000;

  private Database() {}

  static Path file(Path folder) {
    return folder.resolve(FILE);
  }

  static Path writeAheadLog(Path file) {
    return file.resolveSibling(file.getFileName() + "-wal");
  }

  /**
   * Opens a connection that changes nothing, not even by carrying the write-ahead log over when it
   * is closed: what is damaged stays as it was found.
   */
  static Connection connectToRead(Path file) throws SQLException {
    if (size(file) < HEADER_BYTES) {
      // SQLite takes the shortest ones for new, and would delete the write-ahead log.
      throw damaged(file, "it is cut off after " + size(file) + " bytes", null);
    }
    SQLiteConfig config = new SQLiteConfig();
    config.setReadOnly(true);
    config.setBusyTimeout(BUSY_MILLIS);
    return JDBC.createConnection("jdbc:sqlite:" + file, config.toProperties());
  }

  /** Makes a file, and opens a connection to write. */
  static Connection make(Path file) throws SQLException {
    return connect(
        file, List.of("PRAGMA page_size = " + PAGE_BYTES, "PRAGMA auto_vacuum = INCREMENTAL"));
  }

  /** Opens a connection to write; opening alone writes nothing. */
  static Connection connect(Path file) throws SQLException {
    return connect(file, List.of());
  }

  private static Connection connect(Path file, List<String> first) throws SQLException {
    Connection connection = JDBC.createConnection("jdbc:sqlite:" + file, new Properties());
    try {
      run(connection, "PRAGMA busy_timeout = " + BUSY_MILLIS);
      for (String statement : first) {
        run(connection, statement);
      }
      run(connection, "PRAGMA journal_mode = WAL");
      run(connection, "PRAGMA synchronous = FULL");
      run(connection, "PRAGMA wal_autocheckpoint = 0");
      run(connection, "PRAGMA cache_size = -16384");
      run(connection, "PRAGMA temp_store = MEMORY");
      return connection;
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  /** Checks that the file is one of ours. */
  static void requireKnown(Connection connection, Path file) throws SQLException {
    long application = number(connection, "PRAGMA application_id");
    long format = number(connection, "PRAGMA user_version");
    if (application != APPLICATION_ID) {
      throw damaged(file, "it is empty, or the database of some other program", null);
    }
    if (format > FORMAT) {
      throw new StorageException.Corrupt(
          "%s has format %d, from a newer version; this one knows %d"
              .formatted(file, format, FORMAT),
          null);
    }
  }

  static void createTables(Connection connection) throws SQLException {
    run(
        connection,
        "CREATE TABLE log (id INTEGER PRIMARY KEY, key BLOB NOT NULL, body BLOB NOT NULL)");
    run(connection, "CREATE TABLE lease (id INTEGER PRIMARY KEY, seconds INTEGER NOT NULL)");
    run(
        connection,
        "CREATE TABLE head (id INTEGER PRIMARY KEY, revision INTEGER NOT NULL,"
            + " compacted INTEGER NOT NULL, rows INTEGER NOT NULL, digest INTEGER NOT NULL,"
            + " commits INTEGER NOT NULL, checksum INTEGER NOT NULL)");
    run(connection, "PRAGMA application_id = " + APPLICATION_ID);
    run(connection, "PRAGMA user_version = " + FORMAT);
  }

  static void insert(Connection connection, Head head) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "INSERT INTO head (" + Head.COLUMNS + ", id) VALUES (?, ?, ?, ?, ?, ?, 1)")) {
      head.bind(insert);
      insert.executeUpdate();
    }
  }

  static Head readHead(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SELECT " + Head.COLUMNS + " FROM head")) {
      if (!row.next()) {
        throw new SQLException("the row that sums all others up is missing");
      }
      Head head = Head.read(row);
      if (row.next()) {
        throw new SQLException("there is more than one row that sums all others up");
      }
      return head;
    }
  }

  static long number(Connection connection, String query) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(query)) {
      return row.getLong(1);
    }
  }

  /** Runs a statement to its end. */
  static void run(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  /** What the file and its write-ahead log take on disk. */
  static long storedBytes(Path file) {
    return size(file) + size(writeAheadLog(file));
  }

  private static long size(Path path) {
    try {
      return Files.exists(path) ? Files.size(path) : 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What went wrong while opening or reading a file. */
  static StorageException readFailure(Path file, SQLException cause) {
    SQLiteErrorCode code = code(cause);
    if (code == SQLiteErrorCode.SQLITE_IOERR_SHORT_READ) {
      return damaged(file, "it is cut off", cause);
    }
    if (primary(code) == SQLiteErrorCode.SQLITE_READONLY && Files.isWritable(file)) {
      return damaged(file, "its header says that it must not be written", cause);
    }
    return switch (primary(code)) {
      case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_MISMATCH ->
          damaged(file, String.valueOf(cause.getMessage()), cause);
      case SQLITE_FULL ->
          new StorageException.DiskFull("no room on the disk to open " + file, cause);
      default ->
          new StorageException.Unavailable(
              "cannot read " + file + ": " + cause.getMessage(), Outcome.NOT_APPLIED, cause);
    };
  }

  static StorageException.Corrupt damaged(Path file, String what, @Nullable Throwable cause) {
    return new StorageException.Corrupt(
        """
        %s is damaged: %s. Nothing was changed. \
        Restore the latest back-up with 'navarch storage restore', \
        or see what is wrong with 'navarch storage verify'.\
        """
            .formatted(file, what),
        cause);
  }

  static boolean isFull(SQLException cause) {
    SQLiteErrorCode code = code(cause);
    return primary(code) == SQLiteErrorCode.SQLITE_FULL
        || code == SQLiteErrorCode.SQLITE_IOERR_SHMSIZE;
  }

  private static SQLiteErrorCode code(SQLException cause) {
    return cause instanceof SQLiteException known
        ? known.getResultCode()
        : SQLiteErrorCode.SQLITE_ERROR;
  }

  /** Extended codes carry the primary one in their lowest byte. */
  private static SQLiteErrorCode primary(SQLiteErrorCode code) {
    return SQLiteErrorCode.getErrorCode(code.code & 0xff);
  }
}
