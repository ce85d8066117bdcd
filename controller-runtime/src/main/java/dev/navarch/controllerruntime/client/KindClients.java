package dev.navarch.controllerruntime.client;

import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.unstructured.UnstructuredList;
import dev.navarch.client.mapper.RestMapper;
import dev.navarch.client.mapper.RestMapping;
import dev.navarch.client.mapper.RestScope;
import dev.navarch.client.metadata.MetadataClient;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Finds the client of a kind. Has no state but the mapper's. */
record KindClients(RestClient client, RestMapper mapper) {
  /** The client of a namespace's objects; kinds that live in none pass over it. */
  <T extends MetaObject> KindClient<T> one(ObjectKind<T> kind, String namespace)
      throws IOException, InterruptedException {
    RestMapping mapping = mapping(kind);
    if (mapping.scope() == RestScope.NAMESPACE && namespace.isEmpty()) {
      throw new IllegalArgumentException(
          "objects of kind " + mapping.kind() + " are in namespaces, and none is named");
    }
    return of(kind, mapping, namespace);
  }

  /** The client of a namespace's objects, or of all if it is empty. */
  <T extends MetaObject> KindClient<T> many(ObjectKind<T> kind, String namespace)
      throws IOException, InterruptedException {
    return of(kind, mapping(kind), namespace);
  }

  private RestMapping mapping(ObjectKind<?> kind) throws IOException, InterruptedException {
    GroupVersionKind wanted = kind.groupVersionKind(client.scheme());
    return mapper.restMapping(wanted.groupKind(), wanted.version());
  }

  @SuppressWarnings("unchecked") // each form has one class
  private <T extends MetaObject> KindClient<T> of(
      ObjectKind<T> kind, RestMapping mapping, String namespace) {
    String in = mapping.scope() == RestScope.NAMESPACE ? namespace : null;
    return switch (kind) {
      case ObjectKind.Metadata metadata ->
          (KindClient<T>)
              new KindClient.Part(
                  new MetadataClient(client)
                      .resource(mapping.resource())
                      .namespace(in == null ? "" : in));
      case ObjectKind.Untyped untyped ->
          (KindClient<T>) whole(mapping, Unstructured.class, UnstructuredList.class, in);
      case ObjectKind.Typed<T> typed ->
          whole(mapping, typed.type(), this.<T>listType(mapping.kind()), in);
    };
  }

  private <T extends MetaObject, L extends ApiList<T>> KindClient<T> whole(
      RestMapping mapping, Class<T> type, Class<L> listType, @Nullable String namespace) {
    RestClient version = client.forGroupVersion(mapping.resource().groupVersion());
    return new KindClient.Whole<>(
        new ResourceClient<>(version, mapping.resource().resource(), type, listType, namespace));
  }

  /** Lists of a kind have its name and an ending, in every group. */
  @SuppressWarnings("unchecked") // a list has objects of its kind
  private <T extends MetaObject> Class<? extends ApiList<T>> listType(GroupVersionKind kind) {
    Class<?> type = client.scheme().type(kind.withKind(kind.kind() + "List"));
    if (!ApiList.class.isAssignableFrom(type)) {
      throw new IllegalArgumentException("no class for lists of kind " + kind);
    }
    return (Class<? extends ApiList<T>>) type;
  }
}
