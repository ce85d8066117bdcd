package dev.navarch.client.record;

import dev.navarch.api.core.v1.EventList;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.client.rest.RestClient;
import java.io.IOException;

/**
 * Where events are written: a server, mostly. Each call fails with an {@link
 * dev.navarch.apimachinery.errors.ApiException} where the server refuses, and with an {@link
 * IOException} where there is no answer; then it is made again.
 *
 * @param <E> an event of the core group, or one of {@code events.k8s.io}
 */
public interface EventSink<E> {
  /** The events of the core group on a server; the client may be of any group version. */
  static EventSink<dev.navarch.api.core.v1.Event> core(RestClient client) {
    return new RestEventSink<>(
        client.forGroupVersion(new GroupVersion("", "v1")),
        dev.navarch.api.core.v1.Event.class,
        EventList.class);
  }

  /** The events of {@code events.k8s.io} on a server; the client may be of any group version. */
  static EventSink<dev.navarch.api.events.v1.Event> series(RestClient client) {
    return new RestEventSink<>(
        client.forGroupVersion(new GroupVersion("events.k8s.io", "v1")),
        dev.navarch.api.events.v1.Event.class,
        dev.navarch.api.events.v1.EventList.class);
  }

  E create(E event) throws IOException, InterruptedException;

  /** Replaces an event as a whole. Broadcasters themselves only make events and patch them. */
  E update(E event) throws IOException, InterruptedException;

  /**
   * Changes an event.
   *
   * @param event what it is then; its name and namespace say which one is meant
   * @param patch a strategic merge patch in JSON
   */
  E patch(E event, byte[] patch) throws IOException, InterruptedException;
}
