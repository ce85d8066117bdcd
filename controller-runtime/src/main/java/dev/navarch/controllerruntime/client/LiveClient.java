package dev.navarch.controllerruntime.client;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.fields.FieldSelector;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.ApplyOptions;
import dev.navarch.apimachinery.meta.v1.CreateOptions;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.PatchOptions;
import dev.navarch.apimachinery.meta.v1.UpdateOptions;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.client.cache.ListerWatcher;
import dev.navarch.client.cache.ObjectName;
import dev.navarch.client.mapper.RestMapper;
import dev.navarch.client.rest.PatchType;
import dev.navarch.client.rest.RestClient;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Reads and writes on a server, without a cache. */
public final class LiveClient implements Client, ListerWatchers {
  private final RestClient client;
  private final KindClients clients;

  public LiveClient(RestClient client, RestMapper mapper) {
    this.client = client;
    this.clients = new KindClients(client, mapper);
  }

  @Override
  public Scheme scheme() {
    return client.scheme();
  }

  @Override
  public RestMapper mapper() {
    return clients.mapper();
  }

  // ---- reading

  @Override
  public <T extends MetaObject> Optional<T> get(ObjectKind<T> kind, ObjectName name)
      throws IOException, InterruptedException {
    try {
      return Optional.of(clients.one(kind, name.namespace()).get(name.name()));
    } catch (ApiException e) {
      if (e.isNotFound()) {
        return Optional.empty();
      }
      throw e;
    }
  }

  @Override
  public <T extends MetaObject> List<T> list(ObjectKind<T> kind, Query query)
      throws IOException, InterruptedException {
    if (query.labels().isNothing()) {
      return List.of();
    }
    Query.Field field = query.field();
    ListOptions options =
        ListOptions.builder()
            .labelSelector(query.labels().toString())
            .fieldSelector(field == null ? "" : selecting(field))
            .build();
    return clients.many(kind, query.namespace()).list(options);
  }

  private static String selecting(Query.Field field) {
    return FieldSelector.oneTermEqual(field.name(), field.value()).toString();
  }

  @Override
  public <T extends MetaObject> ListerWatcher<T> listerWatcher(
      ObjectKind<T> kind, String namespace, ListOptions restriction) {
    return new LateListerWatcher<>(clients, kind, namespace, restriction);
  }

  // ---- writing

  @Override
  public <T extends MetaObject> T create(T object, CreateOptions options)
      throws IOException, InterruptedException {
    return whole(object).create(object, options);
  }

  @Override
  public <T extends MetaObject> T update(T object, UpdateOptions options)
      throws IOException, InterruptedException {
    return whole(object).update(object, options);
  }

  @Override
  public <T extends MetaObject> T updateStatus(T object, UpdateOptions options)
      throws IOException, InterruptedException {
    return whole(object).updateStatus(object, options);
  }

  @Override
  public <S extends ApiObject> S getSubresource(
      MetaObject object, String subresource, Class<S> type)
      throws IOException, InterruptedException {
    return whole(object).client().getSubresource(object.metadata().name(), subresource, type);
  }

  @Override
  public <S extends ApiObject> S updateSubresource(
      MetaObject object, String subresource, S value, UpdateOptions options, Class<S> type)
      throws IOException, InterruptedException {
    return whole(object)
        .client()
        .updateSubresource(object.metadata().name(), subresource, value, options, type);
  }

  @Override
  public <S extends ApiObject> S createSubresource(
      MetaObject object,
      String subresource,
      ApiObject value,
      CreateOptions options,
      Class<S> answer)
      throws IOException, InterruptedException {
    return whole(object)
        .client()
        .createSubresource(object.metadata().name(), subresource, value, options)
        .into(answer);
  }

  @Override
  public <T extends MetaObject> T patch(
      ObjectKind<T> kind,
      ObjectName name,
      PatchType type,
      byte[] patch,
      PatchOptions options,
      String... subresources)
      throws IOException, InterruptedException {
    return clients
        .one(kind, name.namespace())
        .patch(name.name(), type, patch, options, subresources);
  }

  @Override
  public <T extends MetaObject> T apply(T configuration, ApplyOptions options)
      throws IOException, InterruptedException {
    return whole(configuration).apply(configuration, options);
  }

  @Override
  public <T extends MetaObject> T applyStatus(T configuration, ApplyOptions options)
      throws IOException, InterruptedException {
    return whole(configuration).applyStatus(configuration, options);
  }

  @Override
  public void delete(MetaObject object, DeleteOptions options)
      throws IOException, InterruptedException {
    ObjectName name = ObjectName.of(object);
    clients.one(ObjectKind.ofObject(object), name.namespace()).delete(name.name(), options);
  }

  @Override
  public void deleteAllOf(
      ObjectKind<?> kind, String namespace, DeleteOptions options, ListOptions selected)
      throws IOException, InterruptedException {
    clients.one(kind, namespace).deleteCollection(options, selected);
  }

  private <T extends MetaObject> KindClient.Whole<T> whole(T object)
      throws IOException, InterruptedException {
    ObjectName name = ObjectName.of(object);
    if (clients.one(ObjectKind.ofObject(object), name.namespace())
        instanceof KindClient.Whole<T> whole) {
      return whole;
    }
    throw new IllegalArgumentException("metadata is not all of an object: it can only be patched");
  }
}
