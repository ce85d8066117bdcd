package dev.navarch.client.cache;

import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.ResourceVersionMatch;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * The watch that a reflector has open, if any: at most one at a time.
 *
 * <p>The running thread begins watches. Any thread may look at the one that is open, and end it.
 */
final class OpenWatch<T> {
  private final ListerWatcher<T> source;
  private final ReflectorOptions options;
  private final ReflectorLifecycle lifecycle;

  private volatile @Nullable WatchSession<T> session;

  OpenWatch(ListerWatcher<T> source, ReflectorOptions options, ReflectorLifecycle lifecycle) {
    this.source = source;
    this.options = options;
    this.lifecycle = lifecycle;
  }

  /**
   * Begins a watch of what comes after a version.
   *
   * @throws InterruptedException also if the reflector was closed meanwhile
   */
  WatchSession<T> begin(String version) throws IOException, InterruptedException {
    return begin(since(version));
  }

  /**
   * Begins a watch that tells the whole state first, as it is at a version or later.
   *
   * @throws InterruptedException also if the reflector was closed meanwhile
   */
  WatchSession<T> beginWithState(String version) throws IOException, InterruptedException {
    return begin(
        since(version).toBuilder()
            .sendInitialEvents(true)
            .resourceVersionMatch(ResourceVersionMatch.NOT_OLDER_THAN)
            .build());
  }

  private ListOptions since(String version) {
    double seconds = options.minWatchTimeout().toSeconds() * (1 + options.time().random());
    return ListOptions.builder()
        .resourceVersion(version)
        .timeoutSeconds((long) seconds)
        .allowWatchBookmarks(true)
        .build();
  }

  private WatchSession<T> begin(ListOptions wanted) throws IOException, InterruptedException {
    long begun = options.time().nanos();
    WatchSession<T> open = new WatchSession<>(source.watch(wanted), begun, options.time());
    session = open;
    options.metrics().watchStarted(options.name());
    if (lifecycle.isClosed()) { // whoever closed it may have looked for a watch too early
      end();
      throw new InterruptedException();
    }
    return open;
  }

  @Nullable WatchSession<T> session() {
    return session;
  }

  /**
   * Ends the watch that is open, if any. Called by another thread than the one that reads it, it
   * leaves the rest to that one, which gets the end of the watch.
   */
  void end() {
    WatchSession<T> open = session;
    if (open == null) {
      return;
    }
    boolean own = open.isReadHere();
    if (own) {
      session = null;
    }
    open.close();
    if (own) {
      options.metrics().watchEnded(options.name(), open.events(), open.lasted());
    }
  }
}
