package dev.navarch.controllerruntime.client;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.ApplyOptions;
import dev.navarch.apimachinery.meta.v1.CreateOptions;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.PatchOptions;
import dev.navarch.apimachinery.meta.v1.UpdateOptions;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.client.cache.ObjectName;
import dev.navarch.client.mapper.RestMapper;
import dev.navarch.client.rest.PatchType;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Reads here and writes there. */
record SplitClient(Reader reader, Client writer) implements Client {
  @Override
  public Scheme scheme() {
    return writer.scheme();
  }

  @Override
  public RestMapper mapper() {
    return writer.mapper();
  }

  @Override
  public <T extends MetaObject> Optional<T> get(ObjectKind<T> kind, ObjectName name)
      throws IOException, InterruptedException {
    return reader.get(kind, name);
  }

  @Override
  public <T extends MetaObject> List<T> list(ObjectKind<T> kind, Query query)
      throws IOException, InterruptedException {
    return reader.list(kind, query);
  }

  @Override
  public <T extends MetaObject> T create(T object, CreateOptions options)
      throws IOException, InterruptedException {
    return writer.create(object, options);
  }

  @Override
  public <T extends MetaObject> T update(T object, UpdateOptions options)
      throws IOException, InterruptedException {
    return writer.update(object, options);
  }

  @Override
  public <T extends MetaObject> T updateStatus(T object, UpdateOptions options)
      throws IOException, InterruptedException {
    return writer.updateStatus(object, options);
  }

  @Override
  public <S extends ApiObject> S getSubresource(
      MetaObject object, String subresource, Class<S> type)
      throws IOException, InterruptedException {
    return writer.getSubresource(object, subresource, type);
  }

  @Override
  public <S extends ApiObject> S updateSubresource(
      MetaObject object, String subresource, S value, UpdateOptions options, Class<S> type)
      throws IOException, InterruptedException {
    return writer.updateSubresource(object, subresource, value, options, type);
  }

  @Override
  public <S extends ApiObject> S createSubresource(
      MetaObject object,
      String subresource,
      ApiObject value,
      CreateOptions options,
      Class<S> answer)
      throws IOException, InterruptedException {
    return writer.createSubresource(object, subresource, value, options, answer);
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
    return writer.patch(kind, name, type, patch, options, subresources);
  }

  @Override
  public <T extends MetaObject> T apply(T configuration, ApplyOptions options)
      throws IOException, InterruptedException {
    return writer.apply(configuration, options);
  }

  @Override
  public <T extends MetaObject> T applyStatus(T configuration, ApplyOptions options)
      throws IOException, InterruptedException {
    return writer.applyStatus(configuration, options);
  }

  @Override
  public void delete(MetaObject object, DeleteOptions options)
      throws IOException, InterruptedException {
    writer.delete(object, options);
  }

  @Override
  public void deleteAllOf(
      ObjectKind<?> kind, String namespace, DeleteOptions options, ListOptions selected)
      throws IOException, InterruptedException {
    writer.deleteAllOf(kind, namespace, options, selected);
  }
}
