package dev.navarch.client.fake;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.client.watch.Watch;
import java.io.IOException;
import java.util.Optional;

/** Answers a watch in place of the objects in memory, or passes it on. */
@FunctionalInterface
public interface WatchReactor {
  /**
   * Answers a watch. Runs on the thread that asks, outside of any lock.
   *
   * @return what the client watches, such as a {@link FakeWatcher}, or empty to pass the action on
   * @throws dev.navarch.apimachinery.errors.ApiException to refuse, as a server would
   * @throws IOException to fail as a connection would
   */
  Optional<Watch<? extends MetaObject>> react(Action.Watch action) throws IOException;
}
