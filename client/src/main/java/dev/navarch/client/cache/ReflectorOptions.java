package dev.navarch.client.cache;

import dev.navarch.client.waiting.TimeSource;
import java.time.Duration;
import java.util.concurrent.ThreadFactory;
import java.util.function.Consumer;

/**
 * How objects are listed and watched.
 *
 * @param name what is listed, for people: in threads' names, in the log, in metrics
 * @param resyncPeriod how often everything known is processed again; zero for never
 * @param minWatchTimeout how long a watch lasts at least if nothing ends it; each asks the server
 *     for a time between this and twice this
 * @param stallTimeout how long a watch may be silent before it is taken for dead; servers send
 *     bookmarks every minute
 * @param pageSize how many objects one answer of a list has; zero leaves it to the rules of {@link
 *     Reflector}
 * @param watchList whether to have the first state streamed by a watch where the server can do it;
 *     one that cannot is asked for a list. Off unless asked for: every object then is an event of
 *     its own to write and to read, where a list is read page by page. What it saves is memory of
 *     servers that put a whole list together before they answer
 * @param errorHandler told of what fails
 * @param metrics told of what happens
 * @param time the time that counts; its chance spreads retries and the ends of watches
 * @param threads makes the threads; they are given names
 */
public record ReflectorOptions(
    String name,
    Duration resyncPeriod,
    Duration minWatchTimeout,
    Duration stallTimeout,
    long pageSize,
    boolean watchList,
    WatchErrorHandler errorHandler,
    CacheMetrics metrics,
    TimeSource time,
    ThreadFactory threads) {
  private static final Duration MIN_WATCH_TIMEOUT = Duration.ofMinutes(5);
  private static final Duration STALL_TIMEOUT = Duration.ofMinutes(3);

  public ReflectorOptions {
    if (resyncPeriod.isNegative() || pageSize < 0) {
      throw new IllegalArgumentException("a resync period or a page size is negative");
    }
    if (!minWatchTimeout.isPositive() || !stallTimeout.isPositive()) {
      throw new IllegalArgumentException("a watch needs some time");
    }
  }

  /** What serves nearly everybody: no resync, no paging on purpose, no streamed lists. */
  public static ReflectorOptions named(String name) {
    return new ReflectorOptions(
        name,
        Duration.ZERO,
        MIN_WATCH_TIMEOUT,
        STALL_TIMEOUT,
        0,
        false,
        WatchErrorHandler.logging(),
        CacheMetrics.NONE,
        TimeSource.system(),
        Thread.ofVirtual().factory());
  }

  public ReflectorOptions withName(String other) {
    return with(draft -> draft.name = other);
  }

  public ReflectorOptions withResyncPeriod(Duration other) {
    return with(draft -> draft.resyncPeriod = other);
  }

  public ReflectorOptions withMinWatchTimeout(Duration other) {
    return with(draft -> draft.minWatchTimeout = other);
  }

  public ReflectorOptions withStallTimeout(Duration other) {
    return with(draft -> draft.stallTimeout = other);
  }

  public ReflectorOptions withPageSize(long other) {
    return with(draft -> draft.pageSize = other);
  }

  public ReflectorOptions withWatchList(boolean other) {
    return with(draft -> draft.watchList = other);
  }

  public ReflectorOptions withErrorHandler(WatchErrorHandler other) {
    return with(draft -> draft.errorHandler = other);
  }

  public ReflectorOptions withMetrics(CacheMetrics other) {
    return with(draft -> draft.metrics = other);
  }

  public ReflectorOptions withTimeSource(TimeSource other) {
    return with(draft -> draft.time = other);
  }

  public ReflectorOptions withThreads(ThreadFactory other) {
    return with(draft -> draft.threads = other);
  }

  private ReflectorOptions with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.options();
  }

  /** Options of which one is about to change. */
  private static final class Draft {
    String name;
    Duration resyncPeriod;
    Duration minWatchTimeout;
    Duration stallTimeout;
    long pageSize;
    boolean watchList;
    WatchErrorHandler errorHandler;
    CacheMetrics metrics;
    TimeSource time;
    ThreadFactory threads;

    Draft(ReflectorOptions from) {
      name = from.name;
      resyncPeriod = from.resyncPeriod;
      minWatchTimeout = from.minWatchTimeout;
      stallTimeout = from.stallTimeout;
      pageSize = from.pageSize;
      watchList = from.watchList;
      errorHandler = from.errorHandler;
      metrics = from.metrics;
      time = from.time;
      threads = from.threads;
    }

    ReflectorOptions options() {
      return new ReflectorOptions(
          name,
          resyncPeriod,
          minWatchTimeout,
          stallTimeout,
          pageSize,
          watchList,
          errorHandler,
          metrics,
          time,
          threads);
    }
  }

  Thread start(String part, Runnable work) {
    Thread thread = threads.newThread(work);
    thread.setName(name + "-" + part);
    thread.start();
    return thread;
  }
}
