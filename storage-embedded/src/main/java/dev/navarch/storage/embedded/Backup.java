package dev.navarch.storage.embedded;

import dev.navarch.storage.Lease;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.StorageException.Outcome;
import dev.navarch.storage.mvcc.Replay.Write;
import dev.navarch.storage.mvcc.State;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Copies of a store in one file, and checks. A copy is a database like the store's own; making one,
 * and checking a store, works while another process uses it.
 */
public final class Backup {
  /**
   * By how much the revision grows when a store is restored. Clients remember revisions: a store
   * that went back would give the same number to another write, and they would not notice.
   */
  public static final long RESTORE_STEP = 1_000_000;

  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);

  /**
   * What a store or a back-up holds.
   *
   * @param writes how many writes are kept, for the latest revision and the history
   */
  public record Contents(long revision, long oldestRevision, long writes, long leases) {}

  /**
   * What was restored.
   *
   * @param revision the revision that the store goes on from
   * @param setAside where the files that were in the folder before are now
   */
  public record Restored(long revision, long keys, Optional<Path> setAside) {}

  private Backup() {}

  /**
   * Copies the store in a folder into a file, which must not exist. The copy is checked, and gets
   * its name only once it is whole and on disk.
   */
  public static Contents write(Path folder, Path target) {
    Path source = requireStore(folder);
    if (Files.exists(target)) {
      throw unavailable(target + " exists already, and is not overwritten", null);
    }
    Path unfinished = target.resolveSibling(target.getFileName() + ".unfinished");
    try {
      Files.deleteIfExists(unfinished);
      makeFile(unfinished);
      copy(source, unfinished);
      Contents contents = check(unfinished).contents();
      Creation.sync(unfinished);
      Files.move(unfinished, target);
      Path parent = target.toAbsolutePath().getParent();
      if (parent != null) {
        Creation.sync(parent);
      }
      return contents;
    } catch (IOException e) {
      throw unavailable("cannot write " + target + ": " + e.getMessage(), e);
    } finally {
      discard(unfinished);
    }
  }

  private static void copy(Path source, Path target) {
    try (Connection connection = Database.connectToRead(source);
        PreparedStatement copy = connection.prepareStatement("VACUUM INTO ?")) {
      copy.setString(1, target.toString());
      copy.executeUpdate();
    } catch (SQLException e) {
      throw Database.readFailure(source, e);
    }
  }

  /**
   * Checks the store in a folder, row by row and page by page.
   *
   * @throws StorageException.Corrupt saying what is wrong
   */
  public static Contents verify(Path folder) {
    Path file = requireStore(folder);
    // Before the rest, which may grow meanwhile.
    Optional<HeadMark.Acknowledged> acknowledged = HeadMark.read(folder);
    Checked checked = check(file);
    HeadMark.require(acknowledged, checked.head(), file);
    return checked.contents();
  }

  /**
   * Takes a store as it is although acknowledged writes are missing at its end. Everything else
   * must be in order.
   */
  @SuppressWarnings("try") // the lock is there to be held
  public static Contents acceptLoss(Path folder) {
    try (FolderLock taken = FolderLock.take(folder)) {
      Checked checked = check(requireStore(folder));
      try (HeadMark mark = HeadMark.open(folder)) {
        mark.write(checked.head());
      }
      return checked.contents();
    }
  }

  /**
   * Makes a folder hold what a back-up holds, without its history, at a revision later by {@link
   * #RESTORE_STEP}. What was in the folder is set aside, not deleted. Nobody may be using it.
   */
  @SuppressWarnings("try") // the lock is there to be held
  public static Restored restore(Path backup, Path folder) {
    try {
      State found = Recovery.recover(requireFile(backup)).state();
      State state =
          State.ofKeys(found.revision() + RESTORE_STEP, found.keys()).withLeases(found.leases());
      EmbeddedStore.makeFolder(folder);
      try (FolderLock taken = FolderLock.take(folder)) {
        Head head = Creation.prepare(folder, state);
        Optional<Path> aside = setAside(folder, head);
        Creation.finish(folder);
        return new Restored(state.revision(), state.keys().size(), aside);
      }
    } catch (SQLException e) {
      throw Database.readFailure(backup, e);
    } catch (IOException e) {
      throw unavailable("cannot restore into " + folder + ": " + e.getMessage(), e);
    }
  }

  /**
   * Moves what was there out of the way. From when the old database is gone until the new one has
   * its name, the head mark tells that one is missing: whoever opens the folder after a restore
   * that was cut short is refused, instead of getting an empty store.
   */
  private static Optional<Path> setAside(Path folder, Head next) throws IOException {
    Path file = Database.file(folder);
    Path log = Database.writeAheadLog(file);
    Path mark = HeadMark.file(folder);
    Optional<Path> aside = Optional.empty();
    if (Stream.of(file, log, mark).anyMatch(Files::exists)) {
      Path target = makeAside(folder);
      aside = Optional.of(target);
      if (Files.exists(mark)) {
        Files.copy(mark, target.resolve(mark.getFileName()));
      }
      moveIfThere(file, target);
    }
    try (HeadMark written = HeadMark.open(folder)) {
      written.write(next);
    }
    if (aside.isPresent()) {
      moveIfThere(log, aside.get());
    }
    return aside;
  }

  private static Path makeAside(Path folder) throws IOException {
    String name = "before-restore-" + STAMP.format(Instant.now());
    for (int i = 1; ; i++) {
      try {
        return Files.createDirectory(folder.resolve(i == 1 ? name : name + "-" + i));
      } catch (FileAlreadyExistsException e) {
        // Another restore within the same second.
      }
    }
  }

  private static void moveIfThere(Path path, Path target) throws IOException {
    if (Files.exists(path)) {
      Files.move(path, target.resolve(path.getFileName()));
    }
  }

  /** Makes an empty file that nobody else can read: values may be secrets. */
  private static void makeFile(Path path) throws IOException {
    if (Files.getFileStore(path.toAbsolutePath().getParent()).supportsFileAttributeView("posix")) {
      Files.createFile(
          path, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    } else {
      Files.createFile(path);
    }
  }

  /** What a database that was found to be in order holds. */
  private record Checked(Head head, long leases) {
    Contents contents() {
      return new Contents(head.revision(), head.compacted(), head.rows(), leases);
    }
  }

  private static Checked check(Path file) {
    long[] leases = {0};
    try {
      Head head =
          Audit.read(
              file,
              new Audit.Reader() {
                @Override
                public void old(Write write) {}

                @Override
                public void revision(List<Write> writes) {}

                @Override
                public void lease(Lease lease) {
                  leases[0]++;
                }
              });
      return new Checked(head, leases[0]);
    } catch (SQLException e) {
      throw Database.readFailure(file, e);
    }
  }

  private static Path requireStore(Path folder) {
    return requireFile(Database.file(folder));
  }

  private static Path requireFile(Path file) {
    if (!Files.isRegularFile(file)) {
      throw unavailable("there is no " + file, null);
    }
    return file;
  }

  private static void discard(Path unfinished) {
    try {
      Files.deleteIfExists(unfinished);
    } catch (IOException e) {
      // It has another name than the back-up would have: nobody takes it for one.
    }
  }

  private static StorageException unavailable(String message, @Nullable Throwable cause) {
    return new StorageException.Unavailable(message, Outcome.NOT_APPLIED, cause);
  }
}
