package dev.navarch.storage.embedded;

import dev.navarch.storage.KeyValue;
import dev.navarch.storage.mvcc.GrantedLease;
import dev.navarch.storage.mvcc.State;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Makes the database of a store that holds a given state, without its history. */
final class Creation {
  private Creation() {}

  /** The file has its name only once everything is in it and on disk. */
  static void create(Path folder, State state) throws SQLException, IOException {
    Path file = Database.file(folder);
    Path unfinished = folder.resolve(Database.FILE + ".unfinished");
    Files.deleteIfExists(unfinished);
    Files.deleteIfExists(Database.writeAheadLog(unfinished));
    try (Connection connection = Database.connect(unfinished)) {
      Database.run(connection, "BEGIN IMMEDIATE");
      Database.createTables(connection);
      Database.insert(connection, fill(connection, state));
      Database.run(connection, "COMMIT");
    }
    sync(unfinished);
    Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    sync(folder);
  }

  private static Head fill(Connection connection, State state) throws SQLException {
    List<KeyValue> values = new ArrayList<>(state.keys().size());
    state.keys().forEach((key, value) -> values.add(value));
    values.sort(Comparator.comparingLong(KeyValue::modRevision));
    Row rows = new Row();
    long digest = 0;
    long revision = 0;
    int place = 0;
    try (PreparedStatement insert = connection.prepareStatement(Database.INSERT_ROW)) {
      for (KeyValue value : values) {
        place = value.modRevision() == revision ? place + 1 : 0;
        revision = value.modRevision();
        byte[] body = rows.value(value);
        insert.setLong(1, Row.id(revision, place));
        insert.setBytes(2, value.key().unsafeArray());
        insert.setBytes(3, body);
        insert.executeUpdate();
        digest += Head.share(Row.storedChecksum(body));
      }
    }
    List<GrantedLease> leases = new ArrayList<>();
    state.leases().forEach((key, lease) -> leases.add(lease));
    try (PreparedStatement insert = connection.prepareStatement(Database.INSERT_LEASE)) {
      for (GrantedLease granted : leases) {
        insert.setLong(1, granted.lease().id());
        insert.setLong(2, granted.lease().timeToLive().toSeconds());
        insert.executeUpdate();
      }
    }
    return new Head(state.revision(), state.revision(), values.size(), digest);
  }

  /** Has the operating system write a file, or the names in a folder, to the disk. */
  static void sync(Path path) throws IOException {
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      channel.force(true);
    }
  }
}
