package dev.navarch.storage;

/**
 * What a key held from one revision on.
 *
 * @param createRevision the revision that made the key; a key deleted and put again has a new one
 * @param modRevision the revision that wrote this value
 * @param version how often the key was put since it was made, from 1
 * @param lease the lease the key goes away with, or {@link Lease#NONE}
 */
public record KeyValue(
    ByteString key,
    ByteString value,
    long createRevision,
    long modRevision,
    long version,
    long lease) {

  /** Tells everything but the value, which may be a secret. */
  @Override
  public String toString() {
    return "KeyValue[%s = %d bytes, created %d, modified %d, version %d, lease %x]"
        .formatted(key.utf8(), value.length(), createRevision, modRevision, version, lease);
  }
}
