package dev.navarch.testing.client.faults;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.client.cache.ResourceEventHandler;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * A handler that keeps the objects it is told of, and writes down what cannot be true: an object
 * that is added twice, changed or deleted without being there, or goes back in time. Told by one
 * thread; asked by any.
 */
final class Story implements ResourceEventHandler<ConfigMap> {
  private final List<String> lies = new CopyOnWriteArrayList<>();
  private final Map<String, ConfigMap> known = new HashMap<>();
  private final AtomicInteger events = new AtomicInteger();
  private final AtomicInteger resyncs = new AtomicInteger();
  private final AtomicInteger tombstones = new AtomicInteger();
  private volatile long nanosPerEvent;

  /** Takes so long for each event from now on. */
  void takeItsTime(long nanos) {
    nanosPerEvent = nanos;
  }

  @Override
  public void onAdd(ConfigMap object, boolean inInitialList) {
    hear();
    change(object.metadata().name(), null, object);
  }

  @Override
  public void onUpdate(ConfigMap before, ConfigMap after) {
    hear();
    if (version(after) < version(before)) {
      lies.add("back in time: " + before + " to " + after);
    }
    if (version(after) == version(before)) {
      resyncs.incrementAndGet();
    }
    change(after.metadata().name(), before, after);
  }

  @Override
  public void onDelete(ConfigMap last, boolean finalStateUnknown) {
    hear();
    ConfigMap before = remove(last.metadata().name());
    if (before == null) {
      lies.add("deleted and not there: " + last);
    } else if (finalStateUnknown ? !before.equals(last) : version(last) <= version(before)) {
      lies.add("deleted in another state: " + before + " was " + last);
    }
    if (finalStateUnknown) {
      tombstones.incrementAndGet();
    }
  }

  private void hear() {
    LockSupport.parkNanos(nanosPerEvent);
    events.incrementAndGet();
  }

  private synchronized void change(String name, @Nullable ConfigMap before, ConfigMap after) {
    ConfigMap old = known.put(name, after);
    if (!Objects.equals(old, before)) {
      lies.add("from " + before + " to " + after + " but known is " + old);
    }
  }

  private synchronized @Nullable ConfigMap remove(String name) {
    return known.remove(name);
  }

  private static long version(ConfigMap object) {
    return Long.parseLong(object.metadata().resourceVersion());
  }

  synchronized boolean knows(Map<String, ConfigMap> truth) {
    return known.equals(truth);
  }

  List<String> lies() {
    return lies;
  }

  int events() {
    return events.get();
  }

  /** How often it was told of an object that had not changed. */
  int resyncs() {
    return resyncs.get();
  }

  /** How many objects were gone before anybody saw it. */
  int tombstones() {
    return tombstones.get();
  }
}
