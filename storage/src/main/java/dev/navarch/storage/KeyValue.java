package dev.navarch.storage;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a key held from one revision on. Never changes, but for its {@linkplain #memo() memo}, which
 * is no part of it: two with different memos are equal.
 */
public final class KeyValue {
  private final ByteString key;
  private final ByteString value;
  private final long createRevision;
  private final long modRevision;
  private final long version;
  private final long lease;
  private @Nullable Object memo;

  /**
   * Creates what a key held.
   *
   * @param createRevision the revision that made the key; a key deleted and put again has a new one
   * @param modRevision the revision that wrote this value
   * @param version how often the key was put since it was made, from 1
   * @param lease the lease the key goes away with, or {@link Lease#NONE}
   */
  public KeyValue(
      ByteString key,
      ByteString value,
      long createRevision,
      long modRevision,
      long version,
      long lease) {
    this.key = key;
    this.value = value;
    this.createRevision = createRevision;
    this.modRevision = modRevision;
    this.version = version;
    this.lease = lease;
  }

  public ByteString key() {
    return key;
  }

  public ByteString value() {
    return value;
  }

  /** The revision that made the key; a key deleted and put again has a new one. */
  public long createRevision() {
    return createRevision;
  }

  /** The revision that wrote this value. */
  public long modRevision() {
    return modRevision;
  }

  /** How often the key was put since it was made, from 1. */
  public long version() {
    return version;
  }

  /** The lease the key goes away with, or {@link Lease#NONE}. */
  public long lease() {
    return lease;
  }

  /**
   * What somebody made of this before, to be found again without a search. Stores that hold values
   * in memory give out the same instance again and again; others do not, and memos are lost. Any
   * thread may see an old one, so that only what is safe to publish without care belongs here.
   */
  public @Nullable Object memo() {
    return memo;
  }

  /** Leaves a memo for whoever reads this next, in the place of any other. */
  public void memo(@Nullable Object made) {
    memo = made;
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof KeyValue other
        && key.equals(other.key)
        && value.equals(other.value)
        && createRevision == other.createRevision
        && modRevision == other.modRevision
        && version == other.version
        && lease == other.lease;
  }

  @Override
  public int hashCode() {
    return Objects.hash(key, modRevision);
  }

  /** Tells everything but the value, which may be a secret. */
  @Override
  public String toString() {
    return "KeyValue[%s = %d bytes, created %d, modified %d, version %d, lease %x]"
        .formatted(key.utf8(), value.length(), createRevision, modRevision, version, lease);
  }
}
