package dev.navarch.client.cache;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ResourceVersionMatch;
import dev.navarch.client.waiting.BackoffManager;
import dev.navarch.client.waiting.TimeSource;
import dev.navarch.client.watch.Event;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
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
 * <p>One thread is in {@link #run} and owns all state that is not marked otherwise; while it is
 * there, a second one keeps the time of resyncs and stalls. {@link #close} may be called by any
 * thread.
 */
public final class Reflector<T extends MetaObject> implements AutoCloseable {
  private static final int BROKEN_IN_A_ROW = 3;
  private static final long SHORT_WATCH_NANOS = Duration.ofSeconds(1).toNanos();
  private static final Duration TIMER_END = Duration.ofSeconds(5);

  private static final Duration FIRST_PAUSE = Duration.ofMillis(800);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(30);
  private static final Duration RECOVERED = Duration.ofMinutes(2);

  private final ListerWatcher<T> source;
  private final ReflectorStore<T> store;
  private final KeyFunc<T> keyFunc = KeyFunc.metaNamespace();
  private final ReflectorOptions options;
  private final BooleanSupplier shouldResync;
  private final TimeSource time;
  private final CacheMetrics metrics;
  private final BackoffManager backoff;

  /** Held to change the runner, and to interrupt it: no thread is interrupted that has left. */
  private final ReentrantLock lifecycle = new ReentrantLock();

  private boolean entered;
  private volatile @Nullable Thread runner;

  // Written by the running thread, read by any.
  private volatile boolean closed;
  private volatile @Nullable WatchSession<T> session;
  private volatile String lastSyncResourceVersion = "";

  private boolean lastSyncResourceVersionUnavailable;
  private boolean pagedAtFirst;
  private boolean watchListRefused;
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
    this.source = source;
    this.store = store;
    this.options = options;
    this.shouldResync = shouldResync;
    this.time = options.time();
    this.metrics = options.metrics();
    this.backoff = pauses(time);
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
    if (!enter()) {
      return;
    }
    Thread timer = options.start("reflector-timer", this::keepTime);
    try {
      while (!closed) {
        Exception failure = listAndWatch();
        if (failure != null) {
          report(failure);
        }
        pause(failure);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      leave(timer);
    }
  }

  private boolean enter() {
    lifecycle.lock();
    try {
      if (entered) {
        throw new IllegalStateException("the reflector of " + options.name() + " runs only once");
      }
      entered = true;
      if (!closed) {
        runner = Thread.currentThread();
      }
      return !closed;
    } finally {
      lifecycle.unlock();
    }
  }

  private void leave(Thread timer) {
    closed = true;
    endSession();
    lifecycle.lock();
    try {
      runner = null;
    } finally {
      lifecycle.unlock();
    }
    timer.interrupt();
    Threads.joinDespiteInterrupts(timer, TIMER_END);
  }

  /** Ends the watch and has {@link #run} come back soon. Does not wait for it. */
  @Override
  public void close() {
    closed = true;
    lifecycle.lock();
    try {
      Thread running = runner;
      if (running != null) {
        running.interrupt();
      }
    } finally {
      lifecycle.unlock();
    }
    endSession();
  }

  /** The version up to which everything is in the store; empty before the first list. */
  public String lastSyncResourceVersion() {
    return lastSyncResourceVersion;
  }

  public String name() {
    return options.name();
  }

  // ---- rounds: a list, and watches for as long as they can follow each other

  /** What ended the round; null when it was in order to list again. */
  private @Nullable Exception listAndWatch() throws InterruptedException {
    try {
      boolean streaming = options.watchList() && !watchListRefused && watchList();
      if (!streaming) {
        list();
      }
      watch(streaming);
      return null;
    } catch (IOException | RuntimeException e) {
      return e;
    } finally {
      endSession();
    }
  }

  private void list() throws IOException, InterruptedException {
    long begun = time.nanos();
    String version = relistResourceVersion();
    ListPager.Whole<T> whole;
    try {
      whole = ListPager.list(source, version, pageSize(version));
    } catch (ApiException e) {
      if (!WatchFailures.isExpired(e) && !WatchFailures.isTooLargeResourceVersion(e)) {
        throw e;
      }
      lastSyncResourceVersionUnavailable = true;
      whole = ListPager.list(source, "", pageSize(""));
    }
    if (version.equals("0") && whole.paged()) {
      pagedAtFirst = true;
    }
    lastSyncResourceVersionUnavailable = false;
    store.replace(whole.items(), whole.resourceVersion());
    advance(whole.resourceVersion());
    metrics.listed(options.name(), whole.items().size(), Duration.ofNanos(time.nanos() - begun));
  }

  private String relistResourceVersion() {
    if (lastSyncResourceVersionUnavailable) {
      return "";
    }
    return lastSyncResourceVersion.isEmpty() ? "0" : lastSyncResourceVersion;
  }

  private long pageSize(String version) {
    if (options.pageSize() > 0) {
      return options.pageSize();
    }
    boolean fromCache = !version.isEmpty() && !version.equals("0");
    return fromCache && !pagedAtFirst ? 0 : ListPager.DEFAULT_PAGE_SIZE;
  }

  /**
   * Has the state streamed by a watch, which stays open afterwards. False when a list is needed: a
   * server that cannot do it is not asked again, one that stops in the middle next time.
   */
  private boolean watchList() throws IOException, InterruptedException {
    try {
      begin(
          watchOptions(lastSyncResourceVersionUnavailable ? "" : lastSyncResourceVersion)
              .toBuilder()
              .sendInitialEvents(true)
              .resourceVersionMatch(ResourceVersionMatch.NOT_OLDER_THAN)
              .build());
      boolean complete = takeInitialEvents();
      if (!complete) {
        endSession();
      }
      return complete;
    } catch (ApiException e) {
      endSession();
      if (e.isTooManyRequests()) {
        throw e;
      }
      watchListRefused = WatchFailures.isNotUnderstood(e);
      lastSyncResourceVersionUnavailable |=
          WatchFailures.isExpired(e) || WatchFailures.isTooLargeResourceVersion(e);
      return false;
    }
  }

  private boolean takeInitialEvents() throws IOException, InterruptedException {
    WatchSession<T> open = openSession();
    Map<String, T> state = new LinkedHashMap<>();
    Event<T> event = next(open);
    while (event != null) {
      switch (event) {
        case Event.Added<T>(T object) -> state.put(keyFunc.key(object), object);
        case Event.Modified<T>(T object) -> state.put(keyFunc.key(object), object);
        case Event.Deleted<T>(T object) -> state.remove(keyFunc.key(object));
        case Event.Failed<T>(var status) -> throw ApiException.fromStatus(status);
        case Event.Bookmark<T>(String version, boolean end) -> {
          if (end) {
            lastSyncResourceVersionUnavailable = false;
            store.replace(new ArrayList<>(state.values()), version);
            advance(version);
            metrics.listed(
                options.name(), state.size(), Duration.ofNanos(time.nanos() - open.begun));
            return true;
          }
        }
      }
      event = next(open);
    }
    return false;
  }

  /** Watches, one watch after the other, until a list is needed. */
  private void watch(boolean alreadyOpen) throws IOException, InterruptedException {
    boolean open = alreadyOpen;
    brokenInARow = 0;
    while (!closed) {
      try {
        if (!open) {
          begin(watchOptions(lastSyncResourceVersion));
        }
        open = false;
        follow();
      } catch (ApiException e) {
        endSession();
        if (WatchFailures.isExpired(e)) {
          return;
        }
        if (WatchFailures.isTooLargeResourceVersion(e)) {
          lastSyncResourceVersionUnavailable = true;
          return;
        }
        if (WatchFailures.isServerFault(e)) {
          brokenInARow++;
        }
        if (!WatchFailures.isPassing(e) || brokenInARow >= BROKEN_IN_A_ROW) {
          throw e;
        }
        report(e);
        pause(e);
      } catch (IOException e) {
        endSession();
        if (brokenInARow >= BROKEN_IN_A_ROW) {
          throw e;
        }
        report(e);
        pause(e);
      }
    }
  }

  private ListOptions watchOptions(String version) {
    double seconds = options.minWatchTimeout().toSeconds() * (1 + time.random());
    return ListOptions.builder()
        .resourceVersion(version)
        .timeoutSeconds((long) seconds)
        .allowWatchBookmarks(true)
        .build();
  }

  /** Puts all events of the open watch into the store; comes back when it ended in order. */
  private void follow() throws IOException, InterruptedException {
    WatchSession<T> open = openSession();
    Event<T> event;
    try {
      event = next(open);
      while (event != null) {
        apply(event);
        event = next(open);
      }
    } catch (IOException e) {
      if (open.events == 0) {
        brokenInARow++;
      }
      throw e;
    }
    endSession();
    if (closed) {
      return;
    }
    if (open.stalled) {
      metrics.watchStalled(options.name());
      throw new IOException("nothing came on the watch for " + options.stallTimeout());
    }
    if (open.events == 0 && time.nanos() - open.begun < SHORT_WATCH_NANOS) {
      brokenInARow++;
      throw new IOException("very short watch: it ended within a second and told nothing");
    }
    brokenInARow = 0;
  }

  private void apply(Event<T> event) {
    switch (event) {
      case Event.Added<T>(T object) -> {
        store.add(object);
        advance(MetaAccessor.resourceVersion(object));
      }
      case Event.Modified<T>(T object) -> {
        store.update(object);
        advance(MetaAccessor.resourceVersion(object));
      }
      case Event.Deleted<T>(T object) -> {
        store.delete(object);
        advance(MetaAccessor.resourceVersion(object));
      }
      case Event.Bookmark<T> bookmark -> advance(bookmark.resourceVersion());
      case Event.Failed<T>(var status) -> throw ApiException.fromStatus(status);
    }
  }

  private @Nullable Event<T> next(WatchSession<T> open) throws IOException, InterruptedException {
    Event<T> event = open.watch.next();
    if (event != null) {
      open.lastHeard = time.nanos();
      if (!(event instanceof Event.Failed)) {
        open.events++;
        brokenInARow = 0;
      }
    }
    return event;
  }

  private void advance(String version) {
    if (!version.isEmpty()) {
      lastSyncResourceVersion = version;
      metrics.lastResourceVersion(options.name(), version);
    }
  }

  // ---- the watch that is open

  private void begin(ListOptions watchOptions) throws IOException, InterruptedException {
    long begun = time.nanos();
    session = new WatchSession<>(source.watch(watchOptions), begun, time.nanos());
    metrics.watchStarted(options.name());
    if (closed) {
      endSession();
      throw new InterruptedException();
    }
  }

  private WatchSession<T> openSession() throws InterruptedException {
    WatchSession<T> open = session;
    if (open == null) {
      throw new InterruptedException();
    }
    return open;
  }

  private void endSession() {
    WatchSession<T> open = session;
    if (open == null) {
      return;
    }
    open.watch.close();
    if (Thread.currentThread().equals(runner)) {
      session = null;
      metrics.watchEnded(options.name(), open.events, Duration.ofNanos(time.nanos() - open.begun));
    }
  }

  // ---- time

  private void report(Exception failure) {
    if (!closed) {
      metrics.failed(options.name());
      options.errorHandler().failed(options.name(), failure);
    }
  }

  private void pause(@Nullable Exception failure) throws InterruptedException {
    if (closed) {
      return;
    }
    Duration wait = backoff.next();
    Duration asked = failure == null ? Duration.ZERO : WatchFailures.retryAfter(failure);
    time.sleep(asked.compareTo(wait) > 0 ? asked : wait);
  }

  /** On a thread of its own, until it is interrupted. */
  private void keepTime() {
    long resync = options.resyncPeriod().toNanos();
    long stall = options.stallTimeout().toNanos();
    long lastResync = time.nanos();
    try {
      while (!closed) {
        long now = time.nanos();
        WatchSession<T> open = session;
        long left = open == null || open.stalled ? stall : open.lastHeard + stall - now;
        if (resync > 0) {
          left = Math.min(left, lastResync + resync - now);
        }
        time.sleep(Duration.ofNanos(left));
        now = time.nanos();
        if (resync > 0 && now - lastResync >= resync) {
          lastResync = now;
          resync();
        }
        if (open != null && open == session && now - open.lastHeard >= stall) {
          open.giveUp();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void resync() {
    try {
      if (shouldResync.getAsBoolean()) {
        store.resync();
      }
    } catch (RuntimeException e) {
      report(e);
    }
  }
}
