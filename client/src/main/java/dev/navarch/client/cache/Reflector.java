package dev.navarch.client.cache;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.client.waiting.BackoffManager;
import dev.navarch.client.waiting.TimeSource;
import dev.navarch.client.watch.Event;
import java.io.IOException;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a store like a server: lists all objects, then watches them, and goes on until it is
 * closed, whatever fails.
 *
 * <p>The first list may be as old as the server likes ({@code resourceVersion=0}); a later one is
 * not older than what is known. If the server does not have that version any more, or not yet, the
 * newest is asked for. Lists are asked for in pages where that costs the server nothing: not from a
 * given version on, which its cache answers whole, unless the first list came in pages.
 *
 * <p>A watch that ends is begun again at the last version heard of, after a pause if it broke or
 * said nothing. A list follows when the server does not have that version any more, when it refuses
 * the watch for good, and when {@value #BROKEN_IN_A_ROW} watches in a row broke, or failed inside
 * the server, before their first event: there may be one that cannot be read. A watch on which
 * nothing came for the {@linkplain ReflectorOptions#stallTimeout stall timeout} is closed and begun
 * again.
 *
 * <p>Objects that the store {@linkplain TransformException cannot take in} are reported, and all
 * others follow the server. Any other fault of the store, errors included, leads to a list.
 *
 * <p>One thread is in {@link #run} and owns all state, here and in the parts that do not say
 * otherwise; while it is there, a second one keeps the time of resyncs and stalls. {@link #close}
 * may be called by any thread.
 */
public final class Reflector<T extends MetaObject> implements AutoCloseable {
  private static final int BROKEN_IN_A_ROW = 3;
  private static final Duration SHORT_WATCH = Duration.ofSeconds(1);
  private static final Duration TIMER_END = Duration.ofSeconds(5);

  private static final Duration FIRST_PAUSE = Duration.ofMillis(800);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(30);
  private static final Duration RECOVERED = Duration.ofMinutes(2);

  private final ReflectorOptions options;
  private final TimeSource time;
  private final BackoffManager backoff;
  private final ReflectorLifecycle lifecycle = new ReflectorLifecycle();
  private final FailureReports failures;
  private final OpenWatch<T> watch;
  private final StoreFeed<T> feed;
  private final Relist<T> relist;
  private final ReflectorTimer timer;

  private int brokenInARow;

  public Reflector(ListerWatcher<T> source, ReflectorStore<T> store, ReflectorOptions options) {
    this(source, store, options, () -> true);
  }

  /**
   * Creates one, which does nothing before it is run.
   *
   * @param shouldResync asked whenever the resync period is over
   */
  public Reflector(
      ListerWatcher<T> source,
      ReflectorStore<T> store,
      ReflectorOptions options,
      BooleanSupplier shouldResync) {
    this.options = options;
    this.time = options.time();
    this.backoff = pauses(time);
    this.failures = new FailureReports(options, lifecycle);
    this.watch = new OpenWatch<>(source, options, lifecycle);
    this.feed = new StoreFeed<>(store, options, lifecycle, failures);
    this.relist = new Relist<>(source, watch, feed, options);
    Runnable resync =
        () -> {
          if (shouldResync.getAsBoolean()) {
            store.resync();
          }
        };
    this.timer = new ReflectorTimer(options, lifecycle, watch, resync, failures);
  }

  /**
   * How long to wait before the next try: twice as long each time, and each made longer by chance
   * up to twice. Two minutes without a failure begin anew.
   */
  static BackoffManager pauses(TimeSource time) {
    return BackoffManager.exponential(FIRST_PAUSE, LONGEST_PAUSE, RECOVERED, 2, 1, time);
  }

  /**
   * Lists and watches until it is closed or the thread is interrupted. Runs once.
   *
   * @throws IllegalStateException if it runs or ran already
   */
  public void run() {
    work(true);
  }

  /**
   * As {@link #run}, on a thread that only {@link #close} interrupts: an interrupt that a transform
   * or an error handler left behind does not end it.
   */
  void runUntilClosed() {
    work(false);
  }

  private void work(boolean endsByInterrupt) {
    if (!lifecycle.enter(options.name(), endsByInterrupt)) {
      return;
    }
    Thread timing = options.start("reflector-timer", timer::keepTime);
    try {
      while (!lifecycle.isClosed()) {
        Exception failure = round();
        if (failure != null) {
          failures.report(failure);
        }
        lifecycle.dropStrayInterrupt();
        pause(failure);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      lifecycle.leave();
      timing.interrupt();
      Threads.joinDespiteInterrupts(timing, TIMER_END);
    }
  }

  /** Ends the watch and has {@link #run} come back soon. Does not wait for it. */
  @Override
  public void close() {
    lifecycle.close();
    watch.end();
  }

  /** The version up to which everything is in the store; empty before the first list. */
  public String lastSyncResourceVersion() {
    return feed.lastSyncResourceVersion();
  }

  public String name() {
    return options.name();
  }

  // ---- rounds: a list, and watches for as long as they can follow each other

  /** What ended the round; null when it was in order to list again. */
  private @Nullable Exception round() throws InterruptedException {
    try {
      listAndWatch();
      return null;
    } catch (IOException | RuntimeException e) {
      return e;
    } catch (Error e) {
      return FailureReports.fault(e);
    } catch (InterruptedException e) {
      if (lifecycle.endsByInterrupt()) {
        throw e;
      }
      return new IllegalStateException("a list or watch was interrupted by somebody else", e);
    }
  }

  private void listAndWatch() throws IOException, InterruptedException {
    try {
      watch(relist.fetch());
    } finally {
      watch.end();
    }
  }

  /**
   * Watches, one watch after the other, until a list is needed.
   *
   * @param first open already; null if the first one is still to begin
   */
  private void watch(@Nullable WatchSession<T> first) throws IOException, InterruptedException {
    WatchSession<T> open = first;
    brokenInARow = 0;
    while (!lifecycle.isClosed()) {
      try {
        if (open == null) {
          open = watch.begin(feed.lastSyncResourceVersion());
        }
        follow(open);
      } catch (ApiException e) {
        watch.end();
        if (WatchFailures.isExpired(e)) {
          return;
        }
        if (WatchFailures.isTooLargeResourceVersion(e)) {
          relist.versionIsUnavailable();
          return;
        }
        if (WatchFailures.isServerFault(e)) {
          brokenInARow++;
        }
        if (!WatchFailures.isPassing(e) || brokenInARow >= BROKEN_IN_A_ROW) {
          throw e;
        }
        failures.report(e);
        pause(e);
      } catch (IOException e) {
        watch.end();
        if (brokenInARow >= BROKEN_IN_A_ROW) {
          throw e;
        }
        failures.report(e);
        pause(e);
      }
      open = null;
    }
  }

  /** Puts all events of a watch into the store; comes back when it ended in order. */
  private void follow(WatchSession<T> open) throws IOException, InterruptedException {
    try {
      Event<T> event = next(open);
      while (event != null) {
        feed.apply(event);
        event = next(open);
      }
    } catch (IOException e) {
      if (open.events() == 0) {
        brokenInARow++;
      }
      throw e;
    }
    watch.end();
    if (lifecycle.isClosed()) {
      return;
    }
    if (open.stalled()) {
      options.metrics().watchStalled(options.name());
      throw new IOException("nothing came on the watch for " + options.stallTimeout());
    }
    if (open.events() == 0 && open.lasted().compareTo(SHORT_WATCH) < 0) {
      brokenInARow++;
      throw new IOException("very short watch: it ended within a second and told nothing");
    }
    brokenInARow = 0;
  }

  private @Nullable Event<T> next(WatchSession<T> open) throws IOException, InterruptedException {
    Event<T> event = open.next();
    if (open.events() > 0) {
      brokenInARow = 0;
    }
    return event;
  }

  private void pause(@Nullable Exception failure) throws InterruptedException {
    if (lifecycle.isClosed()) {
      return;
    }
    Duration wait = backoff.next();
    Duration asked = failure == null ? Duration.ZERO : WatchFailures.retryAfter(failure);
    time.sleep(asked.compareTo(wait) > 0 ? asked : wait);
  }
}
