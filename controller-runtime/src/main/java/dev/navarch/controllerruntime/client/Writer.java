package dev.navarch.controllerruntime.client;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.ApplyOptions;
import dev.navarch.apimachinery.meta.v1.CreateOptions;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.PatchOptions;
import dev.navarch.apimachinery.meta.v1.UpdateOptions;
import dev.navarch.client.cache.ObjectName;
import dev.navarch.client.rest.PatchType;
import java.io.IOException;

/**
 * Writes objects to a server. The kind follows from the object; its namespace is the one in its
 * metadata. What is returned is the object as the server has it then; a cache may take a moment
 * longer to know.
 *
 * <p>Calls throw {@link dev.navarch.apimachinery.errors.ApiException} if the server refuses, {@link
 * IOException} if there is no answer, {@link IllegalArgumentException} for kinds that there are
 * not, and for metadata where a whole object is needed.
 */
public interface Writer {
  <T extends MetaObject> T create(T object, CreateOptions options)
      throws IOException, InterruptedException;

  /** Replaces an object; with a resource version in its metadata only if it is still that one. */
  <T extends MetaObject> T update(T object, UpdateOptions options)
      throws IOException, InterruptedException;

  /** Replaces the status of an object, and nothing else. */
  <T extends MetaObject> T updateStatus(T object, UpdateOptions options)
      throws IOException, InterruptedException;

  /**
   * Replaces what is below an object, such as its scale.
   *
   * @param object of which its kind, its name and namespace count
   * @param type the kind of what is below
   */
  <S extends ApiObject> S updateSubresource(
      MetaObject object, String subresource, S value, UpdateOptions options, Class<S> type)
      throws IOException, InterruptedException;

  /**
   * Creates something below an object, such as an eviction or a token.
   *
   * @param object of which its kind, its name and namespace count
   * @param answer the kind of what the server answers; for most it is that of the value
   */
  <S extends ApiObject> S createSubresource(
      MetaObject object,
      String subresource,
      ApiObject value,
      CreateOptions options,
      Class<S> answer)
      throws IOException, InterruptedException;

  /** Changes an object, or through a subresource a part of it. */
  <T extends MetaObject> T patch(
      ObjectKind<T> kind,
      ObjectName name,
      PatchType type,
      byte[] patch,
      PatchOptions options,
      String... subresources)
      throws IOException, InterruptedException;

  /** Applies a configuration on the server; see {@code ResourceClient.apply}. */
  <T extends MetaObject> T apply(T configuration, ApplyOptions options)
      throws IOException, InterruptedException;

  /** Applies the status of a configuration on the server. */
  <T extends MetaObject> T applyStatus(T configuration, ApplyOptions options)
      throws IOException, InterruptedException;

  /** Deletes an object, of which its name and namespace count. */
  void delete(MetaObject object, DeleteOptions options) throws IOException, InterruptedException;

  /** Deletes all objects of a kind in a namespace, empty for none, that options select. */
  void deleteAllOf(
      ObjectKind<?> kind, String namespace, DeleteOptions options, ListOptions selected)
      throws IOException, InterruptedException;

  default <T extends MetaObject> T create(T object) throws IOException, InterruptedException {
    return create(object, CreateOptions.builder().build());
  }

  default <T extends MetaObject> T update(T object) throws IOException, InterruptedException {
    return update(object, UpdateOptions.builder().build());
  }

  default <T extends MetaObject> T updateStatus(T object) throws IOException, InterruptedException {
    return updateStatus(object, UpdateOptions.builder().build());
  }

  default <S extends ApiObject> S updateSubresource(
      MetaObject object, String subresource, S value, Class<S> type)
      throws IOException, InterruptedException {
    return updateSubresource(object, subresource, value, UpdateOptions.builder().build(), type);
  }

  default <S extends ApiObject> S createSubresource(
      MetaObject object, String subresource, ApiObject value, Class<S> answer)
      throws IOException, InterruptedException {
    return createSubresource(object, subresource, value, CreateOptions.builder().build(), answer);
  }

  default void delete(MetaObject object) throws IOException, InterruptedException {
    delete(object, DeleteOptions.builder().build());
  }
}
