package dev.navarch.storage.etcd.wire;

import dev.navarch.apimachinery.proto.ProtoWriter;
import dev.navarch.storage.ByteString;

/** A condition of a transaction: a number that etcd keeps about a key equals the one given. */
public record CompareCall(ByteString key, Target target, long number) implements WireRequest {

  /** What to compare; all of it is 0 for a key that is not there. */
  public enum Target {
    VERSION(0, 0x20),
    MOD_REVISION(2, 0x30);

    private final int code;
    private final int tag;

    Target(int code, int tag) {
      this.code = code;
      this.tag = tag;
    }
  }

  @Override
  public void writeTo(ProtoWriter out) {
    out.int64(target.tag, number);
    Fields.put(out, 0x1A, key);
    Fields.put(out, 0x10, target.code);
  }
}
