package dev.navarch.storage.etcd;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;

/**
 * The part of an etcd that belongs to the store: the keys that begin with a prefix, of which the
 * store's users see what follows it.
 */
record Keyspace(ByteString prefix) {
  /** Where the stretch of all keys begins, whosoever they are, and what etcd takes for its end. */
  static final ByteString EVERYTHING = ByteString.wrap(new byte[1]);

  boolean owns(ByteString key) {
    return key.startsWith(prefix);
  }

  /** The key as etcd has it. */
  ByteString whole(ByteString key) {
    return prefix.concat(key);
  }

  /** The key as users have it. */
  ByteString stripped(ByteString key) {
    return key.withoutFirst(prefix.length());
  }

  KeyValue stripped(KeyValue item) {
    return new KeyValue(
        stripped(item.key()),
        item.value(),
        item.createRevision(),
        item.modRevision(),
        item.version(),
        item.lease());
  }

  /** Where a stretch begins. */
  ByteString start(KeySpan span) {
    return span.isVoid() ? prefix : whole(span.start());
  }

  /**
   * Where a stretch ends. Etcd has no stretch without keys: there the end is empty, and makes it
   * the one key that is the prefix and nothing more, which nobody can write through a store.
   */
  ByteString end(KeySpan span) {
    if (span.isVoid()) {
      return ByteString.EMPTY;
    }
    return span.isUnbounded() ? prefix.prefixEnd() : whole(span.end());
  }
}
