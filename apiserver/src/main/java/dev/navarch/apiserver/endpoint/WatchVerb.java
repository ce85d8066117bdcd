package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.fields.FieldSelector;
import dev.navarch.apiserver.objects.StoredObject;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.StorageFailures;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Watch;
import dev.navarch.storage.WatchRequest;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Tells a client what happens to the objects it wants to see. Runs on a virtual thread, which ends
 * when the watch is set up; afterwards the store's own thread for the watch writes.
 */
final class WatchVerb {
  private static final long SHORTEST_SECONDS = 1800;

  /** The longest timeout that Go can express, in nanoseconds of 63 bits: about 292 years. */
  private static final long LONGEST_SECONDS = Long.MAX_VALUE / 1_000_000_000;

  private final ServedResource served;
  private final ResourceStore<?> store;
  private final Shapes shapes;
  private final ObjectForms forms;
  private final WatchClock clock;

  WatchVerb(
      ServedResource served,
      ResourceStore<?> store,
      Shapes shapes,
      ObjectForms forms,
      WatchClock clock) {
    this.served = served;
    this.store = store;
    this.shapes = shapes;
    this.forms = forms;
    this.clock = clock;
  }

  void run(Exchange exchange, Accepted accepted) {
    if (accepted.shape() == Accepted.Shape.METADATA_LIST) {
      throw ApiException.notAcceptable(
          "you requested PartialObjectMetadataList, but the requested object is not a list");
    }
    ListParameters parameters = ListParameters.of(exchange.query(), true);
    ObjectFilter filter =
        ObjectFilter.of(exchange.query(), served.kind().groupVersion(), served.fields());
    ObjectFilter named = withName(exchange, filter);
    Lister lister = new Lister(store, exchange.info().namespace(), named);
    long version = version(parameters.resourceVersion());
    boolean state =
        parameters.sendInitialEvents() == null ? version == 0 : parameters.sendInitialEvents();
    WatchStream stream =
        new WatchStream(exchange, accepted, store, named, shapes, forms, parameters.bookmarks());
    try {
      long from = begin(stream, lister, parameters, version, state);
      WatchRequest request = WatchRequest.of(lister.span()).from(from).withPreviousValues();
      Watch watch =
          store
              .store()
              .watch(
                  parameters.bookmarks() ? request.withProgress() : request, stream.listener(from));
      stream.follows(watch);
    } catch (StorageException e) {
      throw StorageFailures.toApi(e, store.kind().resource(), "watch");
    }
    clock.after(timeout(parameters), stream::timeIsUp, stream);
  }

  /**
   * Returns the filter of a watch. One of a single object, which an old path or the selector names,
   * finds that object only: it is the one that the client is authorized to watch.
   *
   * @throws ApiException 400 if the field selector does not require that name
   */
  private static ObjectFilter withName(Exchange exchange, ObjectFilter filter) {
    String name = exchange.info().name();
    if (name.isEmpty()) {
      return filter;
    }
    if (filter.fields().isEmpty()) {
      FieldSelector named = FieldSelector.oneTermEqual("metadata.name", name);
      return new ObjectFilter(filter.labels(), named, filter.selectable());
    }
    if (!filter.name().equals(Optional.of(name))) {
      throw ApiException.badRequest("fieldSelector metadata.name doesn't match requested name");
    }
    return filter;
  }

  /** Sends what is there, where that is wanted; the first revision to hear of. */
  private long begin(
      WatchStream stream, Lister lister, ListParameters parameters, long version, boolean state) {
    if (!state) {
      stream.start();
      return version == 0 ? store.store().revision() + 1 : nextAfter(version);
    }
    ListParameters everything =
        new ListParameters(
            0, "", parameters.resourceVersion(), "", parameters.timeoutSeconds(), false, null);
    Page page = lister.list(everything);
    stream.start();
    long revision = Long.parseLong(page.metadata().resourceVersion());
    for (StoredObject object : page.objects()) {
      stream.initial(object);
    }
    if (parameters.sendInitialEvents() != null && parameters.bookmarks()) {
      stream.bookmark(revision, true);
    }
    return revision + 1;
  }

  private static long nextAfter(long version) {
    return version < 0 || version == Long.MAX_VALUE ? Long.MAX_VALUE : version + 1;
  }

  /** What a client has seen, for requests that answer nonsense with a failure of the server. */
  static long version(String text) {
    try {
      return Numbers.version(text);
    } catch (IllegalArgumentException e) {
      throw ApiException.unknown(
          "resourceVersion: Invalid value: \"%s\": %s".formatted(text, e.getMessage()));
    }
  }

  /**
   * Returns how long a watch lasts. A negative timeout ends it at once. Without a timeout it lasts
   * a random time between {@link #SHORTEST_SECONDS} and twice as long.
   *
   * <p>Differs from Kubernetes: a timeout that overflows there, and then is any other number, is
   * treated as absent.
   */
  static Duration timeout(ListParameters parameters) {
    long seconds = parameters.timeoutSeconds().orElse(0);
    if (seconds < 0) {
      return Duration.ZERO;
    }
    return Duration.ofSeconds(
        seconds > 0 && seconds <= LONGEST_SECONDS
            ? seconds
            : SHORTEST_SECONDS + ThreadLocalRandom.current().nextLong(SHORTEST_SECONDS));
  }
}
