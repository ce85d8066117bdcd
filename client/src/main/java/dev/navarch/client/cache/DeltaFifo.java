package dev.navarch.client.cache;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A queue between somebody who learns of changes and somebody who processes them. What happens to
 * an object while it waits is gathered under its key, in order, and comes out at once; objects come
 * out in the order in which they came in first.
 *
 * <p>Of two deletions in a row one is kept: the first, unless that is a tombstone, which knows less
 * than any other. A deletion of an object that is neither queued nor known is dropped: a list told
 * of it before. With the objects that the reader knows, a replace tells of those that are gone, and
 * a resync brings up those that are not queued.
 *
 * <p>One lock guards everything. The process of {@link #pop} runs under it, so that what it changes
 * (the known objects above all) stays in step with the queue.
 */
public final class DeltaFifo<T> implements ReflectorStore<T>, Synced, AutoCloseable {
  private final KeyFunc<T> keyFunc;
  private final @Nullable KnownObjects<T> known;
  private final UnaryOperator<T> transform;
  private final Runnable onSynced;
  private final SyncLatch synced = new SyncLatch();
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  // Guarded by the lock. The order of the map is the order of the queue.
  private final LinkedHashMap<String, List<Delta<T>>> items = new LinkedHashMap<>();
  private boolean populated;
  private int initialLeft;
  private boolean toldSynced;
  private boolean closed;

  /**
   * Creates an empty queue.
   *
   * @param known what the reader knows; null if nobody minds deletions that go unnoticed
   */
  public DeltaFifo(KeyFunc<T> keyFunc, @Nullable KnownObjects<T> known) {
    this(keyFunc, known, UnaryOperator.identity(), () -> {});
  }

  /**
   * Creates an empty queue.
   *
   * @param transform makes what is kept of an object that comes from the server; quick, called
   *     under the lock. It must not change the key. A change that it fails on is not queued, but
   *     everything else of the call is; then the call throws a {@link TransformException}.
   * @param onSynced called once under the lock, when the first list has been processed
   */
  public DeltaFifo(
      KeyFunc<T> keyFunc,
      @Nullable KnownObjects<T> known,
      UnaryOperator<T> transform,
      Runnable onSynced) {
    this.keyFunc = keyFunc;
    this.known = known;
    this.transform = transform;
    this.onSynced = onSynced;
  }

  // ---- what comes in

  @Override
  public void add(T object) {
    change(object, Delta.Added::new);
  }

  @Override
  public void update(T object) {
    change(object, Delta.Updated::new);
  }

  private void change(T object, Function<T, Delta<T>> change) {
    lock.lock();
    try {
      String key = keyFunc.key(object);
      Untransformed failed = new Untransformed();
      T kept = transformed(key, object, failed);
      if (kept != null) {
        queue(key, change.apply(kept));
      }
      markPopulated();
      failed.throwIfAny();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void delete(T object) {
    String key = keyFunc.key(object);
    lock.lock();
    try {
      Untransformed failed = new Untransformed();
      T last = lastOf(key);
      if (last != null) {
        T kept = transformed(key, object, failed);
        queue(
            key,
            kept != null
                ? new Delta.Deleted<>(kept)
                : new Delta.DeletedFinalStateUnknown<>(key, last));
      }
      markPopulated();
      failed.throwIfAny();
    } finally {
      lock.unlock();
    }
  }

  /** What is queued of an object, or else known; null if nothing is. */
  private @Nullable T lastOf(String key) {
    List<Delta<T>> deltas = items.get(key);
    if (deltas != null) {
      return deltas.getLast().object();
    }
    return known == null ? null : known.getByKey(key).orElse(null);
  }

  /** What the transform makes of an object; null if it fails. */
  private @Nullable T transformed(String key, T object, Untransformed failed) {
    try {
      return Objects.requireNonNull(transform.apply(object), "the transform gave nothing");
    } catch (OutOfMemoryError e) {
      throw e; // not the object's fault: the same may be taken in later
    } catch (RuntimeException | Error e) {
      failed.add(key, e);
      return null;
    }
  }

  /** The objects of one call that could not be transformed. */
  private static final class Untransformed {
    private final List<String> keys = new ArrayList<>();
    private @Nullable Throwable first;

    void add(String key, Throwable failure) {
      keys.add(key);
      if (first == null) {
        first = failure;
      }
    }

    void throwIfAny() {
      if (first != null) {
        throw new TransformException(keys, first);
      }
    }
  }

  /** Puts changes back that came out before, unless something newer is queued under their key. */
  public void addIfNotPresent(String key, List<Delta<T>> deltas) {
    if (deltas.isEmpty()) {
      throw new IllegalArgumentException("no deltas for " + key);
    }
    lock.lock();
    try {
      if (items.putIfAbsent(key, new ArrayList<>(deltas)) == null) {
        changed.signal();
      }
      markPopulated();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void replace(List<T> objects, String resourceVersion) {
    lock.lock();
    try {
      Untransformed failed = new Untransformed();
      Set<String> keys = HashSet.newHashSet(objects.size());
      for (T object : objects) {
        String key = keyFunc.key(object);
        keys.add(key);
        T kept = transformed(key, object, failed);
        if (kept != null) {
          queue(key, new Delta.Replaced<>(kept));
        }
      }
      buryQueued(keys);
      buryKnown(keys);
      if (!populated) {
        initialLeft = items.size();
        markPopulated();
      }
      failed.throwIfAny();
    } finally {
      lock.unlock();
    }
  }

  private void buryQueued(Set<String> present) {
    for (Map.Entry<String, List<Delta<T>>> item : items.entrySet()) {
      if (!present.contains(item.getKey())) {
        T last = item.getValue().getLast().object();
        append(item.getValue(), new Delta.DeletedFinalStateUnknown<>(item.getKey(), last));
      }
    }
  }

  private void buryKnown(Set<String> present) {
    if (known == null) {
      return;
    }
    for (String key : known.listKeys()) {
      if (present.contains(key) || items.containsKey(key)) {
        continue;
      }
      Optional<T> last = known.getByKey(key);
      if (last.isPresent()) {
        queue(key, new Delta.DeletedFinalStateUnknown<>(key, last.get()));
      }
    }
  }

  /**
   * Queues every known object of which nothing is queued: what waits is newer than what is known.
   */
  @Override
  public void resync() {
    if (known == null) {
      return;
    }
    lock.lock();
    try {
      for (String key : known.listKeys()) {
        if (!items.containsKey(key)) {
          known.getByKey(key).ifPresent(object -> queue(key, new Delta.Sync<>(object)));
        }
      }
    } finally {
      lock.unlock();
    }
  }

  private void queue(String key, Delta<T> delta) {
    List<Delta<T>> deltas = items.get(key);
    if (deltas == null) {
      deltas = new ArrayList<>(1);
      deltas.add(delta);
      items.put(key, deltas);
      changed.signal();
    } else {
      append(deltas, delta);
    }
  }

  private static <T> void append(List<Delta<T>> deltas, Delta<T> delta) {
    Delta<T> last = deltas.getLast();
    if (!last.isDeletion() || !delta.isDeletion()) {
      deltas.add(delta);
    } else if (last instanceof Delta.DeletedFinalStateUnknown) {
      deltas.set(deltas.size() - 1, delta);
    }
  }

  private void markPopulated() {
    populated = true;
    openIfSynced();
  }

  private void openIfSynced() {
    if (populated && initialLeft == 0 && !toldSynced) {
      toldSynced = true;
      synced.open();
      onSynced.run();
    }
  }

  // ---- what comes out

  /**
   * Waits for something and processes it. Several readers at once may process different states of
   * one object side by side: have one.
   *
   * @return false if the queue is closed, and empty
   * @throws RequeueException which the process threw; its changes are queued again
   */
  public boolean pop(PopProcess<T> process) throws InterruptedException, RequeueException {
    lock.lockInterruptibly();
    try {
      while (items.isEmpty()) {
        if (closed) {
          return false;
        }
        changed.await();
      }
      boolean inInitialList = !populated || initialLeft > 0;
      Map.Entry<String, List<Delta<T>>> first = items.pollFirstEntry();
      if (initialLeft > 0) {
        initialLeft--;
      }
      try {
        process.process(first.getKey(), first.getValue(), inInitialList);
      } catch (RequeueException e) {
        if (items.putIfAbsent(first.getKey(), first.getValue()) == null) {
          changed.signal();
        }
        throw e;
      } finally {
        openIfSynced();
      }
      return true;
    } finally {
      lock.unlock();
    }
  }

  /** What is queued for a key; empty if nothing is. */
  public List<Delta<T>> deltas(String key) {
    lock.lock();
    try {
      return List.copyOf(items.getOrDefault(key, List.of()));
    } finally {
      lock.unlock();
    }
  }

  /** The keys that are queued, in the order in which they come out. */
  public List<String> listKeys() {
    lock.lock();
    try {
      return List.copyOf(items.keySet());
    } finally {
      lock.unlock();
    }
  }

  /** Whether the first list has been processed, or a single change came before any list. */
  @Override
  public boolean hasSynced() {
    return synced.hasSynced();
  }

  @Override
  public boolean awaitSynced(Duration timeout) throws InterruptedException {
    return synced.awaitSynced(timeout);
  }

  /** Lets readers end once they have got what is left. What comes in later is still queued. */
  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
    synced.giveUp();
  }

  public boolean isClosed() {
    lock.lock();
    try {
      return closed;
    } finally {
      lock.unlock();
    }
  }
}
