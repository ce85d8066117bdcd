package dev.navarch.client.fake;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.client.watch.Event;
import dev.navarch.client.watch.Watch;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The objects of a {@link Fake}. What a test does here is seen by all clients and watches, but is
 * no action, and no reactor is asked. Objects are kept as they are given, with a status and
 * whatever else a server would set by itself; each change counts the resource version on.
 *
 * <p>A lock guards everything. A watch can begin at any of the last 10,000 changes.
 */
public final class ObjectTracker {
  private static final int HISTORY = 10_000;
  private static final String STALE =
      "the object has been modified; please apply your changes to the latest version and try again";

  private final Scheme scheme;
  private final Map<GroupVersionResource, FakeResource> resources;
  private final ReentrantLock lock = new ReentrantLock();

  // Guarded by the lock.
  private final Map<GroupVersionResource, NavigableMap<ObjectKey, MetaObject>> objects =
      new HashMap<>();
  private final Deque<TrackedChange> history = new ArrayDeque<>();
  private final List<TrackedWatch> watches = new ArrayList<>();
  private long revision;
  private long forgotten;

  ObjectTracker(Scheme scheme, Map<GroupVersionResource, FakeResource> resources) {
    this.scheme = scheme;
    this.resources = resources;
  }

  /** Objects as they were at one revision. */
  record Snapshot(List<MetaObject> objects, long revision) {}

  // ---- for tests

  /**
   * Puts an object in, in place of one by that name if there is one.
   *
   * @throws IllegalArgumentException if its kind is none that the fake serves
   */
  public MetaObject add(MetaObject object) {
    MetaObject named = withKind(object);
    GroupVersionResource resource = resourceOf(named.groupVersionKind());
    return put(resource, keyOf(named), unused -> named, false);
  }

  public Optional<MetaObject> get(GroupVersionResource resource, String namespace, String name) {
    lock.lock();
    try {
      return Optional.ofNullable(all(resource).get(new ObjectKey(namespace, name)));
    } finally {
      lock.unlock();
    }
  }

  /** The objects of a namespace, or of all if it is empty, in order. */
  public List<MetaObject> list(GroupVersionResource resource, String namespace) {
    return snapshot(resource, Selection.of(namespace, ListOptions.builder().build())).objects();
  }

  /**
   * Puts in an object that is not there.
   *
   * @throws ApiException if it is
   */
  public MetaObject create(GroupVersionResource resource, MetaObject object) {
    return create(resource, object, false);
  }

  MetaObject create(GroupVersionResource resource, MetaObject object, boolean dryRun) {
    return put(
        resource,
        keyOf(object),
        before -> {
          if (before != null) {
            throw ApiException.alreadyExists(resource.groupResource(), object.metadata().name());
          }
          return withKind(object);
        },
        dryRun);
  }

  /**
   * Replaces an object; if the new one has a resource version, it must be that of the old.
   *
   * @throws ApiException if it is not there, or has changed
   */
  public MetaObject update(GroupVersionResource resource, MetaObject object) {
    return change(resource, keyOf(object), before -> ifNewest(resource, before, object), false)
        .orElseThrow();
  }

  /**
   * Takes an object away at once, whatever finalizers it has.
   *
   * @throws ApiException if it is not there
   */
  public void delete(GroupVersionResource resource, String namespace, String name) {
    change(resource, new ObjectKey(namespace, name), before -> null, false);
  }

  /** Watches objects, as a client would. */
  public Watch<MetaObject> watch(
      GroupVersionResource resource, String namespace, ListOptions options) {
    Selection selection = Selection.of(namespace, options);
    TrackedWatch watch =
        new TrackedWatch(resource, selection, options.timeoutSeconds(), this::forget);
    lock.lock();
    try {
      begin(watch, resource, selection, options);
      watches.add(watch);
    } finally {
      lock.unlock();
    }
    return watch;
  }

  /** The version of everything: that of the last change. */
  public String resourceVersion() {
    lock.lock();
    try {
      return Long.toString(revision);
    } finally {
      lock.unlock();
    }
  }

  // ---- for the fake

  /** Checks that an object that somebody wants to write is of the state that is there. */
  static MetaObject ifNewest(GroupVersionResource resource, MetaObject before, MetaObject object) {
    String version = object.metadata().resourceVersion();
    if (!version.isEmpty() && !version.equals(before.metadata().resourceVersion())) {
      throw ApiException.conflict(resource.groupResource(), object.metadata().name(), STALE);
    }
    return object;
  }

  Snapshot snapshot(GroupVersionResource resource, Selection selection) {
    lock.lock();
    try {
      List<MetaObject> found = new ArrayList<>();
      for (MetaObject object : all(resource).values()) {
        if (selection.matches(object)) {
          found.add(object);
        }
      }
      return new Snapshot(found, revision);
    } finally {
      lock.unlock();
    }
  }

  /** Makes an object of what is there, null if nothing is. */
  interface Making {
    @Nullable MetaObject make(@Nullable MetaObject before);
  }

  /** Makes another object of the one that is there, or none. */
  interface Changing {
    @Nullable MetaObject change(MetaObject before);
  }

  /**
   * Changes an object that is there.
   *
   * @return what it is now, empty if it is gone
   * @throws ApiException if it is not there
   */
  Optional<MetaObject> change(
      GroupVersionResource resource, ObjectKey key, Changing changing, boolean dryRun) {
    return Optional.ofNullable(
        write(
            resource,
            key,
            before -> {
              if (before == null) {
                throw ApiException.notFound(resource.groupResource(), key.name());
              }
              return changing.change(before);
            },
            dryRun));
  }

  MetaObject put(GroupVersionResource resource, ObjectKey key, Making making, boolean dryRun) {
    MetaObject written = write(resource, key, making, dryRun);
    if (written == null) {
      throw new IllegalStateException("nothing was put in place of " + key);
    }
    return written;
  }

  /** Nothing happens if the object stays as it is. */
  private @Nullable MetaObject write(
      GroupVersionResource resource, ObjectKey key, Making making, boolean dryRun) {
    lock.lock();
    try {
      NavigableMap<ObjectKey, MetaObject> all = all(resource);
      MetaObject before = all.get(key);
      MetaObject made = making.make(before);
      if (made == null && before == null) {
        return null;
      }
      if (made != null && before != null) {
        made = withVersion(made, before.metadata().resourceVersion());
        if (made.equals(before)) {
          return before;
        }
      }
      if (dryRun) {
        return made;
      }
      revision++;
      MetaObject last = made == null ? before : made;
      if (last == null) {
        throw new IllegalStateException("no object: " + key);
      }
      MetaObject after = withVersion(last, Long.toString(revision));
      if (made == null) {
        all.remove(key);
      } else {
        all.put(key, after);
      }
      remember(new TrackedChange(revision, resource, before, after, made == null));
      return made == null ? null : after;
    } finally {
      lock.unlock();
    }
  }

  private void remember(TrackedChange change) {
    history.add(change);
    if (history.size() > HISTORY) {
      forgotten = history.remove().revision();
    }
    watches.forEach(watch -> watch.tell(change));
  }

  private static MetaObject withVersion(MetaObject object, String version) {
    return object.withMetadata(object.metadata().toBuilder().resourceVersion(version).build());
  }

  private NavigableMap<ObjectKey, MetaObject> all(GroupVersionResource resource) {
    return objects.computeIfAbsent(resource, unused -> new TreeMap<>());
  }

  // ---- watches

  private void begin(
      TrackedWatch watch, GroupVersionResource resource, Selection selection, ListOptions options) {
    boolean initialEvents = Boolean.TRUE.equals(options.sendInitialEvents());
    long from = revisionOf(options.resourceVersion());
    if (initialEvents || from == 0) {
      for (MetaObject object : all(resource).values()) {
        if (selection.matches(object)) {
          watch.tell(new Event.Added<>(object));
        }
      }
      if (initialEvents && options.allowWatchBookmarks()) {
        watch.tell(new Event.Bookmark<>(Long.toString(revision), true));
      }
      return;
    }
    if (from < forgotten) {
      throw ApiException.resourceExpired(
          "too old resource version: %d (%d)".formatted(from, forgotten));
    }
    for (TrackedChange change : history) {
      if (change.revision() > from) {
        watch.tell(change);
      }
    }
  }

  private static long revisionOf(String resourceVersion) {
    if (resourceVersion.isEmpty()) {
      return 0;
    }
    try {
      return Long.parseLong(resourceVersion);
    } catch (NumberFormatException e) {
      throw ApiException.badRequest("invalid resource version: " + resourceVersion);
    }
  }

  private void forget(TrackedWatch watch) {
    lock.lock();
    try {
      watches.remove(watch);
    } finally {
      lock.unlock();
    }
  }

  /** Ends all watches. */
  void endWatches() {
    List<TrackedWatch> open;
    lock.lock();
    try {
      open = List.copyOf(watches);
    } finally {
      lock.unlock();
    }
    open.forEach(TrackedWatch::close);
  }

  // ---- kinds

  private static ObjectKey keyOf(MetaObject object) {
    return new ObjectKey(object.metadata().namespace(), object.metadata().name());
  }

  private MetaObject withKind(MetaObject object) {
    if (!object.typeMeta().kind().isEmpty()) {
      return object;
    }
    return scheme.objectKinds(object).stream()
        .filter(kind -> !kind.groupVersion().isInternal())
        .findFirst()
        .map(kind -> (MetaObject) object.withTypeMeta(TypeMeta.of(kind)))
        .orElse(object);
  }

  private GroupVersionResource resourceOf(GroupVersionKind kind) {
    return resources.values().stream()
        .filter(resource -> resource.groupVersionKind().equals(kind))
        .findFirst()
        .map(FakeResource::name)
        .orElseThrow(
            () -> new IllegalArgumentException("the fake serves no resource of kind " + kind));
  }
}
