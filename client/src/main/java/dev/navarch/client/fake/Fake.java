package dev.navarch.client.fake;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.client.rest.RateLimiter;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.rest.WarningHandler;
import dev.navarch.client.watch.Watch;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Stands in for a server: requests of its {@link #restClient} are kept as actions and answered by
 * reactors, the usual one of which does with the objects of a {@link #tracker} what a server would.
 * Any client works on it: typed ones, dynamic, metadata, discovery, informers.
 *
 * <p>A lock guards the list of actions; reactors may be added at any time and are asked outside of
 * it.
 */
public final class Fake {
  private final Map<GroupVersionResource, FakeResource> resources = new LinkedHashMap<>();
  private final ObjectTracker tracker;
  private final RestClient client;
  private final Reactor usual;
  private final List<Handler> before = new CopyOnWriteArrayList<>();
  private final List<Handler> after = new CopyOnWriteArrayList<>();
  private final List<WatchHandler> watches = new CopyOnWriteArrayList<>();
  private final ReentrantLock lock = new ReentrantLock();

  // Guarded by the lock.
  private final List<Action> actions = new ArrayList<>();

  private record Handler(String verb, String resource, Reactor reactor) {}

  private record WatchHandler(String resource, WatchReactor reactor) {}

  /**
   * Creates a fake.
   *
   * @param scheme the kinds that have types
   * @param served what can be asked for
   * @param objects what is there at the beginning
   * @throws IllegalArgumentException if the kind of an object is none that is served
   */
  public Fake(Scheme scheme, List<FakeResource> served, MetaObject... objects) {
    served.forEach(resource -> resources.put(resource.name(), resource));
    tracker = new ObjectTracker(scheme, resources);
    for (MetaObject object : objects) {
      tracker.add(object);
    }
    ObjectForms forms = new ObjectForms(scheme);
    usual = new TrackerReactor(resources, new Tracked(tracker, forms));
    client =
        RestClient.builder(new FakeTransport(this, forms, new FakeDiscovery(served)))
            .scheme(scheme)
            .rateLimiter(RateLimiter.UNLIMITED)
            .warningHandler(WarningHandler.IGNORE)
            .build();
  }

  /** What clients of this fake are made of; closing it ends their watches and nothing else. */
  public RestClient restClient() {
    return client;
  }

  /** The objects. */
  public ObjectTracker tracker() {
    return tracker;
  }

  // ---- actions

  /** All that was asked so far, in order; discovery is not among it. */
  public List<Action> actions() {
    lock.lock();
    try {
      return List.copyOf(actions);
    } finally {
      lock.unlock();
    }
  }

  public void clearActions() {
    lock.lock();
    try {
      actions.clear();
    } finally {
      lock.unlock();
    }
  }

  // ---- reactors

  /**
   * Asks a reactor about some actions first, before all that were added so far.
   *
   * @param verb or {@code *} for any; see {@link Action#matches}
   * @param resource such as {@code pods} or {@code pods/status}, or {@code *} for any
   */
  public Fake prependReactor(String verb, String resource, Reactor reactor) {
    before.add(0, new Handler(verb, resource, reactor));
    return this;
  }

  /** Asks a reactor about some actions last: those for resources that the fake does not serve. */
  public Fake appendReactor(String verb, String resource, Reactor reactor) {
    after.add(new Handler(verb, resource, reactor));
    return this;
  }

  /** Asks a reactor about watches first, before all that were added so far. */
  public Fake prependWatchReactor(String resource, WatchReactor reactor) {
    watches.add(0, new WatchHandler(resource, reactor));
    return this;
  }

  // ---- for the transport

  private void remember(Action action) {
    lock.lock();
    try {
      actions.add(action);
    } finally {
      lock.unlock();
    }
  }

  ApiObject invoke(Action action) throws IOException {
    remember(action);
    Optional<ApiObject> answer = ask(before, action);
    if (answer.isEmpty()) {
      answer = usual.react(action);
    }
    if (answer.isEmpty()) {
      answer = ask(after, action);
    }
    return answer.orElseThrow(() -> TrackerReactor.unknown(action));
  }

  private static Optional<ApiObject> ask(List<Handler> handlers, Action action) throws IOException {
    for (Handler handler : handlers) {
      if (action.matches(handler.verb(), handler.resource())) {
        Optional<ApiObject> answer = handler.reactor().react(action);
        if (answer.isPresent()) {
          return answer;
        }
      }
    }
    return Optional.empty();
  }

  Watch<? extends MetaObject> open(Action.Watch action) throws IOException {
    remember(action);
    for (WatchHandler handler : watches) {
      if (action.matches("watch", handler.resource())) {
        Optional<Watch<? extends MetaObject>> watch = handler.reactor().react(action);
        if (watch.isPresent()) {
          return watch.get();
        }
      }
    }
    if (!resources.containsKey(action.resource())) {
      throw TrackerReactor.unknown(action);
    }
    return tracker.watch(action.resource(), action.namespace(), action.options());
  }

  /** The kind of a resource's objects. */
  GroupVersionKind kindOf(GroupVersionResource name) {
    FakeResource resource = resources.get(name);
    return resource == null ? name.groupVersion().withKind("Object") : resource.groupVersionKind();
  }
}
