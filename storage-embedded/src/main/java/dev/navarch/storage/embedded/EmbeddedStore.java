package dev.navarch.storage.embedded;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.navarch.storage.FatalErrors;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.StorageException.Outcome;
import dev.navarch.storage.mvcc.State;
import dev.navarch.storage.mvcc.VersionedStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A store in a folder. Everything is in memory as well, so reads never touch the disk; a write is
 * acknowledged when it is on disk, together with all others that were waiting then.
 *
 * <p>History comes back when the folder is opened again, as far as it was not compacted. It is
 * compacted by itself, and the file gives the space back.
 */
public final class EmbeddedStore extends VersionedStore {
  /** How often an idle store looks whether its history has become too old. */
  private static final long UPKEEP_SECONDS = 10;

  private final Path folder;
  private final FolderLock folderLock;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition closing = lock.newCondition();

  @GuardedBy("lock")
  private boolean closed;

  private EmbeddedStore(
      Path folder, EmbeddedOptions options, FolderLock folderLock, GroupCommitter committer) {
    super(committer, options.limits(), options.history());
    this.folder = folder;
    this.folderLock = folderLock;
  }

  /**
   * Opens a folder, which is made if it is not there, and readable by nobody else then.
   *
   * @throws StorageException.Locked if it is in use, naming the process that uses it
   * @throws StorageException.Corrupt if what lies in it is damaged, or not ours; nothing is changed
   *     then
   * @throws StorageException.Unavailable if it cannot be read or written
   */
  public static EmbeddedStore open(Path folder, EmbeddedOptions options) {
    return open(folder, options, FatalErrors.REPORTED_TO_CALLERS);
  }

  /**
   * Opens a folder like {@link #open(Path, EmbeddedOptions)}.
   *
   * @param fatalErrors receives the errors of the virtual machine that the store's threads catch
   */
  public static EmbeddedStore open(Path folder, EmbeddedOptions options, FatalErrors fatalErrors) {
    makeFolder(folder);
    FolderLock folderLock = FolderLock.take(folder);
    try {
      GroupCommitter committer = openCommitter(folder, fatalErrors);
      EmbeddedStore store = new EmbeddedStore(folder, options, folderLock, committer.start());
      Thread.ofVirtual().name("navarch-storage-upkeep").start(store::upkeep);
      return store;
    } catch (Throwable e) {
      folderLock.close();
      throw e;
    }
  }

  static GroupCommitter openCommitter(Path folder, FatalErrors fatalErrors) {
    Path file = Database.file(folder);
    try {
      if (!Files.exists(file)) {
        if (wasUsed(folder)) {
          throw Database.damaged(file, "it is missing", null);
        }
        Creation.create(folder, State.EMPTY);
      }
      Recovery.Recovered found = Recovery.recover(file);
      HeadMark.require(HeadMark.read(folder), found.head(), file);
      Connection connection = Database.connect(file);
      try {
        SqliteJournal journal =
            new SqliteJournal(file, connection, found, HeadMark.open(folder), fatalErrors);
        return new GroupCommitter(found.state(), journal, fatalErrors);
      } catch (Throwable e) {
        connection.close();
        throw e;
      }
    } catch (SQLException e) {
      throw Database.readFailure(file, e);
    } catch (IOException e) {
      throw new StorageException.Unavailable(
          "cannot make " + file + ": " + e.getMessage(), Outcome.NOT_APPLIED, e);
    }
  }

  /**
   * Whether a folder without a database had one in which something was written. A new one must not
   * take its place: a write-ahead log that is left over would even be taken for its own.
   */
  private static boolean wasUsed(Path folder) throws IOException {
    Path log = Database.writeAheadLog(Database.file(folder));
    Path mark = HeadMark.file(folder);
    return (Files.exists(log) && Files.size(log) > 0)
        || (Files.exists(mark)
            && Files.size(mark) > 0
            && HeadMark.read(folder).map(HeadMark.Acknowledged::isAnything).orElse(true));
  }

  /** Makes a folder that nobody else can read, unless it is there. */
  static void makeFolder(Path folder) {
    try {
      if (!Files.isDirectory(folder)) {
        Path parent = folder.toAbsolutePath().getParent();
        if (parent != null) {
          Files.createDirectories(parent);
        }
        if (Files.getFileStore(parent == null ? folder.toAbsolutePath().getRoot() : parent)
            .supportsFileAttributeView("posix")) {
          Files.createDirectory(
              folder,
              PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        } else {
          Files.createDirectory(folder);
        }
      }
    } catch (IOException e) {
      throw new StorageException.Unavailable(
          "cannot make the folder " + folder + ": " + e.getMessage(), Outcome.NOT_APPLIED, e);
    }
  }

  /**
   * Writes everything there is at this moment into a file, while writes go on.
   *
   * @param target must not exist yet
   */
  public Backup.Contents backUp(Path target) {
    return Backup.write(folder, target);
  }

  private void upkeep() {
    while (true) {
      lock.lock();
      try {
        if (closed || closing.await(UPKEEP_SECONDS, TimeUnit.SECONDS)) {
          return;
        }
      } catch (InterruptedException e) {
        return;
      } finally {
        lock.unlock();
      }
      try {
        compactByBounds();
      } catch (StorageException e) {
        // Whoever writes next hears of it.
      }
    }
  }

  @Override
  public void close() {
    lock.lock();
    try {
      if (closed) {
        return;
      }
      closed = true;
      closing.signal();
    } finally {
      lock.unlock();
    }
    try {
      super.close();
    } finally {
      folderLock.close();
    }
  }
}
