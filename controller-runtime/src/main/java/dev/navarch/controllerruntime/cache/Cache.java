package dev.navarch.controllerruntime.cache;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.client.cache.IndexFunc;
import dev.navarch.client.cache.ListerWatcher;
import dev.navarch.client.cache.ObjectName;
import dev.navarch.client.cache.SharedIndexInformer;
import dev.navarch.client.waiting.Durations;
import dev.navarch.controllerruntime.client.ListerWatchers;
import dev.navarch.controllerruntime.client.ObjectKind;
import dev.navarch.controllerruntime.client.Query;
import dev.navarch.controllerruntime.client.Reader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the objects of every kind that somebody asked for, and reads from what it keeps. The first
 * read of a kind waits until its objects have been listed. An object may be older than on the
 * server, and one that was just written may not be there yet.
 *
 * <p>A lock guards the map of informers and is held while they are started, which takes no time.
 * They are waited for and closed outside of it.
 */
public final class Cache implements Reader, AutoCloseable {
  private final ListerWatchers sources;
  private final Scheme scheme;
  private final CacheOptions options;
  private final Map<Key, KindOptions<?>> ownOptions = new HashMap<>();
  private final ReentrantLock lock = new ReentrantLock();

  // Guarded by the lock.
  private final Map<Key, KindCache<?>> kinds = new LinkedHashMap<>();
  private State state = State.NEW;

  /** The same kind in two forms is kept twice. */
  private record Key(GroupVersionKind kind, Class<?> form) {}

  private enum State {
    NEW,
    STARTED,
    CLOSED
  }

  /**
   * Creates a cache, which keeps nothing until it is started.
   *
   * @throws IllegalArgumentException if options are for a class that is not in the scheme
   */
  public Cache(ListerWatchers sources, Scheme scheme, CacheOptions options) {
    this.sources = sources;
    this.scheme = scheme;
    this.options = options;
    options.kinds().forEach((kind, own) -> ownOptions.put(key(kind), own));
  }

  // ---- life

  /** Starts the informers that there are, and from now on each that is asked for. */
  public void start() {
    lock.lock();
    try {
      if (state == State.CLOSED) {
        throw new IllegalStateException("the cache is closed");
      }
      state = State.STARTED;
      kinds.values().forEach(kind -> kind.informer().start());
    } finally {
      lock.unlock();
    }
  }

  /**
   * Waits until every kind that was asked for so far is complete.
   *
   * @throws CacheNotSyncedException if the time was up, or the cache was closed
   */
  public void awaitSynced(Duration timeout) throws CacheNotSyncedException, InterruptedException {
    awaitSynced(all(), timeout);
  }

  private static void awaitSynced(List<KindCache<?>> awaited, Duration timeout)
      throws CacheNotSyncedException, InterruptedException {
    long limit = Durations.toNanos(timeout);
    long start = System.nanoTime();
    for (KindCache<?> kind : awaited) {
      long left = Math.max(0, limit - (System.nanoTime() - start));
      if (!kind.informer().awaitSynced(Duration.ofNanos(left))) {
        throwIfAnyIsMissing(awaited, timeout);
        return;
      }
    }
  }

  /** The last one may have come in the moment in which it was given up. */
  private static void throwIfAnyIsMissing(List<KindCache<?>> awaited, Duration timeout)
      throws CacheNotSyncedException {
    String missing =
        awaited.stream()
            .filter(kind -> !kind.informer().hasSynced())
            .map(KindCache::describe)
            .collect(Collectors.joining(", "));
    if (!missing.isEmpty()) {
      throw new CacheNotSyncedException(
          "caches have not synced within " + timeout.toSeconds() + "s: " + missing);
    }
  }

  /** Whether every kind that was asked for is complete. */
  public boolean hasSynced() {
    return all().stream().allMatch(kind -> kind.informer().hasSynced());
  }

  private List<KindCache<?>> all() {
    lock.lock();
    try {
      return List.copyOf(kinds.values());
    } finally {
      lock.unlock();
    }
  }

  /** Ends all informers and waits for their threads. What was kept can still be read. */
  @Override
  public void close() {
    lock.lock();
    try {
      state = State.CLOSED;
    } finally {
      lock.unlock();
    }
    // side by side: each may have to wait for a handler
    List<Thread> closers = new ArrayList<>();
    for (KindCache<?> kind : all()) {
      closers.add(Thread.ofVirtual().name("cache-closer").start(() -> kind.informer().close()));
    }
    try {
      for (Thread closer : closers) {
        closer.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  // ---- informers

  /**
   * The informer of a kind, made when it is asked for first. It runs as soon as the cache does, and
   * belongs to the cache: handlers may be added and removed, and nothing else.
   *
   * @throws IllegalStateException if there is none and the cache is closed
   */
  public <T extends MetaObject> SharedIndexInformer<T> informer(ObjectKind<T> kind) {
    return find(kind).informer();
  }

  /**
   * Adds an index under which {@link Query#field} finds objects.
   *
   * @throws IllegalArgumentException if the kind has one of that name
   */
  public <T extends MetaObject> void index(ObjectKind<T> kind, String name, IndexFunc<T> values) {
    find(kind).informer().addIndexers(Map.of(name, values));
  }

  /**
   * Ends the informer of a kind and forgets its objects. It is made anew when somebody asks for it.
   * Handlers at it are told no more.
   *
   * @return false if there was none
   */
  public boolean removeInformer(ObjectKind<?> kind) {
    KindCache<?> removed;
    lock.lock();
    try {
      removed = kinds.remove(key(kind));
    } finally {
      lock.unlock();
    }
    if (removed == null) {
      return false;
    }
    removed.informer().close();
    return true;
  }

  private Key key(ObjectKind<?> kind) {
    return new Key(kind.groupVersionKind(scheme), kind.type());
  }

  @SuppressWarnings("unchecked") // what is under a form is of that form
  private <T extends MetaObject> KindCache<T> find(ObjectKind<T> kind) {
    Key key = key(kind);
    lock.lock();
    try {
      KindCache<?> known = kinds.get(key);
      if (known != null) {
        return (KindCache<T>) known;
      }
      if (state == State.CLOSED) {
        throw new IllegalStateException("the cache is closed");
      }
      KindCache<T> made = make(kind, key);
      kinds.put(key, made);
      if (state == State.STARTED) {
        made.informer().start();
      }
      return made;
    } finally {
      lock.unlock();
    }
  }

  private <T extends MetaObject> KindCache<T> make(ObjectKind<T> kind, Key key) {
    KindOptions<T> own = optionsOf(key);
    @Nullable String namespace = own.namespace();
    ListerWatcher<T> source =
        sources.listerWatcher(
            kind, namespace == null ? options.namespace() : namespace, own.restriction());
    String name = key.kind().kind() + "." + key.kind().groupVersion().toApiVersion();
    return new KindCache<>(name, source, own, options.reflector(name));
  }

  @SuppressWarnings("unchecked") // what is under a form is of that form
  private <T extends MetaObject> KindOptions<T> optionsOf(Key key) {
    KindOptions<T> own = (KindOptions<T>) ownOptions.get(key);
    return own == null ? options.ofOthers() : own;
  }

  // ---- reading

  @Override
  public <T extends MetaObject> Optional<T> get(ObjectKind<T> kind, ObjectName name)
      throws CacheNotSyncedException, InterruptedException {
    return filled(kind).get(name);
  }

  @Override
  public <T extends MetaObject> List<T> list(ObjectKind<T> kind, Query query)
      throws CacheNotSyncedException, InterruptedException {
    return filled(kind).list(query);
  }

  private <T extends MetaObject> KindCache<T> filled(ObjectKind<T> kind)
      throws CacheNotSyncedException, InterruptedException {
    KindCache<T> found = find(kind);
    if (!found.informer().hasSynced()) {
      if (!found.informer().isStarted()) {
        throw new IllegalStateException("the cache is not started, so nothing can be read from it");
      }
      awaitSynced(List.of(found), options.syncTimeout());
    }
    return found;
  }
}
