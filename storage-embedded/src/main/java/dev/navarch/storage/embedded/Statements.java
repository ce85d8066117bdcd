package dev.navarch.storage.embedded;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/**
 * The statements of a transaction, prepared once. The driver gives up a statement that failed, so
 * after a failure all are prepared anew.
 */
record Statements(
    PreparedStatement begin,
    PreparedStatement insert,
    PreparedStatement delete,
    PreparedStatement grant,
    PreparedStatement end,
    PreparedStatement head,
    PreparedStatement commit)
    implements AutoCloseable {

  static Statements prepare(Connection connection) throws SQLException {
    return new Statements(
        connection.prepareStatement("BEGIN IMMEDIATE"),
        connection.prepareStatement(Database.INSERT_ROW),
        connection.prepareStatement("DELETE FROM log WHERE id >= ? AND id < ? AND key = ?"),
        connection.prepareStatement(Database.INSERT_LEASE),
        connection.prepareStatement(Database.DELETE_LEASE),
        connection.prepareStatement(Database.UPDATE_HEAD),
        connection.prepareStatement("COMMIT"));
  }

  @Override
  public void close() throws SQLException {
    for (PreparedStatement statement : List.of(begin, insert, delete, grant, end, head, commit)) {
      statement.close();
    }
  }
}
