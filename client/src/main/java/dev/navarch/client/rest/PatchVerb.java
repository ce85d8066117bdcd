package dev.navarch.client.rest;

import dev.navarch.apimachinery.meta.v1.ApplyOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.PatchOptions;
import java.io.IOException;

/**
 * Changes parts of objects. Calls throw what those of {@link ResourceClient} throw.
 *
 * @param <T> the objects
 */
public interface PatchVerb<T extends MetaObject> {
  /** Changes an object, or through a subresource a part of it. */
  default T patch(String name, PatchType patchType, byte[] patch, String... subresources)
      throws IOException, InterruptedException {
    return patch(name, patchType, patch, PatchOptions.builder().build(), subresources);
  }

  /** Changes an object, or through a subresource a part of it. */
  T patch(
      String name, PatchType patchType, byte[] patch, PatchOptions options, String... subresources)
      throws IOException, InterruptedException;

  /**
   * Applies a configuration on the server: the fields that are set in it become as they are there,
   * and belong to the field manager; fields that it set before and does not set any more go. Create
   * the configuration with the kind's builder; an object that was read holds fields of others.
   */
  default T apply(T configuration, String fieldManager, boolean force)
      throws IOException, InterruptedException {
    return apply(
        configuration, ApplyOptions.builder().fieldManager(fieldManager).force(force).build());
  }

  /** Applies a configuration on the server. */
  T apply(T configuration, ApplyOptions options) throws IOException, InterruptedException;
}
