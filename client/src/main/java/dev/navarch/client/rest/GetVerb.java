package dev.navarch.client.rest;

import dev.navarch.apimachinery.meta.v1.GetOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import java.io.IOException;

/**
 * Reads single objects. Calls throw what those of {@link ResourceClient} throw.
 *
 * @param <T> the objects
 */
public interface GetVerb<T extends MetaObject> {
  default T get(String name) throws IOException, InterruptedException {
    return get(name, GetOptions.builder().build());
  }

  T get(String name, GetOptions options) throws IOException, InterruptedException;
}
