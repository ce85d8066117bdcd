package dev.navarch.storage.etcd.wire;

import dev.navarch.apimachinery.proto.ProtoWriter;
import java.util.List;

/** A transaction: what to do if all conditions hold, and what to do otherwise. */
public record TxnCall(
    List<CompareCall> compares, List<OperationCall> then, List<OperationCall> otherwise)
    implements WireRequest {
  @Override
  public void writeTo(ProtoWriter out) {
    Fields.putAll(out, 0x1A, steps(otherwise));
    Fields.putAll(out, 0x12, steps(then));
    Fields.putAll(out, 0x0A, compares);
  }

  private static List<WireRequest> steps(List<OperationCall> operations) {
    return operations.stream().map(OperationCall::step).toList();
  }
}
