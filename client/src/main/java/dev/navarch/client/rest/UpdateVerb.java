package dev.navarch.client.rest;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.UpdateOptions;
import java.io.IOException;

/**
 * Replaces objects. Calls throw what those of {@link ResourceClient} throw.
 *
 * @param <T> the objects
 */
public interface UpdateVerb<T extends MetaObject> {
  default T update(T object) throws IOException, InterruptedException {
    return update(object, UpdateOptions.builder().build());
  }

  /** Replaces an object; one with a resource version must be the newest. */
  T update(T object, UpdateOptions options) throws IOException, InterruptedException;
}
