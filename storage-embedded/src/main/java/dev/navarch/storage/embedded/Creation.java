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

  /** Makes the database of a new store. It has its name only once all is in it and on disk. */
  static void create(Path folder, State state) throws SQLException, IOException {
    Head unused = prepare(folder, state);
    finish(folder);
  }

  /** Makes a database under another name, and has it written to the disk. */
  static Head prepare(Path folder, State state) throws SQLException, IOException {
    Path unfinished = unfinished(folder);
    Files.deleteIfExists(unfinished);
    Files.deleteIfExists(Database.writeAheadLog(unfinished));
    Head head;
    try (Connection connection = Database.make(unfinished)) {
      Database.run(connection, "BEGIN IMMEDIATE");
      Database.createTables(connection);
      head = fill(connection, state);
      Database.insert(connection, head);
      Database.run(connection, "COMMIT");
    }
    sync(unfinished);
    return head;
  }

  /** Gives the database that was prepared its name. */
  static void finish(Path folder) throws IOException {
    Files.move(unfinished(folder), Database.file(folder), StandardCopyOption.ATOMIC_MOVE);
    sync(folder);
  }

  private static Path unfinished(Path folder) {
    return folder.resolve(Database.FILE + ".unfinished");
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
        digest += Head.share(granted.lease());
      }
    }
    return new Head(state.revision(), state.revision(), values.size(), digest, 0);
  }

  /** Has the operating system write a file, or the names in a folder, to the disk. */
  static void sync(Path path) throws IOException {
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      channel.force(true);
    }
  }
}
