package dev.navarch.client.waiting;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Time that stands still until it is moved. Whoever sleeps moves it, and does not wait; alarms run
 * on the thread that moves it, each at its time. A lock guards the state, and is not held while
 * alarms run.
 */
public final class ManualTime implements TimeSource {
  private record Place(long at, long number) implements Comparable<Place> {
    @Override
    public int compareTo(Place other) {
      int byTime = Long.compare(at, other.at);
      return byTime != 0 ? byTime : Long.compare(number, other.number);
    }
  }

  private static final Instant EPOCH = Instant.parse("2026-01-02T03:04:05Z");

  private final ReentrantLock lock = new ReentrantLock();
  private final TreeMap<Place, Runnable> alarms = new TreeMap<>();
  private final List<Duration> sleeps = new ArrayList<>();
  private long nanos;
  private long numbers;
  private volatile double random = 0.5;

  /** Lets some time pass. */
  public void advance(Duration time) {
    boolean unused = pass(new CountDownLatch(1), time);
  }

  /** How long others slept, in order. */
  public List<Duration> sleeps() {
    lock.lock();
    try {
      return List.copyOf(sleeps);
    } finally {
      lock.unlock();
    }
  }

  /** How many alarms are set. */
  public int alarms() {
    lock.lock();
    try {
      return alarms.size();
    } finally {
      lock.unlock();
    }
  }

  public void setRandom(double value) {
    random = value;
  }

  /** How much time has passed. */
  public Duration elapsed() {
    return Duration.ofNanos(nanos());
  }

  @Override
  public long nanos() {
    lock.lock();
    try {
      return nanos;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public Instant now() {
    return EPOCH.plusNanos(nanos());
  }

  @Override
  public boolean await(CountDownLatch latch, Duration atMost) throws InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    lock.lock();
    try {
      sleeps.add(atMost);
    } finally {
      lock.unlock();
    }
    return pass(latch, atMost);
  }

  private boolean pass(CountDownLatch latch, Duration time) {
    long until = nanos() + Math.min(Durations.toNanos(time), Long.MAX_VALUE / 4);
    while (latch.getCount() > 0) {
      Runnable next = nextUntil(until);
      if (next == null) {
        return latch.getCount() == 0;
      }
      next.run();
    }
    return true;
  }

  private @Nullable Runnable nextUntil(long until) {
    lock.lock();
    try {
      if (alarms.isEmpty() || alarms.firstKey().at() > until) {
        nanos = Math.max(nanos, until);
        return null;
      }
      Place first = alarms.firstKey();
      nanos = Math.max(nanos, first.at());
      return alarms.remove(first);
    } finally {
      lock.unlock();
    }
  }

  @Override
  public Alarm schedule(Duration delay, Runnable task) {
    lock.lock();
    try {
      Place place = new Place(nanos + Durations.toNanos(delay), numbers++);
      alarms.put(place, task);
      return () -> cancel(place);
    } finally {
      lock.unlock();
    }
  }

  private void cancel(Place place) {
    lock.lock();
    try {
      alarms.remove(place);
    } finally {
      lock.unlock();
    }
  }

  @Override
  public double random() {
    return random;
  }
}
