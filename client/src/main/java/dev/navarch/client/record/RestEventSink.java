package dev.navarch.client.record;

import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.client.rest.PatchType;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import java.io.IOException;

/** Events of the server that a client is for, each in its own namespace. */
record RestEventSink<E extends MetaObject, L extends ApiList<E>>(
    RestClient client, Class<E> type, Class<L> listType) implements EventSink<E> {
  @Override
  public E create(E event) throws IOException, InterruptedException {
    return in(event).create(event);
  }

  @Override
  public E update(E event) throws IOException, InterruptedException {
    return in(event).update(event);
  }

  @Override
  public E patch(E event, byte[] patch) throws IOException, InterruptedException {
    return in(event).patch(event.metadata().name(), PatchType.STRATEGIC_MERGE, patch);
  }

  private ResourceClient<E, L> in(E event) {
    return new ResourceClient<>(client, "events", type, listType, event.metadata().namespace());
  }
}
