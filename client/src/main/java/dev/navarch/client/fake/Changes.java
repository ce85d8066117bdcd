package dev.navarch.client.fake;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.patch.Patch;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Replaces, patches and applies tracked objects. A status is written through its subresource only,
 * and a scale changes the wanted count only.
 */
final class Changes {
  private final Tracked tracked;
  private final ObjectForms forms;

  Changes(Tracked tracked) {
    this.tracked = tracked;
    this.forms = tracked.forms();
  }

  ApiObject update(FakeResource resource, Action.Update action) {
    ActionTarget target = action.target();
    boolean dryRun = Tracked.isDry(action.options().dryRun());
    if (!(action.object() instanceof MetaObject sent)) {
      throw ApiException.badRequest("an object without metadata cannot replace another");
    }
    if (!sent.metadata().name().equals(target.name())) {
      throw ApiException.badRequest(
          "the name of the object (%s) does not match the name on the URL (%s)"
              .formatted(sent.metadata().name(), target.name()));
    }
    if (Tracked.isScale(resource, target)) {
      StringMap<@Nullable Object> scale = forms.toTree(sent);
      return written(
          resource,
          target,
          before -> {
            newest(target, before, sent);
            return forms.fromTree(
                ScaleView.into(resource.scale(), forms.toTree(before), scale),
                resource.groupVersionKind());
          },
          dryRun);
    }
    FieldOwners owners = new FieldOwners(forms, resource, target.subresource());
    return written(
        resource,
        target,
        before ->
            owners.updated(
                before,
                merged(resource, target, before, newest(target, before, sent)),
                action.options().fieldManager(),
                Tracked.now()),
        dryRun);
  }

  ApiObject patch(FakeResource resource, Action.Patch action) {
    ActionTarget target = action.target();
    boolean dryRun = Tracked.isDry(action.options().dryRun());
    Patch patch = FakePatch.read(action.type(), action.patch().toByteArray());
    if (patch instanceof Patch.Apply apply) {
      return apply(resource, action, apply.configuration(), dryRun);
    }
    if (Tracked.isScale(resource, target)) {
      return tracked.seen(
          resource,
          target,
          tracked.changeTree(
              resource,
              target,
              tree -> {
                StringMap<@Nullable Object> scale =
                    tracked.scale(resource, target, tree, new Unstructured(tree).metadata());
                return ScaleView.into(
                    resource.scale(), tree, FakePatch.apply(patch, scale, Optional.empty()));
              },
              dryRun));
    }
    FieldOwners owners = new FieldOwners(forms, resource, target.subresource());
    return written(
        resource,
        target,
        before -> {
          StringMap<@Nullable Object> tree =
              FakePatch.apply(
                  patch, forms.toTree(before), forms.descriptor(resource.groupVersionKind()));
          MetaObject patched = forms.fromTree(tree, resource.groupVersionKind());
          return owners.updated(
              before,
              merged(resource, target, before, newest(target, before, patched)),
              action.options().fieldManager(),
              Tracked.now());
        },
        dryRun);
  }

  private ApiObject apply(
      FakeResource resource,
      Action.Patch action,
      StringMap<@Nullable Object> configuration,
      boolean dryRun) {
    ActionTarget target = action.target();
    String who = action.options().fieldManager();
    if (who.isEmpty()) {
      throw ApiException.invalid(
          new GroupKind("meta.k8s.io", "PatchOptions"),
          "",
          List.of(
              FieldError.required(FieldPath.of("fieldManager"), "is required for apply patch")));
    }
    if (Tracked.isScale(resource, target)) {
      return tracked.seen(
          resource,
          target,
          tracked.changeTree(
              resource,
              target,
              tree -> ScaleView.into(resource.scale(), tree, configuration),
              dryRun));
    }
    boolean force = Boolean.TRUE.equals(action.options().force());
    FieldOwners owners = new FieldOwners(forms, resource, target.subresource());
    if (target.subresource().isEmpty()) {
      return tracked
          .tracker()
          .put(
              target.resource(),
              Tracked.key(target),
              before -> {
                MetaObject after = owners.applied(before, configuration, who, force, Tracked.now());
                return before == null
                    ? Creations.fresh(resource, target, after)
                    : merged(resource, target, before, newest(target, before, after));
              },
              dryRun);
    }
    return written(
        resource,
        target,
        before -> {
          MetaObject after = owners.applied(before, configuration, who, force, Tracked.now());
          MetaObject wanted = merged(resource, target, before, after);
          return wanted.withMetadata(
              wanted.metadata().toBuilder()
                  .managedFields(after.metadata().managedFields())
                  .build());
        },
        dryRun);
  }

  private static MetaObject newest(ActionTarget target, MetaObject before, MetaObject sent) {
    return ObjectTracker.ifNewest(target.resource(), before, sent);
  }

  /** Makes another object of the one that is there. */
  private interface Change {
    MetaObject of(MetaObject before);
  }

  /** Writes an object; the last one of its finalizers gone, one that is being deleted goes. */
  private ApiObject written(
      FakeResource resource, ActionTarget target, Change change, boolean dryRun) {
    AtomicReference<@Nullable MetaObject> last = new AtomicReference<>();
    MetaObject written =
        tracked
            .tracker()
            .change(
                target.resource(),
                Tracked.key(target),
                before -> {
                  MetaObject after = change.of(before);
                  ObjectMeta metadata = after.metadata();
                  if (metadata.deletionTimestamp() != null && metadata.finalizers().isEmpty()) {
                    last.set(after);
                    return null;
                  }
                  return after;
                },
                dryRun)
            .orElse(last.get());
    if (written == null) {
      throw new IllegalStateException("nothing was written to " + target);
    }
    return tracked.seen(resource, target, written);
  }

  /** What somebody wants of an object, without what is not to be written there. */
  private static MetaObject merged(
      FakeResource resource, ActionTarget target, MetaObject before, MetaObject wanted) {
    if (target.subresource().equals("status")) {
      return ObjectForms.withFieldOf(before, "status", wanted);
    }
    ObjectMeta old = before.metadata();
    String uid = wanted.metadata().uid();
    if (!uid.isEmpty() && !uid.equals(old.uid())) {
      throw Deletions.otherUid(target, uid, old.uid());
    }
    MetaObject kept =
        target.subresource().isEmpty() && resource.hasStatus()
            ? ObjectForms.withFieldOf(wanted, "status", before)
            : wanted;
    return kept.withMetadata(
        wanted.metadata().toBuilder()
            .namespace(old.namespace())
            .uid(old.uid())
            .creationTimestamp(old.creationTimestamp())
            .deletionTimestamp(old.deletionTimestamp())
            .deletionGracePeriodSeconds(old.deletionGracePeriodSeconds())
            .build());
  }
}
