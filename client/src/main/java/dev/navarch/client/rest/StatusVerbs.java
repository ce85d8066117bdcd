package dev.navarch.client.rest;

import dev.navarch.apimachinery.meta.v1.ApplyOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.UpdateOptions;
import java.io.IOException;

/**
 * Writes the status of objects, which only controllers do. Calls throw what those of {@link
 * ResourceClient} throw.
 *
 * @param <T> the objects
 */
public interface StatusVerbs<T extends MetaObject> {
  default T updateStatus(T object) throws IOException, InterruptedException {
    return updateStatus(object, UpdateOptions.builder().build());
  }

  /** Replaces the object's status, and nothing else of it. */
  T updateStatus(T object, UpdateOptions options) throws IOException, InterruptedException;

  /** Applies the status of a configuration on the server. */
  T applyStatus(T configuration, ApplyOptions options) throws IOException, InterruptedException;
}
