package dev.navarch.client.fake;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.Status;
import java.io.IOException;
import java.util.Optional;

/** Answers an action in place of the objects in memory, or passes it on. */
@FunctionalInterface
public interface Reactor {
  /**
   * Answers an action. Runs on the thread that asks, outside of any lock.
   *
   * @return what the client gets, or empty to pass the action on to those who come after
   * @throws ApiException to refuse, as a server would
   * @throws IOException to fail as a connection would
   */
  Optional<ApiObject> react(Action action) throws IOException;

  /** Answers all actions with an object. */
  static Reactor answering(ApiObject object) {
    return action -> Optional.of(object);
  }

  /** Answers all actions as a server does that did what it was asked and has nothing to show. */
  static Reactor succeeding() {
    return answering(Status.builder().status("Success").build());
  }

  /** Refuses all actions. */
  static Reactor failing(ApiException failure) {
    return action -> {
      throw failure;
    };
  }
}
