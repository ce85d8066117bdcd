package dev.navarch.client.rest;

import dev.navarch.apimachinery.meta.v1.CreateOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import java.io.IOException;

/**
 * Creates objects. Calls throw what those of {@link ResourceClient} throw.
 *
 * @param <T> the objects
 */
public interface CreateVerb<T extends MetaObject> {
  default T create(T object) throws IOException, InterruptedException {
    return create(object, CreateOptions.builder().build());
  }

  T create(T object, CreateOptions options) throws IOException, InterruptedException;
}
