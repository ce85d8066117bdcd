package dev.navarch.storage;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One key changed. */
public sealed interface WatchEvent {
  ByteString key();

  /** The revision that changed it. */
  long revision();

  /**
   * What the key held before. There if the watch asked for it and the key was there; a watch that
   * did not ask may get it all the same.
   */
  Optional<KeyValue> previous();

  /** The key was written. */
  record Put(KeyValue current, @Nullable KeyValue before) implements WatchEvent {
    @Override
    public ByteString key() {
      return current.key();
    }

    @Override
    public long revision() {
      return current.modRevision();
    }

    @Override
    public Optional<KeyValue> previous() {
      return Optional.ofNullable(before);
    }
  }

  /** The key was removed, by a transaction or with its lease. */
  record Delete(ByteString key, long revision, @Nullable KeyValue before) implements WatchEvent {
    @Override
    public Optional<KeyValue> previous() {
      return Optional.ofNullable(before);
    }
  }
}
