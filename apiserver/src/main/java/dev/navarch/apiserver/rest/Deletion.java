package dev.navarch.apiserver.rest;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.ObjectMetaBuilder;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * One deletion. An object goes at once unless somebody has to finish first: what it stands for
 * needs time to end, or finalizers wait in it. Then it is marked, and goes with the last of them.
 */
final class Deletion<T extends MetaObject> {
  private static final String ORPHAN = "orphan";
  private static final String FOREGROUND = "foregroundDeletion";
  private static final int ATTEMPTS = 100;

  /** The end of the year 9999. */
  private static final long LAST_SECOND = 253_402_300_799L;

  private final ResourceStore<T> objects;
  private final RequestContext context;
  private final ObjectName name;
  private final DeleteOptions options;
  private final WriteCheck<T> check;
  private final boolean dryRun;

  Deletion(
      ResourceStore<T> objects,
      RequestContext context,
      ObjectName name,
      DeleteOptions options,
      WriteCheck<T> check) {
    this.objects = objects;
    this.context = context;
    this.name = name;
    this.options = options;
    this.check = check;
    this.dryRun = !options.dryRun().isEmpty();
  }

  Deleted<T> run() {
    ByteString key = objects.key(name);
    Optional<KeyValue> current = objects.reading("delete", () -> objects.store().get(key));
    boolean checked = false;
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (current.isEmpty()) {
        throw objects.notFound(name);
      }
      T object = objects.object(objects.stored(current.get()));
      checkPreconditions(object.metadata());
      if (!checked) {
        check.check(null, object);
        checked = true;
      }
      Outcome<T> outcome = once(current.get(), object);
      if (outcome.done() != null) {
        return outcome.done();
      }
      current = outcome.current();
    }
    throw ApiException.conflict(
        objects.kind().resource(), name.name(), "the object is being modified all the time");
  }

  private record Outcome<T>(@Nullable Deleted<T> done, Optional<KeyValue> current) {
    static <T> Outcome<T> done(T object, boolean gone) {
      return new Outcome<>(new Deleted<>(object, gone), Optional.empty());
    }
  }

  /**
   * What a deletion makes of an object.
   *
   * @param object as it is to be written; itself if nothing changes
   * @param goes whether it goes away then
   */
  private record Marked<T>(T object, boolean goes) {}

  private Outcome<T> once(KeyValue current, T object) {
    objects.strategy().warningsOnDelete(context, object, options).forEach(context.warnings()::add);
    Marked<T> marked = mark(object);
    T wanted = marked.object();
    if (dryRun || (wanted == object && !marked.goes())) {
      return Outcome.done(wanted, marked.goes());
    }
    if (wanted == object) {
      return remove(current.key(), current.modRevision(), object);
    }
    ByteString value = objects.model().toStorage(ObjectMetaRules.withoutVersion(wanted));
    TxnResult result =
        objects.writing(
            "delete",
            () -> objects.store().commit(Txn.update(current.key(), current.modRevision(), value)));
    if (result instanceof TxnResult.Conflict conflict) {
      return new Outcome<>(null, conflict.current().get(0));
    }
    T written = ObjectMetaRules.withVersion(wanted, result.revision());
    objects.table().wrote(current.key(), value, result.revision(), written, objects.model());
    return marked.goes()
        ? remove(current.key(), result.revision(), written)
        : Outcome.done(written, false);
  }

  private Outcome<T> remove(ByteString key, long revision, T object) {
    TxnResult result =
        objects.writing("delete", () -> objects.store().commit(Txn.delete(key, revision)));
    if (result instanceof TxnResult.Conflict conflict) {
      Optional<KeyValue> now = conflict.current().get(0);
      // Somebody else removed what was marked: that is what was wanted.
      return now.isEmpty() && object.metadata().deletionTimestamp() != null
          ? Outcome.done(object, true)
          : new Outcome<>(null, now);
    }
    objects.gone(object);
    return Outcome.done(ObjectMetaRules.withVersion(object, result.revision()), true);
  }

  private Marked<T> mark(T object) {
    List<String> finalizers = finalizers(object.metadata());
    Optional<T> own = objects.strategy().marked(object, context.now(), finalizers);
    if (own.isPresent()) {
      // What was just marked stays for whoever has to see it; the next deletion may remove it.
      return new Marked<>(own.get(), false);
    }
    ObjectMeta metadata = object.metadata();
    Grace grace = grace(object);
    if (grace.pending()) {
      return new Marked<>(object, false);
    }
    boolean first = metadata.deletionTimestamp() == null;
    ObjectMetaBuilder marked = metadata.toBuilder().finalizers(finalizers);
    if (first) {
      marked.generation(nextGeneration(metadata));
    }
    if (grace.seconds().isEmpty()) {
      if (finalizers.isEmpty()) {
        return new Marked<>(object, true);
      }
      if (first) {
        marked.deletionTimestamp(context.now());
      }
      return new Marked<>(changed(object, marked.deletionGracePeriodSeconds(0L).build()), false);
    }
    long seconds = grace.seconds().getAsLong();
    return new Marked<>(
        changed(
            object,
            marked.deletionTimestamp(grace.end()).deletionGracePeriodSeconds(seconds).build()),
        seconds == 0 && finalizers.isEmpty());
  }

  private T changed(T object, ObjectMeta metadata) {
    return metadata.equals(object.metadata()) ? object : ObjectMetaRules.with(object, metadata);
  }

  private static long nextGeneration(ObjectMeta metadata) {
    return metadata.generation() > 0 ? metadata.generation() + 1 : 0;
  }

  /**
   * How much time there is.
   *
   * @param seconds empty where the object does not end gracefully
   * @param pending whether a deletion is under way that this one cannot make shorter
   */
  private record Grace(OptionalLong seconds, Time end, boolean pending) {}

  private Grace grace(T object) {
    ObjectMeta metadata = object.metadata();
    Time now = context.now();
    Time deletion = metadata.deletionTimestamp();
    OptionalLong wanted = bounded(objects.strategy().gracePeriod(object, options), now);
    if (deletion == null) {
      return wanted.isEmpty()
          ? new Grace(wanted, now, false)
          : new Grace(wanted, later(now, wanted.getAsLong()), false);
    }
    Long present = metadata.deletionGracePeriodSeconds();
    // One without any time left should be gone: whoever marked it did not get to remove it, or
    // finalizers hold it.
    if (wanted.isEmpty() || present == null || present == 0) {
      return new Grace(OptionalLong.empty(), deletion, false);
    }
    Long asked = options.gracePeriodSeconds();
    if (asked == null || asked >= present) {
      return new Grace(OptionalLong.of(present), deletion, true);
    }
    return new Grace(OptionalLong.of(asked), later(deletion, asked - present), false);
  }

  /** Limits a grace period, so that its end can be expressed and sums with it do not overflow. */
  private static OptionalLong bounded(OptionalLong seconds, Time now) {
    return seconds.isEmpty()
        ? seconds
        : OptionalLong.of(Math.min(seconds.getAsLong(), LAST_SECOND - now.epochSecond()));
  }

  /** Adds seconds to a time; the result is limited to what a timestamp can hold. */
  private static Time later(Time time, long seconds) {
    long bounded = Math.clamp(seconds, -LAST_SECOND, LAST_SECOND);
    return Time.ofEpochSecond(Math.clamp(time.epochSecond() + bounded, 0, LAST_SECOND));
  }

  /** The finalizers with those for dependents as the client, or else the resource, wants them. */
  private List<String> finalizers(ObjectMeta metadata) {
    List<String> present = metadata.finalizers();
    boolean orphan = isWanted(present, ORPHAN, "Orphan");
    boolean foreground = isWanted(present, FOREGROUND, "Foreground");
    List<String> wanted = new ArrayList<>(present);
    wanted.removeIf(finalizer -> finalizer.equals(ORPHAN) || finalizer.equals(FOREGROUND));
    if (orphan) {
      wanted.add(ORPHAN);
    }
    if (foreground) {
      wanted.add(FOREGROUND);
    }
    boolean same = wanted.size() == present.size() && present.containsAll(wanted);
    return same ? present : wanted;
  }

  private boolean isWanted(List<String> present, String finalizer, String policy) {
    Strategy.Dependents dependents = objects.strategy().dependents(context);
    if (dependents == Strategy.Dependents.UNSUPPORTED) {
      return false;
    }
    boolean orphan = finalizer.equals(ORPHAN);
    if (options.orphanDependents() != null) {
      return orphan && options.orphanDependents();
    }
    if (options.propagationPolicy() != null) {
      return options.propagationPolicy().equals(policy);
    }
    if (present.contains(ORPHAN) || present.contains(FOREGROUND)) {
      return present.contains(finalizer);
    }
    return orphan && dependents == Strategy.Dependents.ORPHAN;
  }

  private void checkPreconditions(ObjectMeta metadata) {
    if (options.preconditions() == null) {
      return;
    }
    String uid = options.preconditions().uid();
    if (uid != null && !uid.equals(metadata.uid())) {
      throw conflict(
          "the UID in the precondition (%s) does not match the UID in record (%s). The object might have been deleted and then recreated"
              .formatted(uid, metadata.uid()));
    }
    String version = options.preconditions().resourceVersion();
    if (version != null && !version.equals(metadata.resourceVersion())) {
      throw conflict(
          "the ResourceVersion in the precondition (%s) does not match the ResourceVersion in record (%s). The object might have been modified"
              .formatted(version, metadata.resourceVersion()));
    }
  }

  private ApiException conflict(String problem) {
    GroupKind kind = objects.kind().kind();
    return ApiException.conflict(
        new GroupResource(kind.group(), kind.kind()), name.name(), problem);
  }
}
