package dev.navarch.storage.etcd.wire;

import dev.navarch.apimachinery.proto.ProtoWriter;
import dev.navarch.storage.ByteString;

/** One step of a transaction. */
public sealed interface OperationCall extends WireRequest
    permits RangeCall, OperationCall.Put, OperationCall.Delete {

  /** The field of a step that says which kind it is. */
  int operationTag();

  /** This step, wrapped as a transaction holds it. */
  default WireRequest step() {
    return out -> Fields.put(out, operationTag(), this);
  }

  /** Writes a key. */
  record Put(ByteString key, ByteString value, long lease) implements OperationCall {
    @Override
    public void writeTo(ProtoWriter out) {
      Fields.put(out, 0x18, lease);
      Fields.put(out, 0x12, value);
      Fields.put(out, 0x0A, key);
    }

    @Override
    public int operationTag() {
      return 0x12;
    }
  }

  /** Removes a key. */
  record Delete(ByteString key) implements OperationCall {
    @Override
    public void writeTo(ProtoWriter out) {
      Fields.put(out, 0x0A, key);
    }

    @Override
    public int operationTag() {
      return 0x1A;
    }
  }
}
