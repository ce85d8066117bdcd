package dev.navarch.client.fake;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import dev.navarch.apimachinery.unstructured.UnstructuredList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Does what actions ask for with the objects of a tracker, as far as it is the same for all kinds:
 * names and versions, conflicts, finalizers, a status that is written apart, scales. Has no state
 * of its own.
 */
final class TrackerReactor implements Reactor {
  private final Map<GroupVersionResource, FakeResource> resources;
  private final Tracked tracked;
  private final Creations creations;
  private final Changes changes;
  private final Deletions deletions;

  TrackerReactor(Map<GroupVersionResource, FakeResource> resources, Tracked tracked) {
    this.resources = resources;
    this.tracked = tracked;
    this.creations = new Creations(tracked);
    this.changes = new Changes(tracked);
    this.deletions = new Deletions(tracked);
  }

  @Override
  public Optional<ApiObject> react(Action action) {
    FakeResource resource = resources.get(action.resource());
    if (resource == null) {
      return Optional.empty();
    }
    check(resource, action);
    return switch (action) {
      case Action.Get get -> Optional.of(get(resource, get.target()));
      case Action.List list -> Optional.of(list(resource, list));
      case Action.Watch watch -> Optional.empty();
      case Action.Create create -> Optional.of(creations.create(resource, create));
      case Action.Update update -> Optional.of(changes.update(resource, update));
      case Action.Patch patch -> Optional.of(changes.patch(resource, patch));
      case Action.Delete delete -> Optional.of(deletions.delete(delete));
      case Action.DeleteCollection all -> Optional.of(deletions.deleteCollection(all));
    };
  }

  private static void check(FakeResource resource, Action action) {
    List<String> verbs =
        action.subresource().isEmpty()
            ? resource.verbs()
            : resource.subresource(action.subresource()).orElseThrow(() -> unknown(action)).verbs();
    if (!verbs.contains(action.verb().replace("-", ""))) {
      throw ApiException.methodNotSupported(resource.name().groupResource(), action.verb());
    }
  }

  static ApiException unknown(Action action) {
    return ApiException.genericServerResponse(
        404, action.verb(), action.resource().groupResource(), "", "404 page not found", 0);
  }

  private ApiObject get(FakeResource resource, ActionTarget target) {
    MetaObject object =
        tracked
            .tracker()
            .get(target.resource(), target.namespace(), target.name())
            .orElseThrow(
                () -> ApiException.notFound(target.resource().groupResource(), target.name()));
    return tracked.seen(resource, target, object);
  }

  private ApiObject list(FakeResource resource, Action.List action) {
    ObjectTracker.Snapshot found =
        tracked
            .tracker()
            .snapshot(action.resource(), Selection.of(action.namespace(), action.options()));
    List<Unstructured> items = new ArrayList<>();
    found.objects().forEach(object -> items.add(UnstructuredConverter.toUnstructured(object)));
    return new UnstructuredList(
        TypeMeta.of(resource.name().groupVersion().withKind(resource.kind() + "List")),
        ListMeta.builder().resourceVersion(Long.toString(found.revision())).build(),
        items);
  }
}
