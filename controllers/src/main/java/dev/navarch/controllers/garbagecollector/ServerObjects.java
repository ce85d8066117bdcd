package dev.navarch.controllers.garbagecollector;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.CauseType;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.OwnerReference;
import dev.navarch.apimachinery.meta.v1.PatchOptions;
import dev.navarch.apimachinery.meta.v1.StatusDetails;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.client.mapper.RestMapper;
import dev.navarch.client.mapper.RestMapping;
import dev.navarch.client.mapper.RestScope;
import dev.navarch.client.metadata.MetadataClient;
import dev.navarch.client.metadata.MetadataResourceClient;
import dev.navarch.client.rest.PatchType;
import dev.navarch.client.retry.Retry;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Objects of a server, of which metadata alone is asked for. */
final class ServerObjects implements LiveObjects {
  private final MetadataClient client;
  private final RestMapper mapper;

  /** Resources that take no strategic merge patch: custom ones. */
  private final Set<GroupResource> plainPatches = ConcurrentHashMap.newKeySet();

  ServerObjects(MetadataClient client, RestMapper mapper) {
    this.client = client;
    this.mapper = mapper;
  }

  private RestMapping mapping(String apiVersion, String kind)
      throws IOException, InterruptedException {
    GroupVersion version = GroupVersion.parse(apiVersion);
    return mapper.restMapping(version.withKind(kind).groupKind(), version.version());
  }

  private MetadataResourceClient at(RestMapping mapping, ObjectId id) {
    MetadataResourceClient all = client.resource(mapping.resource());
    return mapping.scope() == RestScope.NAMESPACE ? all.namespace(id.namespace()) : all;
  }

  private MetadataResourceClient at(ObjectId id) throws IOException, InterruptedException {
    return at(mapping(id.apiVersion(), id.kind()), id);
  }

  @Override
  public boolean isNamespaced(String apiVersion, String kind)
      throws IOException, InterruptedException {
    return mapping(apiVersion, kind).scope() == RestScope.NAMESPACE;
  }

  @Override
  public Optional<ObjectMeta> fetch(ObjectId id) throws IOException, InterruptedException {
    RestMapping mapping = mapping(id.apiVersion(), id.kind());
    if (mapping.scope() == RestScope.NAMESPACE && id.namespace().isEmpty()) {
      throw new IllegalArgumentException("nothing of its kind can be there: " + id);
    }
    try {
      return Optional.of(at(mapping, id).get(id.name()).metadata());
    } catch (ApiException e) {
      if (isAboutObject(e, id)) {
        return Optional.empty();
      }
      throw e;
    }
  }

  /**
   * Whether a server says that there is no such object. One that does not serve the resource at all
   * says something similar, and knows nothing of its objects.
   */
  private static boolean isAboutObject(ApiException failure, ObjectId id) {
    StatusDetails details = failure.status().details();
    return failure.isNotFound()
        && !failure.hasCause(CauseType.UNEXPECTED_SERVER_RESPONSE)
        && details != null
        && details.name().equals(id.name());
  }

  @Override
  public void delete(ObjectId id, @Nullable String resourceVersion, String policy)
      throws IOException, InterruptedException {
    at(id)
        .delete(
            id.name(),
            DeleteOptions.builder()
                .preconditions(required -> required.uid(id.uid()).resourceVersion(resourceVersion))
                .propagationPolicy(policy)
                .build());
  }

  // ---- changes

  @Override
  public void removeOwners(ObjectId id, Set<String> owners)
      throws IOException, InterruptedException {
    try {
      change(
          id,
          MetadataPatch.withoutOwners(id.uid(), owners),
          references -> references.stream().filter(one -> !owners.contains(one.uid())).toList());
    } catch (ApiException e) {
      if (!isAboutObject(e, id)) {
        throw e;
      }
    }
  }

  @Override
  public void unblockOwners(ObjectId id) throws IOException, InterruptedException {
    ObjectMeta live = fetch(id).filter(object -> object.uid().equals(id.uid())).orElse(null);
    if (live == null) {
      return;
    }
    List<OwnerReference> unblocked =
        live.ownerReferences().stream()
            .map(one -> one.toBuilder().blockOwnerDeletion(false).build())
            .toList();
    patch(
        at(id),
        id,
        PatchType.MERGE,
        MetadataPatch.owners(id.uid(), live.resourceVersion(), unblocked));
  }

  /** What becomes of all owner references of an object. */
  @FunctionalInterface
  private interface OwnersChange {
    List<OwnerReference> apply(List<OwnerReference> references);
  }

  /** Says the change in one request where the server understands that, and else in two. */
  private void change(ObjectId id, byte[] strategic, OwnersChange plain)
      throws IOException, InterruptedException {
    RestMapping mapping = mapping(id.apiVersion(), id.kind());
    MetadataResourceClient objects = at(mapping, id);
    GroupResource resource = mapping.resource().groupResource();
    if (!plainPatches.contains(resource)) {
      try {
        patch(objects, id, PatchType.STRATEGIC_MERGE, strategic);
        return;
      } catch (ApiException e) {
        if (!e.isUnsupportedMediaType()) {
          throw e;
        }
        plainPatches.add(resource);
      }
    }
    boolean unused =
        Retry.onConflict(() -> {
          ObjectMeta live = objects.get(id.name()).metadata();
          List<OwnerReference> changed = plain.apply(live.ownerReferences());
          if (live.uid().equals(id.uid()) && !changed.equals(live.ownerReferences())) {
            patch(
                objects,
                id,
                PatchType.MERGE,
                MetadataPatch.owners(id.uid(), live.resourceVersion(), changed));
          }
          return true;
        });
  }

  private static void patch(
      MetadataResourceClient objects, ObjectId id, PatchType type, byte[] patch)
      throws IOException, InterruptedException {
    var unused = objects.patch(id.name(), type, patch, PatchOptions.builder().build());
  }

  @Override
  public void removeFinalizer(ObjectId id, String finalizer)
      throws IOException, InterruptedException {
    MetadataResourceClient objects = at(id);
    try {
      boolean unused =
          Retry.onConflict(() -> {
            ObjectMeta live = objects.get(id.name()).metadata();
            if (live.uid().equals(id.uid()) && live.finalizers().contains(finalizer)) {
              List<String> others =
                  live.finalizers().stream().filter(one -> !one.equals(finalizer)).toList();
              patch(
                  objects,
                  id,
                  PatchType.MERGE,
                  MetadataPatch.finalizers(id.uid(), live.resourceVersion(), others));
            }
            return true;
          });
    } catch (ApiException e) {
      if (!isAboutObject(e, id)) {
        throw e;
      }
    }
  }
}
