package dev.navarch.storage.etcd.wire;

import dev.navarch.apimachinery.proto.ProtoWriter;
import dev.navarch.storage.ByteString;

/**
 * Reads keys, linearizably.
 *
 * @param end the key after the last one; empty to read the one key
 * @param limit 0 for all
 * @param revision 0 for the latest
 */
public record RangeCall(
    ByteString key, ByteString end, long limit, long revision, boolean countOnly)
    implements OperationCall {

  /** Reads one key as it is now. */
  public static RangeCall one(ByteString key) {
    return new RangeCall(key, ByteString.EMPTY, 0, 0, false);
  }

  @Override
  public void writeTo(ProtoWriter out) {
    Fields.put(out, 0x48, countOnly);
    Fields.put(out, 0x20, revision);
    Fields.put(out, 0x18, limit);
    Fields.put(out, 0x12, end);
    Fields.put(out, 0x0A, key);
  }

  @Override
  public int operationTag() {
    return 0x0A;
  }
}
