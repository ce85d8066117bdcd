package dev.navarch.storage.embedded;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Lease;
import dev.navarch.storage.mvcc.Replay.Write;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * One write as it lies on disk: an id made of the revision and the place in it, the key, and a body
 * of
 *
 * <pre>
 * 1 byte    1 for a value, 2 for a deletion
 * 8 bytes   create revision     (big-endian, like all numbers; 0 for a deletion)
 * 8 bytes   version
 * 8 bytes   lease
 * ...       the value
 * 4 bytes   CRC-32C of revision, key, and the body up to here
 * </pre>
 *
 * Not for several threads.
 */
final class Row {
  /** How many writes of one revision can be told apart. */
  static final int PLACES = 1 << 20;

  private static final int PLACE_BITS = 20;
  private static final byte VALUE = 1;
  private static final byte DELETION = 2;
  private static final int HEADER = 1 + 3 * Long.BYTES;

  private final CRC32C crc = new CRC32C();
  private final ByteBuffer header = ByteBuffer.allocate(HEADER);
  private final ByteBuffer prefix = ByteBuffer.allocate(Long.BYTES);

  static long id(long revision, int place) {
    return revision << PLACE_BITS | place;
  }

  static long revision(long id) {
    return id >>> PLACE_BITS;
  }

  byte[] value(KeyValue value) {
    int checksum = checksum(value);
    byte[] body = new byte[HEADER + value.value().length() + Integer.BYTES];
    System.arraycopy(header.array(), 0, body, 0, HEADER);
    value.value().copyTo(body, HEADER);
    ByteBuffer.wrap(body).putInt(body.length - Integer.BYTES, checksum);
    return body;
  }

  byte[] deletion(long revision, ByteString key) {
    int checksum = checksum(revision, key);
    return ByteBuffer.allocate(HEADER + Integer.BYTES).put(header.array()).putInt(checksum).array();
  }

  /** The checksum that the row of a write has. */
  int checksum(Write write) {
    return switch (write) {
      case Write.Value(KeyValue value) -> checksum(value);
      case Write.Deletion(ByteString key, long revision) -> checksum(revision, key);
    };
  }

  private int checksum(KeyValue value) {
    header.clear().put(VALUE).putLong(value.createRevision());
    header.putLong(value.version()).putLong(value.lease());
    return checksum(value.modRevision(), value.key(), value.value());
  }

  private int checksum(long revision, ByteString key) {
    header.clear().put(DELETION).putLong(0).putLong(0).putLong(Lease.NONE);
    return checksum(revision, key, ByteString.EMPTY);
  }

  private int checksum(long revision, ByteString key, ByteString value) {
    crc.reset();
    crc.update(prefix.clear().putLong(revision).flip());
    crc.update(key.unsafeArray());
    crc.update(header.array());
    crc.update(value.unsafeArray());
    return (int) crc.getValue();
  }

  /** What a row says; null if it is not what was written. */
  @Nullable Write read(long id, byte[] key, byte[] body) {
    long revision = revision(id);
    if (body.length < HEADER + Integer.BYTES) {
      return null;
    }
    ByteBuffer fields = ByteBuffer.wrap(body);
    crc.reset();
    crc.update(prefix.clear().putLong(revision).flip());
    crc.update(key);
    crc.update(body, 0, body.length - Integer.BYTES);
    if ((int) crc.getValue() != storedChecksum(body)) {
      return null;
    }
    ByteString name = ByteString.wrap(key);
    return switch (fields.get()) {
      case VALUE -> {
        long create = fields.getLong();
        long version = fields.getLong();
        long lease = fields.getLong();
        byte[] value = Arrays.copyOfRange(body, HEADER, body.length - Integer.BYTES);
        yield new Write.Value(
            new KeyValue(name, ByteString.wrap(value), create, revision, version, lease));
      }
      case DELETION -> new Write.Deletion(name, revision);
      default -> null;
    };
  }

  static int storedChecksum(byte[] body) {
    return ByteBuffer.wrap(body).getInt(body.length - Integer.BYTES);
  }
}
