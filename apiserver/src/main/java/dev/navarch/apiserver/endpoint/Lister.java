package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.ListMetaBuilder;
import dev.navarch.apimachinery.work.Work;
import dev.navarch.apiserver.objects.StoredObject;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.StorageFailures;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.RangeResult;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Store;
import java.time.Duration;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads the objects of a resource that a client wants to see, as of the version it wants. */
final class Lister {
  private static final Duration WAIT_FOR_VERSION = Duration.ofSeconds(3);
  private static final int BATCH = 1000;
  private static final int UNITS_PER_OBJECT = 20;

  private final ResourceStore<?> store;
  private final String namespace;
  private final ObjectFilter filter;

  Lister(ResourceStore<?> store, String namespace, ObjectFilter filter) {
    this.store = store;
    this.namespace = namespace;
    this.filter = filter;
  }

  /** The keys that can match at all. */
  KeySpan span() {
    Optional<String> name = filter.name();
    if (name.isPresent() && (!store.kind().namespaced() || !namespace.isEmpty())) {
      return KeySpan.key(store.key(new ObjectName(namespace, name.get())));
    }
    return store.span(namespace);
  }

  Page list(ListParameters parameters) {
    KeySpan span = span();
    long revision = 0;
    int limit = parameters.limit();
    if (!parameters.continueToken().isEmpty()) {
      if (!parameters.resourceVersion().isEmpty() && !parameters.resourceVersion().equals("0")) {
        throw ApiException.badRequest(
            "specifying resource version is not allowed when using continue");
      }
      String prefix = prefix();
      ContinueToken token = ContinueToken.decode(parameters.continueToken(), prefix);
      span = span.from(token.start());
      revision = Math.max(0, token.revision());
    } else {
      long wanted = version(parameters.resourceVersion());
      if (parameters.isExact()) {
        revision = exact(wanted);
      } else if (wanted != 0) {
        waitFor(store.store(), wanted);
        revision = store.store().revision();
      } else if (!parameters.resourceVersion().isEmpty()) {
        limit = 0;
        revision = store.store().revision();
      }
    }
    @Nullable ByteString continued = parameters.continueToken().isEmpty() ? null : span.start();
    return filter.isEmpty() && !store.model().readsTogether()
        ? readAll(range(span, limit, revision, continued))
        : read(span, limit, revision, continued);
  }

  /** Returns an unsigned version as a revision that the store can be asked for. */
  private long exact(long version) {
    if (version < 0) {
      throw ApiException.resourceVersionTooLarge(version, store.store().revision(), 1);
    }
    return version;
  }

  private String prefix() {
    return store.span(namespace).start().utf8();
  }

  private static long version(String text) {
    try {
      return Numbers.version(text);
    } catch (IllegalArgumentException e) {
      throw ApiException.badRequest(
          "invalid resource version: resourceVersion: Invalid value: \"%s\": %s"
              .formatted(text, e.getMessage()));
    }
  }

  /**
   * Waits until the store has reached a version.
   *
   * @param revision unsigned
   * @throws ApiException 504 if the store does not reach it in time
   */
  static void waitFor(Store store, long revision) {
    long end = System.nanoTime() + WAIT_FOR_VERSION.toNanos();
    while (Long.compareUnsigned(store.revision(), revision) < 0) {
      if (System.nanoTime() > end) {
        throw ApiException.resourceVersionTooLarge(revision, store.revision(), 1);
      }
      try {
        Thread.sleep(20);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw ApiException.serviceUnavailable("the server is shutting down");
      }
    }
  }

  /** What nobody has to look at is looked up one by one while the first are on their way. */
  private Page readAll(RangeResult result) {
    List<KeyValue> items = result.items();
    List<StoredObject> objects =
        new AbstractList<>() {
          @Override
          public StoredObject get(int index) {
            return store.stored(items.get(index));
          }

          @Override
          public int size() {
            return items.size();
          }
        };
    long left = result.count() - items.size();
    boolean more = left > 0 && !items.isEmpty();
    return page(objects, result.revision(), more ? items.get(items.size() - 1).key() : null, left);
  }

  private Page read(KeySpan span, int limit, long revision, @Nullable ByteString continued) {
    List<StoredObject> found = new ArrayList<>();
    KeySpan rest = span;
    long at = revision;
    while (true) {
      int batch = limit == 0 ? 0 : filter.isEmpty() ? limit - found.size() : Math.max(limit, BATCH);
      RangeResult result = range(rest, batch, at, continued);
      at = result.revision();
      List<KeyValue> items = result.items();
      List<StoredObject> together = store.model().readsTogether() ? store.stored(items) : List.of();
      for (int i = 0; i < items.size(); i++) {
        Work.step(UNITS_PER_OBJECT);
        StoredObject stored = together.isEmpty() ? store.stored(items.get(i)) : together.get(i);
        if (filter.isEmpty() || filter.matches(stored.object())) {
          found.add(stored);
          if (limit > 0 && found.size() == limit) {
            long left = result.count() - i - 1;
            return page(found, at, left > 0 ? items.get(i).key() : null, left);
          }
        }
      }
      if (!result.hasMore() || items.isEmpty()) {
        return page(found, at, null, 0);
      }
      rest = rest.from(items.get(items.size() - 1).key().successor());
    }
  }

  private Page page(List<StoredObject> found, long at, @Nullable ByteString last, long left) {
    ListMetaBuilder metadata = ListMeta.builder().resourceVersion(Long.toString(at));
    if (last != null) {
      metadata.continue_(new ContinueToken(at, last.successor()).encode(prefix()));
      if (filter.isEmpty()) {
        metadata.remainingItemCount(left);
      }
    }
    return new Page(metadata.build(), found);
  }

  private RangeResult range(
      KeySpan span, int limit, long revision, @Nullable ByteString continued) {
    try {
      return store.store().range(new RangeRequest(span, limit, revision, false));
    } catch (StorageException.Compacted e) {
      throw continued != null
          ? expired(new ContinueToken(ContinueToken.LATEST, continued).encode(prefix()))
          : ApiException.resourceExpired("The resourceVersion for the provided list is too old.");
    } catch (StorageException.FutureRevision e) {
      throw ApiException.resourceVersionTooLarge(revision, e.currentRevision(), 1);
    } catch (StorageException e) {
      throw StorageFailures.toApi(e, store.kind().resource(), "list");
    }
  }

  /** A list cannot go on as of its version; with the token it goes on as of now. */
  private static ApiException expired(String token) {
    ApiException failure =
        ApiException.resourceExpired(
            "The provided continue parameter is too old to display a consistent list result. You"
                + " can start a new list without the continue parameter, or use the continue token"
                + " in this response to retrieve the remainder of the results. Continuing with the"
                + " provided token results in an inconsistent list - objects that were created,"
                + " modified, or deleted between the time the first chunk was returned and now may"
                + " show up in the list.");
    return ApiException.fromStatus(
        failure.status().toBuilder().metadata(ListMeta.builder().continue_(token).build()).build());
  }
}
