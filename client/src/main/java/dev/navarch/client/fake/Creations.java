package dev.navarch.client.fake;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.unstructured.Nested;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;
import java.util.UUID;

/** Creates tracked objects, and does what is asked for by creating something below one. */
final class Creations {
  private final Tracked tracked;

  Creations(Tracked tracked) {
    this.tracked = tracked;
  }

  ApiObject create(FakeResource resource, Action.Create action) {
    if (!action.subresource().isEmpty()) {
      return createBelow(resource, action);
    }
    if (!(action.object() instanceof MetaObject object)) {
      throw ApiException.badRequest("an object without metadata cannot be created");
    }
    if (!resource.verbs().contains("get")) {
      return object; // a question, which is answered and not kept
    }
    return tracked
        .tracker()
        .create(
            action.resource(),
            fresh(resource, action.target(), object),
            Tracked.isDry(action.options().dryRun()));
  }

  /** An object with what a server gives to new ones. */
  static MetaObject fresh(FakeResource resource, ActionTarget target, MetaObject object) {
    ObjectMeta given = object.metadata();
    if (!given.resourceVersion().isEmpty()) {
      throw ApiException.badRequest("resourceVersion should not be set on objects to be created");
    }
    if (!given.namespace().isEmpty() && !given.namespace().equals(target.namespace())) {
      throw ApiException.badRequest(
          "the namespace of the provided object does not match the namespace sent on the request");
    }
    String name =
        given.name().isEmpty() && !given.generateName().isEmpty()
            ? GeneratedName.complete(given.generateName())
            : given.name();
    if (name.isEmpty()) {
      throw ApiException.invalid(
          resource.groupVersionKind().groupKind(),
          "",
          List.of(
              FieldError.required(
                  FieldPath.of("metadata", "name"), "name or generateName is required")));
    }
    MetaObject kept = resource.hasStatus() ? ObjectForms.withoutField(object, "status") : object;
    return kept.withMetadata(
        given.toBuilder()
            .name(name)
            .namespace(target.namespace())
            .uid(given.uid().isEmpty() ? UUID.randomUUID().toString() : given.uid())
            .creationTimestamp(Tracked.now())
            .build());
  }

  private ApiObject createBelow(FakeResource resource, Action.Create action) {
    ActionTarget target = action.target();
    boolean dryRun = Tracked.isDry(action.options().dryRun());
    return switch (target.subresource()) {
      case "eviction" -> evicted(target, dryRun);
      case "binding" -> bound(resource, action, dryRun);
      default -> answered(action);
    };
  }

  private ApiObject evicted(ActionTarget target, boolean dryRun) {
    DeleteOptions options = DeleteOptions.builder().build();
    var unused =
        tracked
            .tracker()
            .change(
                target.resource(),
                Tracked.key(target),
                object -> Deletions.left(object, options),
                dryRun);
    return Tracked.DONE;
  }

  private ApiObject bound(FakeResource resource, Action.Create action, boolean dryRun) {
    Object node =
        UnstructuredConverter.toUnstructured(action.object()).nested("target", "name").orElse("");
    var unused =
        tracked.changeTree(
            resource, action.target(), tree -> Nested.with(tree, node, "spec", "nodeName"), dryRun);
    return Tracked.DONE;
  }

  /** What nothing is known of comes back as it was sent, if the object is there. */
  private ApiObject answered(Action.Create action) {
    if (tracked.tracker().get(action.resource(), action.namespace(), action.name()).isEmpty()) {
      throw ApiException.notFound(action.resource().groupResource(), action.name());
    }
    return action.object();
  }
}
