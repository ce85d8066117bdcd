package dev.navarch.storage.etcd;

import dev.navarch.storage.Compare;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Lease;
import dev.navarch.storage.Operation;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.StorageException.Outcome;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult;
import dev.navarch.storage.etcd.wire.CompareCall;
import dev.navarch.storage.etcd.wire.EtcdMethods;
import dev.navarch.storage.etcd.wire.OperationCall;
import dev.navarch.storage.etcd.wire.RangeCall;
import dev.navarch.storage.etcd.wire.TxnCall;
import dev.navarch.storage.etcd.wire.TxnReply;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs transactions. */
final class EtcdTxns {
  private final EtcdCalls calls;
  private final Keyspace keys;
  private final EtcdLeases leases;
  private final KnownRevision revision;

  EtcdTxns(EtcdCalls calls, Keyspace keys, EtcdLeases leases, KnownRevision revision) {
    this.calls = calls;
    this.keys = keys;
    this.leases = leases;
    this.revision = revision;
  }

  TxnResult commit(Txn txn) {
    TxnCall call = encode(txn);
    long before = revision.get();
    try {
      TxnReply reply = calls.write(EtcdMethods.TXN, call);
      return reply.succeeded()
          ? new TxnResult.Committed(reply.header().revision())
          : new TxnResult.Conflict(reply.header().revision(), current(reply));
    } catch (EtcdFailure e) {
      throw switch (e.meaning()) {
        case LEASE_NOT_FOUND -> new StorageException.LeaseNotFound(missingLease(txn));
        case NO_SPACE -> afterNoSpace(txn, before, e);
        default -> txn.operations().isEmpty() ? e.toReadException() : e.toStorageException();
      };
    }
  }

  private TxnCall encode(Txn txn) {
    List<CompareCall> compares = new ArrayList<>(txn.compares().size());
    List<OperationCall> otherwise = new ArrayList<>(txn.compares().size());
    for (Compare compare : txn.compares()) {
      compares.add(
          new CompareCall(
              keys.whole(compare.key()), CompareCall.Target.MOD_REVISION, compare.modRevision()));
      otherwise.add(RangeCall.one(keys.whole(compare.key())));
    }
    List<OperationCall> then = new ArrayList<>(txn.operations().size());
    for (Operation operation : txn.operations()) {
      then.add(
          switch (operation) {
            case Operation.Put put ->
                new OperationCall.Put(keys.whole(put.key()), put.value(), put.lease());
            case Operation.Delete delete -> new OperationCall.Delete(keys.whole(delete.key()));
          });
    }
    return new TxnCall(compares, then, otherwise);
  }

  private List<Optional<KeyValue>> current(TxnReply reply) {
    return reply.ranges().stream()
        .map(range -> range.items().stream().findFirst().map(keys::stripped))
        .toList();
  }

  /** Etcd does not say which lease it misses. */
  private long missingLease(Txn txn) {
    List<Long> named =
        txn.operations().stream()
            .map(operation -> operation instanceof Operation.Put put ? put.lease() : Lease.NONE)
            .filter(lease -> lease != Lease.NONE)
            .distinct()
            .toList();
    for (long lease : named.subList(0, named.size() - 1)) {
      if (leases.remaining(lease).isEmpty()) {
        return lease;
      }
    }
    return named.getLast();
  }

  /**
   * A server whose room runs out says so before it writes; but when several writes compete for the
   * last room, it writes and says so then. The answer is final either way, so a look at a key that
   * was to be put tells: nothing was written unless its revision is newer than all that was known
   * before.
   */
  private StorageException afterNoSpace(Txn txn, long before, EtcdFailure failure) {
    for (Operation operation : txn.operations()) {
      if (operation instanceof Operation.Put put) {
        try {
          boolean newer =
              calls.read(EtcdMethods.RANGE, RangeCall.one(keys.whole(put.key()))).items().stream()
                  .anyMatch(item -> item.modRevision() > before);
          return newer
              ? new StorageException.Unavailable(failure.description(), Outcome.UNKNOWN, failure)
              : failure.toStorageException();
        } catch (EtcdFailure e) {
          return new StorageException.Unavailable(failure.description(), Outcome.UNKNOWN, e);
        }
      }
    }
    return failure.toStorageException();
  }
}
