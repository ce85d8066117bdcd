package dev.navarch.storage.mvcc;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.Lease;
import java.nio.ByteBuffer;

/** A lease that lives, and the time at which it ends, on the clock of {@link Revision#time()}. */
public record GrantedLease(Lease lease, long deadline) {

  /** Under what a lease is found in {@link State#leases()}. */
  static ByteString key(long id) {
    return ByteString.wrap(ByteBuffer.allocate(Long.BYTES).putLong(id).array());
  }

  /** Under what a key that belongs to a lease is found in {@link State#attachments()}. */
  static ByteString attachment(long id, ByteString key) {
    return key(id).concat(key);
  }

  /** Where all keys of a lease are found in {@link State#attachments()}. */
  static KeySpan attachments(long id) {
    return KeySpan.prefix(key(id));
  }
}
