package dev.navarch.controllers.garbagecollector;

import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Objects as the server has them at this moment. Calls throw {@link
 * dev.navarch.apimachinery.errors.ApiException} if the server refuses, {@link
 * dev.navarch.client.mapper.NoMatchException} for kinds that it does not serve, {@link IOException}
 * if there is no answer. May be used by any thread.
 */
interface LiveObjects {
  /** Whether objects of a kind live in namespaces. */
  boolean isNamespaced(String apiVersion, String kind) throws IOException, InterruptedException;

  /**
   * The metadata of the object at a place, whatever uid it has; empty if there is none.
   *
   * @throws IllegalArgumentException if objects of the kind live in namespaces, and none is named
   */
  Optional<ObjectMeta> fetch(ObjectId id) throws IOException, InterruptedException;

  /**
   * Deletes an object if it is the one that is meant.
   *
   * @param resourceVersion the one that it must have, or null
   * @param policy what becomes of its dependents, as a deletion names it
   */
  void delete(ObjectId id, @Nullable String resourceVersion, String policy)
      throws IOException, InterruptedException;

  /**
   * Takes references to owners out of an object, if it is the one that is meant; does nothing if it
   * is gone.
   */
  void removeOwners(ObjectId id, Set<String> owners) throws IOException, InterruptedException;

  /** Makes no owner of an object wait for it, if it is the one that is meant. */
  void unblockOwners(ObjectId id) throws IOException, InterruptedException;

  /** Takes a finalizer out of an object; does nothing if the object or the finalizer is gone. */
  void removeFinalizer(ObjectId id, String finalizer) throws IOException, InterruptedException;
}
