package dev.navarch.client.rest;

import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import java.io.IOException;

/** Deletes many objects at once. Calls throw what those of {@link ResourceClient} throw. */
public interface DeleteCollectionVerb {
  /** Deletes all objects that some options select. */
  void deleteCollection(DeleteOptions options, ListOptions selected)
      throws IOException, InterruptedException;
}
