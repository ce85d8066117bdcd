package dev.navarch.client.fake;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.value.Time;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What all actions on tracked objects have in common. Has no state of its own. */
record Tracked(ObjectTracker tracker, ObjectForms forms) {
  /** What a server says that did what it was asked and has nothing to show. */
  static final Status DONE = Status.builder().status("Success").build();

  static ObjectKey key(ActionTarget target) {
    return new ObjectKey(target.namespace(), target.name());
  }

  static boolean isDry(List<String> dryRun) {
    return !dryRun.isEmpty();
  }

  static Time now() {
    return Time.of(Instant.now());
  }

  static boolean isScale(FakeResource resource, ActionTarget target) {
    return resource
        .subresource(target.subresource())
        .filter(each -> each.kind().kind().equals("Scale"))
        .isPresent();
  }

  /** An object as it is seen through a subresource. */
  ApiObject seen(FakeResource resource, ActionTarget target, MetaObject object) {
    return isScale(resource, target)
        ? forms.fromTree(
            scale(resource, target, forms.toTree(object), object.metadata()),
            resource.subresource(target.subresource()).orElseThrow().kind())
        : object;
  }

  StringMap<@Nullable Object> scale(
      FakeResource resource,
      ActionTarget target,
      StringMap<@Nullable Object> object,
      ObjectMeta identity) {
    return ScaleView.of(
            resource.scale(),
            object,
            identity,
            resource.subresource(target.subresource()).orElseThrow().kind())
        .content();
  }

  /** Makes another tree of the one that is there. */
  interface TreeChange {
    StringMap<@Nullable Object> change(StringMap<@Nullable Object> tree);
  }

  MetaObject changeTree(
      FakeResource resource, ActionTarget target, TreeChange change, boolean dryRun) {
    return tracker
        .change(
            target.resource(),
            key(target),
            before ->
                forms.fromTree(change.change(forms.toTree(before)), resource.groupVersionKind()),
            dryRun)
        .orElseThrow();
  }
}
