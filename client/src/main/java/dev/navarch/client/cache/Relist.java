package dev.navarch.client.cache;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.client.waiting.TimeSource;
import dev.navarch.client.watch.Event;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Gets the whole state of a server into the store, at first and whenever a watch cannot go on: by a
 * list, or streamed by a watch. Remembers what the server could not do, for the next time.
 *
 * <p>Belongs to the running thread.
 */
final class Relist<T extends MetaObject> {
  private final ListerWatcher<T> source;
  private final OpenWatch<T> watch;
  private final StoreFeed<T> feed;
  private final ReflectorOptions options;
  private final TimeSource time;
  private final KeyFunc<T> keyFunc = KeyFunc.metaNamespace();

  private boolean versionUnavailable;
  private boolean pagedAtFirst;
  private boolean watchListRefused;

  Relist(ListerWatcher<T> source, OpenWatch<T> watch, StoreFeed<T> feed, ReflectorOptions options) {
    this.source = source;
    this.watch = watch;
    this.feed = feed;
    this.options = options;
    this.time = options.time();
  }

  /**
   * Gets everything once.
   *
   * @return the watch that streamed it, still open, with all that follows; null after a list
   */
  @Nullable WatchSession<T> fetch() throws IOException, InterruptedException {
    WatchSession<T> streaming = options.watchList() && !watchListRefused ? stream() : null;
    if (streaming == null) {
      list();
    }
    return streaming;
  }

  /** The server does not have the last version known: the newest is asked for next time. */
  void versionIsUnavailable() {
    versionUnavailable = true;
  }

  private void list() throws IOException, InterruptedException {
    long begun = time.nanos();
    String version = listVersion();
    ListPager.Whole<T> whole;
    try {
      whole = ListPager.list(source, version, pageSize(version));
    } catch (ApiException e) {
      if (!WatchFailures.isExpired(e) && !WatchFailures.isTooLargeResourceVersion(e)) {
        throw e;
      }
      versionUnavailable = true;
      whole = ListPager.list(source, "", pageSize(""));
    }
    if (version.equals("0") && whole.paged()) {
      pagedAtFirst = true;
    }
    versionUnavailable = false;
    listed(whole.items().size(), Duration.ofNanos(time.nanos() - begun));
    feed.replace(whole.items(), whole.resourceVersion());
  }

  private String listVersion() {
    if (versionUnavailable) {
      return "";
    }
    String known = feed.lastSyncResourceVersion();
    return known.isEmpty() ? "0" : known;
  }

  private long pageSize(String version) {
    if (options.pageSize() > 0) {
      return options.pageSize();
    }
    boolean fromCache = !version.isEmpty() && !version.equals("0");
    return fromCache && !pagedAtFirst ? 0 : ListPager.DEFAULT_PAGE_SIZE;
  }

  /**
   * Has the state streamed by a watch, which stays open afterwards. Null when a list is needed: a
   * server that cannot do it is not asked again, one that stops in the middle next time.
   */
  private @Nullable WatchSession<T> stream() throws IOException, InterruptedException {
    try {
      WatchSession<T> open =
          watch.beginWithState(versionUnavailable ? "" : feed.lastSyncResourceVersion());
      if (takeInitialEvents(open)) {
        return open;
      }
      watch.end();
      return null;
    } catch (ApiException e) {
      watch.end();
      if (e.isTooManyRequests()) {
        throw e;
      }
      watchListRefused = WatchFailures.isNotUnderstood(e);
      versionUnavailable |=
          WatchFailures.isExpired(e) || WatchFailures.isTooLargeResourceVersion(e);
      return null;
    }
  }

  private boolean takeInitialEvents(WatchSession<T> open) throws IOException, InterruptedException {
    Map<String, T> state = new LinkedHashMap<>();
    Event<T> event = open.next();
    while (event != null) {
      switch (event) {
        case Event.Added<T>(T object) -> state.put(keyFunc.key(object), object);
        case Event.Modified<T>(T object) -> state.put(keyFunc.key(object), object);
        case Event.Deleted<T>(T object) -> state.remove(keyFunc.key(object));
        case Event.Failed<T>(var status) -> throw ApiException.fromStatus(status);
        case Event.Bookmark<T>(String version, boolean end) -> {
          if (end) {
            versionUnavailable = false;
            listed(state.size(), open.lasted());
            feed.replace(new ArrayList<>(state.values()), version);
            return true;
          }
        }
      }
      event = open.next();
    }
    return false;
  }

  private void listed(int objects, Duration took) {
    options.metrics().listed(options.name(), objects, took);
  }
}
