package dev.navarch.client.rest;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.ApplyOptions;
import dev.navarch.apimachinery.meta.v1.CreateOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.UpdateOptions;
import java.io.IOException;

/** What is below an object. Calls throw what those of {@link ResourceClient} throw. */
public interface SubresourceVerbs {
  /** Reads a subresource, such as {@code scale}. */
  <S extends ApiObject> S getSubresource(String name, String subresource, Class<S> subresourceType)
      throws IOException, InterruptedException;

  /** Replaces a subresource, such as {@code scale}. */
  default <S extends ApiObject> S updateSubresource(
      String name, String subresource, S object, Class<S> subresourceType)
      throws IOException, InterruptedException {
    return updateSubresource(
        name, subresource, object, UpdateOptions.builder().build(), subresourceType);
  }

  /** Replaces a subresource, such as {@code scale}. */
  <S extends ApiObject> S updateSubresource(
      String name, String subresource, S object, UpdateOptions options, Class<S> subresourceType)
      throws IOException, InterruptedException;

  /** Applies a configuration of a subresource on the server. */
  <S extends MetaObject> S applySubresource(
      String name,
      String subresource,
      S configuration,
      ApplyOptions options,
      Class<S> subresourceType)
      throws IOException, InterruptedException;

  /** Creates through a subresource: {@code eviction}, {@code binding}, {@code token}. */
  <S extends ApiObject> Result createSubresource(
      String name, String subresource, S object, CreateOptions options)
      throws IOException, InterruptedException;

  /**
   * Begins a request for something below an object, for what no other method does.
   *
   * @param method of HTTP
   */
  Request request(String method, String name, String... subresources);
}
