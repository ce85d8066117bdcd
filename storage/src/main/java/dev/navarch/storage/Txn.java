package dev.navarch.storage;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Conditions, and what to write if all of them hold: everything at once, under one new revision, or
 * nothing.
 */
public record Txn(List<Compare> compares, List<Operation> operations) {

  /** Refuses to write a key twice: there would be no telling which write is the last. */
  public Txn {
    compares = List.copyOf(compares);
    operations = List.copyOf(operations);
    if (operations.size() > 1) {
      Set<ByteString> keys = new HashSet<>();
      for (Operation operation : operations) {
        if (!keys.add(operation.key())) {
          throw new IllegalArgumentException(
              "a transaction writes the key " + operation.key().utf8() + " twice");
        }
      }
    }
  }

  /** Writes without asking what was there. */
  public static Txn put(ByteString key, ByteString value) {
    return new Txn(List.of(), List.of(new Operation.Put(key, value, Lease.NONE)));
  }

  /** Makes a key that must not be there yet. */
  public static Txn create(ByteString key, ByteString value) {
    return new Txn(
        List.of(Compare.absent(key)), List.of(new Operation.Put(key, value, Lease.NONE)));
  }

  /** Writes a key whose last write must still be {@code modRevision}. */
  public static Txn update(ByteString key, long modRevision, ByteString value) {
    return new Txn(
        List.of(new Compare(key, modRevision)), List.of(new Operation.Put(key, value, Lease.NONE)));
  }

  /** Deletes without asking what was there. */
  public static Txn delete(ByteString key) {
    return new Txn(List.of(), List.of(new Operation.Delete(key)));
  }

  /** Deletes a key whose last write must still be {@code modRevision}. */
  public static Txn delete(ByteString key, long modRevision) {
    return new Txn(List.of(new Compare(key, modRevision)), List.of(new Operation.Delete(key)));
  }

  public static Builder builder() {
    return new Builder();
  }

  /** Collects a transaction; not for several threads. */
  public static final class Builder {
    private final List<Compare> compares = new ArrayList<>();
    private final List<Operation> operations = new ArrayList<>();

    private Builder() {}

    public Builder ifRevision(ByteString key, long modRevision) {
      compares.add(new Compare(key, modRevision));
      return this;
    }

    public Builder ifAbsent(ByteString key) {
      compares.add(Compare.absent(key));
      return this;
    }

    public Builder put(ByteString key, ByteString value) {
      return put(key, value, Lease.NONE);
    }

    public Builder put(ByteString key, ByteString value, long lease) {
      operations.add(new Operation.Put(key, value, lease));
      return this;
    }

    public Builder delete(ByteString key) {
      operations.add(new Operation.Delete(key));
      return this;
    }

    public Txn build() {
      return new Txn(compares, operations);
    }
  }
}
