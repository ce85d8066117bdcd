package dev.navarch.storage.etcd;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.RangeResult;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.etcd.wire.EtcdMethods;
import dev.navarch.storage.etcd.wire.RangeCall;
import dev.navarch.storage.etcd.wire.RangeReply;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads keys. A long stretch is read in pages, all at the revision of the first, so that no single
 * message gets huge; how many keys a page has follows from how large they turn out to be.
 */
final class EtcdRanges {
  private static final int FIRST_PAGE = 500;
  private static final int LARGEST_PAGE = 10_000;
  private static final int SMALLEST_PAGE = 16;
  private static final long PAGE_BYTES = 8 << 20;

  /** How often a read of the latest revision begins anew because that was compacted meanwhile. */
  private static final int ATTEMPTS = 4;

  private final EtcdCalls calls;
  private final Keyspace keys;
  private final OldestRevision oldest;

  EtcdRanges(EtcdCalls calls, Keyspace keys, OldestRevision oldest) {
    this.calls = calls;
    this.keys = keys;
    this.oldest = oldest;
  }

  Optional<KeyValue> get(ByteString key) {
    try {
      return calls.read(EtcdMethods.RANGE, RangeCall.one(keys.whole(key))).items().stream()
          .map(keys::stripped)
          .findFirst();
    } catch (EtcdFailure e) {
      throw e.toReadException();
    }
  }

  /** The latest revision there is. */
  long head() {
    try {
      return oldest.head();
    } catch (EtcdFailure e) {
      throw e.toReadException();
    }
  }

  RangeResult range(RangeRequest request) {
    for (int attempt = 1; ; attempt++) {
      try {
        return pages(request);
      } catch (EtcdFailure e) {
        boolean anew = request.revision() == 0 && attempt < ATTEMPTS;
        if (!anew || e.meaning() != EtcdFailure.Meaning.COMPACTED) {
          throw explain(e, request.revision());
        }
      }
    }
  }

  private StorageException explain(EtcdFailure failure, long revision) {
    try {
      return switch (failure.meaning()) {
        case COMPACTED -> new StorageException.Compacted(revision, oldest.find());
        case FUTURE_REVISION -> new StorageException.FutureRevision(revision, oldest.head());
        default -> failure.toReadException();
      };
    } catch (EtcdFailure e) {
      return e.toReadException();
    }
  }

  private RangeResult pages(RangeRequest request) {
    ByteString from = keys.start(request.span());
    ByteString end = keys.end(request.span());
    List<KeyValue> items = new ArrayList<>();
    long revision = request.revision();
    long count = -1;
    int page = FIRST_PAGE;
    while (true) {
      int wanted = request.limit() == 0 ? page : Math.min(page, request.limit() - items.size());
      RangeReply reply =
          calls.read(
              EtcdMethods.RANGE, new RangeCall(from, end, wanted, revision, request.countOnly()));
      if (count < 0) {
        count = reply.count();
        revision = revision == 0 ? reply.header().revision() : revision;
      }
      long bytes = 0;
      for (KeyValue item : reply.items()) {
        items.add(keys.stripped(item));
        bytes += item.key().length() + item.value().length();
      }
      if (reply.items().size() < wanted || items.size() == request.limit()) {
        return new RangeResult(revision, items, count);
      }
      from = reply.items().getLast().key().successor();
      page = nextPage(bytes / wanted);
    }
  }

  private static int nextPage(long averageBytes) {
    return Math.clamp(PAGE_BYTES / (averageBytes + 1), SMALLEST_PAGE, LARGEST_PAGE);
  }
}
