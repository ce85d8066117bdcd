package dev.navarch.client.metadata;

import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.GetOptions;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadata;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadataList;
import dev.navarch.apimachinery.meta.v1.PatchOptions;
import dev.navarch.client.cache.ListerWatcher;
import dev.navarch.client.cache.Page;
import dev.navarch.client.rest.PatchType;
import dev.navarch.client.rest.Request;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.watch.Watch;
import java.io.IOException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The metadata of one resource's objects. Nothing can be created or replaced, because metadata is
 * not all of an object. Exceptions are those of {@link ResourceClient}.
 */
public final class MetadataResourceClient {
  private static final String AS =
      "application/vnd.kubernetes.protobuf;as=%1$s;g=meta.k8s.io;v=v1,"
          + "application/json;as=%1$s;g=meta.k8s.io;v=v1,application/json";
  private static final String AS_OBJECT = AS.formatted("PartialObjectMetadata");
  private static final String AS_LIST = AS.formatted("PartialObjectMetadataList");

  private final Partial objects;
  private final Partial lists;

  MetadataResourceClient(RestClient client, String resource, @Nullable String namespace) {
    objects = new Partial(client, resource, namespace, AS_OBJECT);
    lists = new Partial(client, resource, namespace, AS_LIST);
  }

  /** Asks for a part of what the resource's own client would get. */
  private static final class Partial
      extends ResourceClient<PartialObjectMetadata, PartialObjectMetadataList> {
    private final String accept;

    Partial(RestClient client, String resource, @Nullable String namespace, String accept) {
      super(
          client,
          resource,
          PartialObjectMetadata.class,
          PartialObjectMetadataList.class,
          namespace);
      this.accept = accept;
    }

    @Override
    protected Request asking(Request request) {
      return request.header("Accept", accept);
    }
  }

  /** The client of the resource's objects in one namespace; empty stands for all of them. */
  public MetadataResourceClient namespace(String namespace) {
    return new MetadataResourceClient(
        objects.restClient(), objects.resource(), namespace.isEmpty() ? null : namespace);
  }

  public PartialObjectMetadata get(String name) throws IOException, InterruptedException {
    return objects.get(name);
  }

  public PartialObjectMetadata get(String name, GetOptions options)
      throws IOException, InterruptedException {
    return objects.get(name, options);
  }

  public PartialObjectMetadataList list() throws IOException, InterruptedException {
    return lists.list();
  }

  public PartialObjectMetadataList list(ListOptions options)
      throws IOException, InterruptedException {
    return lists.list(options);
  }

  /** Goes through all objects; see {@link ResourceClient#stream(ListOptions)}. */
  public Stream<PartialObjectMetadata> stream(ListOptions options) {
    return lists.stream(options);
  }

  public Watch<PartialObjectMetadata> watch(ListOptions options)
      throws IOException, InterruptedException {
    return objects.watch(options);
  }

  public void delete(String name, DeleteOptions options) throws IOException, InterruptedException {
    objects.delete(name, options);
  }

  public void deleteCollection(DeleteOptions options, ListOptions selected)
      throws IOException, InterruptedException {
    objects.deleteCollection(options, selected);
  }

  /** Changes an object, of which the answer has the metadata. */
  public PartialObjectMetadata patch(
      String name, PatchType type, byte[] patch, PatchOptions options, String... subresources)
      throws IOException, InterruptedException {
    return objects.patch(name, type, patch, options, subresources);
  }

  /** What a cache of the resource's metadata needs. */
  public ListerWatcher<PartialObjectMetadata> listerWatcher(ListOptions restriction) {
    ListerWatcher<PartialObjectMetadata> forLists = lists.listerWatcher(restriction);
    ListerWatcher<PartialObjectMetadata> forObjects = objects.listerWatcher(restriction);
    return new ListerWatcher<>() {
      @Override
      public Page<PartialObjectMetadata> list(ListOptions options)
          throws IOException, InterruptedException {
        return forLists.list(options);
      }

      @Override
      public Watch<PartialObjectMetadata> watch(ListOptions options)
          throws IOException, InterruptedException {
        return forObjects.watch(options);
      }
    };
  }
}
