package dev.navarch.client.fake;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.Preconditions;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Deletes tracked objects; those with finalizers are marked until the last one is gone. */
final class Deletions {
  private final ObjectTracker tracker;

  Deletions(Tracked tracked) {
    this.tracker = tracked.tracker();
  }

  ApiObject delete(Action.Delete action) {
    ActionTarget target = action.target();
    DeleteOptions options = action.options();
    Optional<MetaObject> rest =
        tracker.change(
            target.resource(),
            Tracked.key(target),
            object -> {
              check(target, object, options.preconditions());
              return left(object, options);
            },
            Tracked.isDry(options.dryRun()));
    return rest.isPresent() ? rest.get() : Tracked.DONE;
  }

  ApiObject deleteCollection(Action.DeleteCollection action) {
    Selection selection = Selection.of(action.namespace(), action.selected());
    for (MetaObject object : tracker.snapshot(action.resource(), selection).objects()) {
      ObjectKey key = new ObjectKey(object.metadata().namespace(), object.metadata().name());
      try {
        var unused =
            tracker.change(
                action.resource(),
                key,
                found -> left(found, action.options()),
                Tracked.isDry(action.options().dryRun()));
      } catch (ApiException e) {
        if (!e.isNotFound()) { // somebody else was faster
          throw e;
        }
      }
    }
    return Tracked.DONE;
  }

  private static void check(
      ActionTarget target, MetaObject object, @Nullable Preconditions wanted) {
    if (wanted == null) {
      return;
    }
    String uid = wanted.uid();
    if (uid != null && !uid.equals(object.metadata().uid())) {
      throw otherUid(target, uid, object.metadata().uid());
    }
    String version = wanted.resourceVersion();
    if (version != null && !version.equals(object.metadata().resourceVersion())) {
      throw ApiException.conflict(
          target.resource().groupResource(),
          target.name(),
          "Precondition failed: ResourceVersion in precondition: "
              + version
              + ", ResourceVersion in object meta: "
              + object.metadata().resourceVersion());
    }
  }

  static ApiException otherUid(ActionTarget target, String wanted, String present) {
    return ApiException.conflict(
        target.resource().groupResource(),
        target.name(),
        "Precondition failed: UID in precondition: %s, UID in object meta: %s"
            .formatted(wanted, present));
  }

  /** What is left of an object that is deleted: all of it while somebody has to finish. */
  static @Nullable MetaObject left(MetaObject object, DeleteOptions options) {
    ObjectMeta metadata = object.metadata();
    if (metadata.finalizers().isEmpty()) {
      return null;
    }
    if (metadata.deletionTimestamp() != null) {
      return object;
    }
    Long grace = options.gracePeriodSeconds();
    return object.withMetadata(
        metadata.toBuilder()
            .deletionTimestamp(Tracked.now())
            .deletionGracePeriodSeconds(grace == null ? 0L : grace)
            .build());
  }
}
