package dev.navarch.storage.etcd.wire;

import dev.navarch.apimachinery.proto.ProtoReader;
import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.MethodType;
import java.util.function.Function;

/** The calls of etcd's API that the store makes. */
public final class EtcdMethods {
  public static final MethodDescriptor<RangeCall, RangeReply> RANGE =
      unary("KV/Range", RangeReply::read);
  public static final MethodDescriptor<TxnCall, TxnReply> TXN = unary("KV/Txn", TxnReply::read);
  public static final MethodDescriptor<CompactCall, HeaderReply> COMPACT =
      unary("KV/Compact", HeaderReply::read);
  public static final MethodDescriptor<WatchCall, WatchReply> WATCH =
      method("Watch/Watch", MethodType.BIDI_STREAMING, WatchReply::read);
  public static final MethodDescriptor<LeaseCall.Grant, LeaseReply> LEASE_GRANT =
      unary("Lease/LeaseGrant", LeaseReply::read);
  public static final MethodDescriptor<LeaseCall.Of, HeaderReply> LEASE_REVOKE =
      unary("Lease/LeaseRevoke", HeaderReply::read);
  public static final MethodDescriptor<LeaseCall.Of, LeaseReply> LEASE_TIME_TO_LIVE =
      unary("Lease/LeaseTimeToLive", LeaseReply::read);

  /**
   * A stream to etcd, on which a client that says one thing and no more gets one answer: it can be
   * called like the others.
   */
  public static final MethodDescriptor<LeaseCall.Of, LeaseReply> LEASE_KEEP_ALIVE =
      method("Lease/LeaseKeepAlive", MethodType.BIDI_STREAMING, LeaseReply::read);

  public static final MethodDescriptor<StatusCall, StatusReply> STATUS =
      unary("Maintenance/Status", StatusReply::read);

  private EtcdMethods() {}

  private static <Q extends WireRequest, R> MethodDescriptor<Q, R> unary(
      String name, Function<ProtoReader, R> read) {
    return method(name, MethodType.UNARY, read);
  }

  private static <Q extends WireRequest, R> MethodDescriptor<Q, R> method(
      String name, MethodType type, Function<ProtoReader, R> read) {
    return MethodDescriptor.newBuilder(WireMarshaller.<Q>writing(), WireMarshaller.reading(read))
        .setFullMethodName("etcdserverpb." + name)
        .setType(type)
        .build();
  }
}
