package dev.navarch.client.leaderelection;

import dev.navarch.client.waiting.Durations;
import dev.navarch.client.waiting.TimeSource;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Processes with threads of their own in a time of their own. Of all their threads and the one that
 * runs the simulation exactly one runs at a time, until it waits; then time jumps to what happens
 * next. The same seed hence gives the same run, however fast the machine is.
 */
final class Simulation implements AutoCloseable {
  /** Ends threads that are left at the end. */
  private static final class Over extends Error {
    private static final long serialVersionUID = 1;
  }

  private record Place(long at, long number) implements Comparable<Place> {
    @Override
    public int compareTo(Place other) {
      int byTime = Long.compare(at, other.at);
      return byTime != 0 ? byTime : Long.compare(number, other.number);
    }
  }

  private record Happening(Host process, Runnable action) {}

  /** A thread, and what it waits for. */
  private static final class Actor {
    final Host process;
    volatile boolean granted;
    volatile boolean interrupted;
    volatile @Nullable CountDownLatch awaited;
    volatile @Nullable Place wake;

    Actor(Host process) {
      this.process = process;
    }
  }

  private final TreeMap<Place, Happening> happenings = new TreeMap<>();
  private final Map<Thread, Actor> actors = new ConcurrentHashMap<>();
  private final Map<Long, Thread> threads = new ConcurrentSkipListMap<>();
  private final Semaphore back = new Semaphore(0);
  private final Random random;
  private final Runnable invariant;
  private volatile boolean over;
  private long now;
  private long numbers;

  /**
   * @param invariant run whenever something has happened
   */
  Simulation(long seed, Runnable invariant) {
    this.random = new Random(seed);
    this.invariant = invariant;
  }

  Random random() {
    return random;
  }

  Duration elapsed() {
    return Duration.ofNanos(now);
  }

  private Place happen(Duration delay, Host process, Runnable action) {
    Place place =
        new Place(now + Math.min(Durations.toNanos(delay), Long.MAX_VALUE / 4), numbers++);
    happenings.put(place, new Happening(process, action));
    return place;
  }

  /** Lets time pass. */
  void run(Duration time) {
    long until = now + time.toNanos();
    while (true) {
      wakeThoseWhoCanGoOn();
      if (happenings.isEmpty() || happenings.firstKey().at() > until) {
        now = until;
        return;
      }
      Map.Entry<Place, Happening> next = happenings.pollFirstEntry();
      now = next.getKey().at();
      Host process = next.getValue().process();
      if (process.crashed) {
        continue;
      }
      if (process.pausedUntil > now) {
        Place later = new Place(process.pausedUntil, numbers++);
        happenings.put(later, next.getValue());
        continue;
      }
      next.getValue().action().run();
      invariant.run();
    }
  }

  private void wakeThoseWhoCanGoOn() {
    for (Thread thread : threads.values()) {
      Actor actor = actors.get(thread);
      if (actor == null || actor.process.crashed || actor.process.pausedUntil > now) {
        continue;
      }
      Place wake = actor.wake;
      CountDownLatch awaited = actor.awaited;
      boolean open = awaited != null && awaited.getCount() == 0;
      // In this order: a thread notes an interrupt before it clears it.
      boolean interrupted = thread.isInterrupted() || actor.interrupted;
      if (wake != null && wake.at() > now && (open || interrupted)) {
        Happening happening = happenings.remove(wake);
        if (happening != null) {
          actor.wake = new Place(now, numbers++);
          happenings.put(actor.wake, happening);
        }
      }
    }
  }

  private void grant(Thread thread, Actor actor) {
    actor.granted = true;
    LockSupport.unpark(thread);
    back.acquireUninterruptibly();
  }

  /** Gives the turn back, and waits for the next one. */
  private void pause(Actor actor) throws InterruptedException {
    back.release();
    untilGranted(actor);
    boolean sinceGranted = Thread.interrupted();
    if (actor.interrupted || sinceGranted) {
      actor.interrupted = false;
      throw new InterruptedException();
    }
  }

  private void untilGranted(Actor actor) {
    while (!actor.granted && !over) {
      if (Thread.currentThread().isInterrupted()) {
        actor.interrupted = true;
        boolean unused = Thread.interrupted();
      } else {
        LockSupport.park(this);
      }
    }
    if (over) {
      throw new Over();
    }
    actor.granted = false;
  }

  @Override
  public void close() {
    over = true;
    try {
      for (Thread thread : threads.values()) {
        LockSupport.unpark(thread);
        thread.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** One process: its clocks, which tell another time than others', and its threads. */
  final class Host implements TimeSource, ThreadFactory {
    private final long offset = random.nextInt() * 1000L;
    private double rate = 1;
    private boolean crashed;
    private long pausedUntil;

    /** Its clocks go so much faster than true time. To be set before anything else. */
    void setRate(double value) {
      rate = value;
    }

    /** Never less than it takes: who waits for a moment finds that it has come. */
    private Duration inTrueTime(Duration own) {
      double nanos = Math.ceil(Durations.toNanos(own) / rate);
      return rate == 1 || nanos >= Long.MAX_VALUE ? own : Duration.ofNanos((long) nanos);
    }

    /** Nothing that it would do happens any more. */
    void crash() {
      crashed = true;
    }

    boolean isCrashed() {
      return crashed;
    }

    /** It stands still for some time, and does not notice. */
    void standStill(Duration time) {
      pausedUntil = now + time.toNanos();
    }

    @Override
    public Thread newThread(Runnable task) {
      Actor actor = new Actor(this);
      Thread thread =
          Thread.ofVirtual()
              .unstarted(() -> {
                try {
                  untilGranted(actor);
                  if (actor.interrupted) {
                    actor.interrupted = false;
                    Thread.currentThread().interrupt();
                  }
                  task.run();
                } catch (Over e) {
                  return;
                } finally {
                  actors.remove(Thread.currentThread());
                  threads.values().remove(Thread.currentThread());
                  back.release();
                }
              });
      actors.put(thread, actor);
      threads.put(numbers++, thread);
      actor.wake = happen(Duration.ZERO, this, () -> grant(thread, actor));
      return thread;
    }

    @Override
    public boolean await(CountDownLatch latch, Duration atMost) throws InterruptedException {
      Thread thread = Thread.currentThread();
      Actor actor = actors.get(thread);
      if (over || actor == null) {
        throw new Over();
      }
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      if (latch.getCount() == 0) {
        return true;
      }
      actor.awaited = latch;
      actor.wake = happen(inTrueTime(atMost), this, () -> grant(thread, actor));
      pause(actor);
      actor.awaited = null;
      return latch.getCount() == 0;
    }

    @Override
    public Alarm schedule(Duration delay, Runnable task) {
      Place place = happen(inTrueTime(delay), this, task);
      return () -> happenings.remove(place);
    }

    @Override
    public long nanos() {
      return ownNow() + offset;
    }

    private long ownNow() {
      return rate == 1 ? now : (long) (now * rate);
    }

    @Override
    public Instant now() {
      return Instant.EPOCH.plusNanos(ownNow()).plusSeconds(offset / 1000);
    }

    @Override
    public double random() {
      return random.nextDouble();
    }
  }
}
