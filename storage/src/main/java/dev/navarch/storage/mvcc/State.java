package dev.navarch.storage.mvcc;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.RangeResult;
import dev.navarch.storage.StorageException;
import java.util.List;

/**
 * All that a store holds at one moment. Immutable.
 *
 * @param revision the latest revision
 * @param keys everything at the latest revision
 * @param compacted the oldest revision that can be read
 * @param floor everything at the oldest revision
 * @param log the revisions after the oldest, and maybe a few from before that watches still need
 * @param leases by {@link GrantedLease#key}
 * @param attachments which keys belong to which lease, by {@link GrantedLease#attachment}
 */
public record State(
    long revision,
    SortedTree<KeyValue> keys,
    long compacted,
    SortedTree<KeyValue> floor,
    RevisionLog log,
    SortedTree<GrantedLease> leases,
    SortedTree<ByteString> attachments) {

  /** A store in which nothing was written. */
  public static final State EMPTY = ofKeys(1, SortedTree.empty());

  /** A store without history and leases. */
  public static State ofKeys(long revision, SortedTree<KeyValue> keys) {
    return new State(
        revision,
        keys,
        revision,
        keys,
        RevisionLog.startingAt(revision + 1),
        SortedTree.empty(),
        SortedTree.empty());
  }

  /** Everything at a revision, 0 for the latest. */
  SortedTree<KeyValue> keysAt(long wanted) {
    if (wanted == 0 || wanted == revision) {
      return keys;
    }
    if (wanted > revision) {
      throw new StorageException.FutureRevision(wanted, revision);
    }
    if (wanted < compacted) {
      throw new StorageException.Compacted(wanted, compacted);
    }
    return wanted == compacted ? floor : log.get(wanted).keys();
  }

  RangeResult range(RangeRequest request) {
    SortedTree<KeyValue> read = keysAt(request.revision());
    long at = request.revision() == 0 ? revision : request.revision();
    long count = read.count(request.span());
    if (request.countOnly()) {
      return new RangeResult(at, List.of(), count);
    }
    int limit = request.limit() == 0 ? Integer.MAX_VALUE : request.limit();
    return new RangeResult(at, read.values(request.span(), limit), count);
  }

  State append(Revision next, SortedTree<ByteString> newAttachments) {
    return new State(
        next.number(), next.keys(), compacted, floor, log.append(next), leases, newAttachments);
  }

  /**
   * With nothing older than {@code floorRevision} to be read, and no log before {@code logFrom}.
   */
  State compactedAt(long floorRevision, long logFrom) {
    return new State(
        revision,
        keys,
        floorRevision,
        keysAt(floorRevision),
        log.from(Math.max(log.first(), Math.min(floorRevision + 1, logFrom))),
        leases,
        attachments);
  }

  public State withLeases(SortedTree<GrantedLease> newLeases) {
    return new State(revision, keys, compacted, floor, log, newLeases, attachments);
  }

  State withLeases(SortedTree<GrantedLease> newLeases, SortedTree<ByteString> newAttachments) {
    return new State(revision, keys, compacted, floor, log, newLeases, newAttachments);
  }
}
