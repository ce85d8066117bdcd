package dev.navarch.storage;

/**
 * How large things may be; {@link StorageException.TooLarge} is the answer to anything larger.
 *
 * @param maxOperations how many conditions, and how many writes, one transaction may have
 */
public record Limits(int maxKeyBytes, int maxValueBytes, int maxOperations) {
  /** The limits that an etcd has by default, and one for keys, for which etcd has none. */
  public static final Limits DEFAULT = new Limits(8 << 10, 3 << 19, 128);

  /** Refuses a transaction that is larger than allowed, or has an empty key. */
  public void check(Txn txn) {
    int size = Math.max(txn.compares().size(), txn.operations().size());
    if (size > maxOperations) {
      throw new StorageException.TooLarge("operations of a transaction", size, maxOperations);
    }
    for (Compare compare : txn.compares()) {
      checkKey(compare.key());
    }
    for (Operation operation : txn.operations()) {
      checkKey(operation.key());
      if (operation instanceof Operation.Put put && put.value().length() > maxValueBytes) {
        throw new StorageException.TooLarge(
            "bytes of the value of " + put.key().utf8(), put.value().length(), maxValueBytes);
      }
    }
  }

  private void checkKey(ByteString key) {
    if (key.isEmpty()) {
      throw new IllegalArgumentException("a key is not empty");
    }
    if (key.length() > maxKeyBytes) {
      throw new StorageException.TooLarge("bytes of a key", key.length(), maxKeyBytes);
    }
  }
}
