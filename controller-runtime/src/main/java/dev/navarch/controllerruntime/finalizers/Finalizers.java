package dev.navarch.controllerruntime.finalizers;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.PatchOptions;
import dev.navarch.client.cache.ObjectName;
import dev.navarch.client.rest.PatchType;
import dev.navarch.controllerruntime.client.Client;
import dev.navarch.controllerruntime.client.ObjectKind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finalizers of objects: names that keep an object from going until whoever put them there has
 * cleaned up and takes them away.
 *
 * <p>The list is written as a whole, so that each write says which version of the object it is
 * about: it fails with a conflict if that is not the current one, and the next reconciliation does
 * it again.
 */
public final class Finalizers {
  private Finalizers() {}

  public static boolean contains(MetaObject object, String finalizer) {
    return object.metadata().finalizers().contains(finalizer);
  }

  /** Whether an object is about to go, and waits for its finalizers. */
  public static boolean isDeleting(MetaObject object) {
    return object.metadata().deletionTimestamp() != null;
  }

  /** An object with a finalizer; nothing is written. */
  public static <T extends MetaObject> T with(T object, String finalizer) {
    if (contains(object, finalizer)) {
      return object;
    }
    List<String> all = new ArrayList<>(object.metadata().finalizers());
    all.add(finalizer);
    return with(object, all);
  }

  /** An object without a finalizer; nothing is written. */
  public static <T extends MetaObject> T without(T object, String finalizer) {
    return contains(object, finalizer)
        ? with(
            object,
            object.metadata().finalizers().stream()
                .filter(present -> !present.equals(finalizer))
                .toList())
        : object;
  }

  @SuppressWarnings("unchecked") // the same class with other metadata
  private static <T extends MetaObject> T with(T object, List<String> finalizers) {
    return (T) object.withMetadata(object.metadata().toBuilder().finalizers(finalizers).build());
  }

  /**
   * Puts a finalizer on an object on the server, if it is not there.
   *
   * @return the object as it is then
   * @throws ApiException a conflict if the object is not as it is given
   */
  public static <T extends MetaObject> T add(Client client, T object, String finalizer)
      throws IOException, InterruptedException {
    return contains(object, finalizer) ? object : write(client, object, with(object, finalizer));
  }

  /**
   * Takes a finalizer from an object on the server, if it is there.
   *
   * @return the object as it is then; empty if it is gone
   * @throws ApiException a conflict if the object is not as it is given
   */
  public static <T extends MetaObject> Optional<T> remove(Client client, T object, String finalizer)
      throws IOException, InterruptedException {
    if (!contains(object, finalizer)) {
      return Optional.of(object);
    }
    try {
      return Optional.of(write(client, object, without(object, finalizer)));
    } catch (ApiException e) {
      if (e.isNotFound()) {
        return Optional.empty();
      }
      throw e;
    }
  }

  private static <T extends MetaObject> T write(Client client, T before, T after)
      throws IOException, InterruptedException {
    ObjectMeta known = before.metadata();
    Map<String, Object> metadata =
        Map.of(
            "uid", known.uid(),
            "resourceVersion", known.resourceVersion(),
            "finalizers", after.metadata().finalizers());
    return client.patch(
        ObjectKind.ofObject(before),
        ObjectName.of(before),
        PatchType.MERGE,
        JsonTree.toBytes(Map.of("metadata", metadata)),
        PatchOptions.builder().build());
  }
}
