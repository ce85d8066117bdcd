package dev.navarch.storage;

import org.jspecify.annotations.Nullable;

/** Everything a store can fail with. A caller switches on the case. */
public abstract sealed class StorageException extends RuntimeException {

  /** Whether a write that failed may be there nevertheless. */
  public enum Outcome {
    /** Nothing was written, and nothing will be. */
    NOT_APPLIED,
    /** The write may have happened, or may still happen: read to find out. */
    UNKNOWN
  }

  private StorageException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }

  /** A revision was asked for that is no longer kept. */
  public static final class Compacted extends StorageException {
    private final long oldestRevision;

    public Compacted(long requested, long oldestRevision) {
      super("revision " + requested + " is no longer kept: the oldest is " + oldestRevision, null);
      this.oldestRevision = oldestRevision;
    }

    /** The oldest revision that can be read; watches can begin right after it. */
    public long oldestRevision() {
      return oldestRevision;
    }
  }

  /** A revision was asked for that does not exist yet. */
  public static final class FutureRevision extends StorageException {
    private final long currentRevision;

    public FutureRevision(long requested, long currentRevision) {
      super("revision " + requested + " is not there yet: the latest is " + currentRevision, null);
      this.currentRevision = currentRevision;
    }

    public long currentRevision() {
      return currentRevision;
    }
  }

  /** A key, a value or a transaction exceeds the limits; nothing was written. */
  public static final class TooLarge extends StorageException {
    private final long size;
    private final long limit;

    public TooLarge(String what, long size, long limit) {
      super("too many " + what + ": " + size + ", at most " + limit + " are allowed", null);
      this.size = size;
      this.limit = limit;
    }

    /** For a limit that somebody else keeps, and that only the whole request could break. */
    public TooLarge(String message, @Nullable Throwable cause) {
      super(message, cause);
      this.size = -1;
      this.limit = -1;
    }

    /** The size that was too large, or -1 if the server did not say. */
    public long size() {
      return size;
    }

    /** The limit, or -1 if the server did not say. */
    public long limit() {
      return limit;
    }
  }

  /** There is no such lease, or it is over. */
  public static final class LeaseNotFound extends StorageException {
    public LeaseNotFound(long id) {
      super("there is no lease " + Long.toHexString(id), null);
    }
  }

  /** A watch whose listener did not keep up was cut off. Watch again, from a fresh read. */
  public static final class SlowWatcher extends StorageException {
    public SlowWatcher(int queueLimit) {
      super("the listener is too slow: more than " + queueLimit + " events wait for it", null);
    }
  }

  /** The store cannot be reached, did not answer in time, or cannot write. */
  public static final class Unavailable extends StorageException {
    private final Outcome outcome;

    public Unavailable(String message, Outcome outcome, @Nullable Throwable cause) {
      super(
          outcome == Outcome.UNKNOWN ? message + " (the write may have happened)" : message, cause);
      this.outcome = outcome;
    }

    public Outcome outcome() {
      return outcome;
    }
  }

  /**
   * There is no room on the disk. Nothing was written; reads go on, and so do writes once there is.
   */
  public static final class DiskFull extends StorageException {
    public DiskFull(String message, @Nullable Throwable cause) {
      super(message, cause);
    }
  }

  /** What lies on disk is damaged. The store is not opened; the message says what can be done. */
  public static final class Corrupt extends StorageException {
    public Corrupt(String message, @Nullable Throwable cause) {
      super(message, cause);
    }
  }

  /** Somebody else uses the folder. */
  public static final class Locked extends StorageException {
    public Locked(String message) {
      super(message, null);
    }
  }

  /** The store was closed. */
  public static final class Closed extends StorageException {
    public Closed() {
      super("the store is closed", null);
    }
  }
}
