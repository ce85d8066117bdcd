package dev.navarch.storage;

/** One write of a transaction. */
public sealed interface Operation {
  ByteString key();

  /** Writes a value; the key belongs to {@code lease} from now on, or to none. */
  record Put(ByteString key, ByteString value, long lease) implements Operation {
    @Override
    public String toString() {
      return "Put[%s = %d bytes, lease %x]".formatted(key.utf8(), value.length(), lease);
    }
  }

  /** Removes a key; nothing happens if it is not there. */
  record Delete(ByteString key) implements Operation {}
}
