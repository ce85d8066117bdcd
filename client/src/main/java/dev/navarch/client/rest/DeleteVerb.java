package dev.navarch.client.rest;

import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import java.io.IOException;

/** Deletes single objects. Calls throw what those of {@link ResourceClient} throw. */
public interface DeleteVerb {
  default void delete(String name) throws IOException, InterruptedException {
    delete(name, DeleteOptions.builder().build());
  }

  void delete(String name, DeleteOptions options) throws IOException, InterruptedException;
}
