package dev.navarch.controllerruntime.client;

import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ApplyOptions;
import dev.navarch.apimachinery.meta.v1.CreateOptions;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadata;
import dev.navarch.apimachinery.meta.v1.PatchOptions;
import dev.navarch.apimachinery.meta.v1.UpdateOptions;
import dev.navarch.client.cache.ListerWatcher;
import dev.navarch.client.metadata.MetadataResourceClient;
import dev.navarch.client.rest.PatchType;
import dev.navarch.client.rest.ResourceClient;
import java.io.IOException;
import java.util.List;

/** The client of one kind in one namespace, for either form that clients have. */
sealed interface KindClient<T extends MetaObject> {
  T get(String name) throws IOException, InterruptedException;

  List<T> list(ListOptions options) throws IOException, InterruptedException;

  T patch(String name, PatchType type, byte[] patch, PatchOptions options, String... subresources)
      throws IOException, InterruptedException;

  void delete(String name, DeleteOptions options) throws IOException, InterruptedException;

  void deleteCollection(DeleteOptions options, ListOptions selected)
      throws IOException, InterruptedException;

  ListerWatcher<T> listerWatcher(ListOptions restriction);

  /** Of whole objects, with or without a class. */
  record Whole<T extends MetaObject>(ResourceClient<T, ? extends ApiList<T>> client)
      implements KindClient<T> {
    @Override
    public T get(String name) throws IOException, InterruptedException {
      return client.get(name);
    }

    @Override
    public List<T> list(ListOptions options) throws IOException, InterruptedException {
      return client.list(options).items();
    }

    T create(T object, CreateOptions options) throws IOException, InterruptedException {
      return client.create(object, options);
    }

    T update(T object, UpdateOptions options) throws IOException, InterruptedException {
      return client.update(object, options);
    }

    T updateStatus(T object, UpdateOptions options) throws IOException, InterruptedException {
      return client.updateStatus(object, options);
    }

    T apply(T configuration, ApplyOptions options) throws IOException, InterruptedException {
      return client.apply(configuration, options);
    }

    T applyStatus(T configuration, ApplyOptions options) throws IOException, InterruptedException {
      return client.applyStatus(configuration, options);
    }

    @Override
    public T patch(
        String name, PatchType type, byte[] patch, PatchOptions options, String... subresources)
        throws IOException, InterruptedException {
      return client.patch(name, type, patch, options, subresources);
    }

    @Override
    public void delete(String name, DeleteOptions options)
        throws IOException, InterruptedException {
      client.delete(name, options);
    }

    @Override
    public void deleteCollection(DeleteOptions options, ListOptions selected)
        throws IOException, InterruptedException {
      client.deleteCollection(options, selected);
    }

    @Override
    public ListerWatcher<T> listerWatcher(ListOptions restriction) {
      return client.listerWatcher(restriction);
    }
  }

  /** Of metadata. */
  record Part(MetadataResourceClient client) implements KindClient<PartialObjectMetadata> {
    @Override
    public PartialObjectMetadata get(String name) throws IOException, InterruptedException {
      return client.get(name);
    }

    @Override
    public List<PartialObjectMetadata> list(ListOptions options)
        throws IOException, InterruptedException {
      return client.list(options).items();
    }

    @Override
    public PartialObjectMetadata patch(
        String name, PatchType type, byte[] patch, PatchOptions options, String... subresources)
        throws IOException, InterruptedException {
      return client.patch(name, type, patch, options, subresources);
    }

    @Override
    public void delete(String name, DeleteOptions options)
        throws IOException, InterruptedException {
      client.delete(name, options);
    }

    @Override
    public void deleteCollection(DeleteOptions options, ListOptions selected)
        throws IOException, InterruptedException {
      client.deleteCollection(options, selected);
    }

    @Override
    public ListerWatcher<PartialObjectMetadata> listerWatcher(ListOptions restriction) {
      return client.listerWatcher(restriction);
    }
  }
}
