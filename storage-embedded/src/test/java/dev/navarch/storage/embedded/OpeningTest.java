package dev.navarch.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Txn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Proves that a folder is used by one store at a time, and only if what lies in it is a store. */
@Timeout(120)
class OpeningTest {
  private static final ByteString KEY = ByteString.utf8("key");

  @TempDir private Path temp;

  private Path folder() {
    return temp.resolve("store");
  }

  private Path database() {
    return folder().resolve("store.db");
  }

  private EmbeddedStore open() {
    return EmbeddedStore.open(folder(), EmbeddedOptions.DEFAULT);
  }

  private void makeStore() {
    try (EmbeddedStore store = open()) {
      store.commit(Txn.put(KEY, KEY));
    }
  }

  private void run(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database());
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  @Test
  void theFolderIsForItsOwnerAlone() throws IOException {
    makeStore();

    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder())))
        .isEqualTo("rwx------");
  }

  @Test
  void foldersAboveAreMadeToo() {
    Path deep = temp.resolve("a").resolve("b").resolve("c");

    EmbeddedStore.open(deep, EmbeddedOptions.DEFAULT).close();

    assertThat(deep.resolve("store.db")).isRegularFile();
  }

  @Test
  void aSecondStoreOfTheSameProcessIsRefused() {
    try (EmbeddedStore first = open()) {
      assertThatThrownBy(this::open)
          .isInstanceOf(StorageException.Locked.class)
          .hasMessageContaining(folder().toString())
          .hasMessageContaining("process " + ProcessHandle.current().pid());

      first.commit(Txn.put(KEY, KEY));
    }
    open().close();
  }

  @Test
  void aSecondStoreOfTheSameProcessIsRefusedByAnyNameOfTheFolder() throws IOException {
    try (EmbeddedStore first = open()) {
      Path link = Files.createSymbolicLink(temp.resolve("link"), folder());

      assertThatThrownBy(() -> EmbeddedStore.open(link, EmbeddedOptions.DEFAULT))
          .isInstanceOf(StorageException.Locked.class);
      assertThat(first.health().writable()).isTrue();
    }
  }

  @Test
  void anotherProcessIsRefusedAndToldWhoHasTheFolder() {
    try (EmbeddedStore store = open();
        ChildJvm child = ChildJvm.start(StoreHolder.class, folder())) {
      assertThat(child.await("refused: "))
          .startsWith("Locked: ")
          .contains("process " + ProcessHandle.current().pid());
      assertThat(store.health().writable()).isTrue();
    }
  }

  /** Closing any descriptor of a file lets go of all locks that the process has on it. */
  @Test
  void aRefusedStoreOfThisProcessDoesNotLetOtherProcessesIn() {
    try (EmbeddedStore store = open()) {
      assertThatThrownBy(this::open).isInstanceOf(StorageException.Locked.class);

      try (ChildJvm child = ChildJvm.start(StoreHolder.class, folder())) {
        assertThat(child.await("")).startsWith("refused: Locked: ");
      }
      assertThat(store.health().writable()).isTrue();
    }
  }

  @Test
  void aFolderThatAnotherProcessHasIsRefusedNamingTheProcess() {
    try (ChildJvm child = ChildJvm.start(StoreHolder.class, folder())) {
      child.await("open at ");

      assertThatThrownBy(this::open)
          .isInstanceOf(StorageException.Locked.class)
          .hasMessageContaining("process " + child.pid())
          .hasMessageContaining("java");
    }
    open().close();
  }

  @Test
  void aKilledProcessLeavesNoLockBehind() {
    for (int i = 0; i < 3; i++) {
      try (ChildJvm child = ChildJvm.start(StoreHolder.class, folder())) {
        child.await("open at ");
        child.kill();
      }
      open().close();
    }
  }

  @Test
  void aMissingDatabaseBesideAHeadMarkIsRefused() throws IOException {
    makeStore();
    Files.delete(database());

    assertThatThrownBy(this::open)
        .isInstanceOf(StorageException.Corrupt.class)
        .hasMessageContaining("store.db")
        .hasMessageContaining("missing")
        .hasMessageContaining("navarch storage restore");
    assertThat(database()).doesNotExist();
  }

  @Test
  void aMissingDatabaseBesideAnUnreadableHeadMarkIsRefused() throws IOException {
    makeStore();
    Files.delete(database());
    Files.write(folder().resolve("head"), new byte[] {1, 2, 3});

    assertThatThrownBy(this::open).isInstanceOf(StorageException.Corrupt.class);
    assertThat(database()).doesNotExist();
  }

  /** Its frames would be taken for those of the new database. */
  @Test
  void aMissingDatabaseBesideAWriteAheadLogIsRefused() throws IOException {
    makeStore();
    Files.delete(database());
    Files.delete(folder().resolve("head"));
    Files.write(folder().resolve("store.db-wal"), new byte[8192]);

    assertThatThrownBy(this::open).isInstanceOf(StorageException.Corrupt.class);
    assertThat(database()).doesNotExist();
  }

  @Test
  void aMissingHeadMarkIsNoHindrance() throws IOException {
    makeStore();
    Files.delete(folder().resolve("head"));

    try (EmbeddedStore store = open()) {
      assertThat(store.get(KEY)).isPresent();
      store.commit(Txn.put(KEY, KEY));
    }
    assertThat(HeadMark.read(folder())).isPresent();
  }

  @Test
  void aNewerFormatIsRefused() throws SQLException {
    makeStore();
    run("PRAGMA user_version = 2");

    assertThatThrownBy(this::open)
        .isInstanceOf(StorageException.Corrupt.class)
        .hasMessageContaining("format 2, from a newer version");
  }

  @Test
  void theDatabaseOfAnotherProgramIsRefusedAndLeftAlone() throws SQLException, IOException {
    Files.createDirectory(folder());
    run("CREATE TABLE cats (name TEXT)");
    byte[] before = Files.readAllBytes(database());

    assertThatThrownBy(this::open)
        .isInstanceOf(StorageException.Corrupt.class)
        .hasMessageContaining("some other program");
    assertThat(Files.readAllBytes(database())).isEqualTo(before);
  }

  @Test
  void aFileThatIsNoDatabaseIsRefusedAndLeftAlone() throws IOException {
    Files.createDirectory(folder());
    String before = "not a database, but longer than the header of one".repeat(9);
    Files.writeString(database(), before);

    assertThatThrownBy(this::open)
        .isInstanceOf(StorageException.Corrupt.class)
        .hasMessageContaining(database().toString());
    assertThat(database()).hasContent(before);
  }

  @Test
  void aFileInPlaceOfTheFolderIsRefused() throws IOException {
    Files.writeString(folder(), "a file");

    assertThatThrownBy(this::open)
        .isInstanceOf(StorageException.Unavailable.class)
        .hasMessageContaining(folder().toString());
  }

  @Test
  void aLockThatCannotBeMadeIsAStorageException() throws IOException {
    Files.createDirectories(folder().resolve("lock"));

    assertThatThrownBy(this::open)
        .isInstanceOf(StorageException.Unavailable.class)
        .hasMessageContaining("lock");
  }
}
