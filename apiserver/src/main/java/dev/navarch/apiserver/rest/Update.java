package dev.navarch.apiserver.rest;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apiserver.validation.NameKind;
import dev.navarch.apiserver.validation.ObjectMetaValidation;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One update. It begins with what is stored, and begins again with what somebody else has stored
 * meanwhile. An object that is not there is created where that is allowed; one that only waited for
 * its last finalizer goes away with the update that takes it.
 */
final class Update<T extends MetaObject> {
  /** A write that loses so often against others has met something that never stops writing. */
  private static final int ATTEMPTS = 100;

  private static final String STALE =
      "the object has been modified; please apply your changes to the latest version and try again";

  private final ResourceStore<T> objects;
  private final Strategy<T> strategy;
  private final RequestContext context;
  private final ObjectName name;
  private final Transform<T> transform;
  private final WriteCheck<T> check;
  private final UpdateRules rules;

  Update(
      ResourceStore<T> objects,
      RequestContext context,
      ObjectName name,
      Transform<T> transform,
      WriteCheck<T> check,
      UpdateRules rules) {
    this.objects = objects;
    this.strategy = objects.strategy();
    this.context = context;
    this.name = name;
    this.transform = transform;
    this.check = check;
    this.rules = rules;
  }

  Updated<T> run() {
    Optional<KeyValue> current = current();
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (current.isEmpty()) {
        try {
          return create();
        } catch (ResourceStore.NameTaken taken) {
          current = current();
          continue;
        }
      }
      Attempt<T> outcome = once(current.get());
      if (outcome.done() != null) {
        return outcome.done();
      }
      current = outcome.current();
    }
    throw stale();
  }

  private Optional<KeyValue> current() {
    ByteString key = objects.key(name);
    return objects.reading("update", () -> objects.store().get(key));
  }

  /** How one attempt ended; if it is not done, what is stored now. */
  private record Attempt<T>(@Nullable Updated<T> done, Optional<KeyValue> current) {
    static <T> Attempt<T> done(T object) {
      return new Attempt<>(new Updated<>(object, false), Optional.empty());
    }
  }

  private Updated<T> create() {
    if (!objects.createsMissing(rules)) {
      throw objects.notFound(name);
    }
    if (!rules.uid().isEmpty()) {
      throw preconditionFailed("");
    }
    T wanted = transform.apply(null);
    return new Updated<>(
        objects.createOnce(context, name.namespace(), wanted, check, rules.dryRun()), true);
  }

  private Attempt<T> once(KeyValue current) {
    T old = objects.object(objects.stored(current));
    if (!rules.uid().isEmpty() && !rules.uid().equals(old.metadata().uid())) {
      throw preconditionFailed(old.metadata().uid());
    }
    T based = basedOn(old, transform.apply(old));
    SideEffects.Prepared<T> prepared = objects.prepare(context, based, old, rules.dryRun());
    boolean kept = false;
    try {
      T ready = ready(prepared.object(), old);
      check.check(ready, old);
      if (strategy.deletesOnUpdate(ready, old)) {
        return finish(current, ready);
      }
      if (rules.dryRun()) {
        return Attempt.done(ready);
      }
      ByteString value = objects.model().toStorage(ObjectMetaRules.withoutVersion(ready));
      if (value.equals(current.value()) && strategy.secondsToLive(ready).isEmpty()) {
        return Attempt.done(old);
      }
      TxnResult result = commit(current, value, ready);
      if (result instanceof TxnResult.Conflict conflict) {
        return new Attempt<>(null, conflict.current().get(0));
      }
      kept = true;
      return Attempt.done(objects.remember(current.key(), value, result.revision(), ready));
    } finally {
      ResourceStore.end(prepared, kept);
    }
  }

  private TxnResult commit(KeyValue current, ByteString value, T ready) {
    Txn txn =
        Txn.builder()
            .ifRevision(current.key(), current.modRevision())
            .put(current.key(), value, objects.lease(context, strategy.secondsToLive(ready)))
            .build();
    return objects.writing("update", () -> objects.store().commit(txn));
  }

  private Attempt<T> finish(KeyValue current, T ready) {
    if (rules.dryRun()) {
      return Attempt.done(ready);
    }
    Txn txn = Txn.delete(current.key(), current.modRevision());
    TxnResult result = objects.writing("delete", () -> objects.store().commit(txn));
    if (result instanceof TxnResult.Conflict conflict) {
      return new Attempt<>(null, conflict.current().get(0));
    }
    objects.gone(ready);
    return Attempt.done(ready);
  }

  /** What is wanted, if it was made of what is stored or does not say of what. */
  private T basedOn(T old, T wanted) {
    String version = wanted.metadata().resourceVersion();
    if (version.isEmpty() || version.equals("0")) {
      if (!strategy.updatesUnconditionally()) {
        throw ApiException.invalid(
            new GroupKind(resource().group(), resource().resource()),
            name.name(),
            List.of(ObjectMetaValidation.resourceVersionRequired(0)));
      }
    } else if (!version.matches("[0-9]+")) {
      throw ApiException.unknown(
          "strconv.ParseUint: parsing %s: invalid syntax".formatted(GoQuoting.quote(version)));
    } else if (!version.equals(old.metadata().resourceVersion())) {
      throw stale();
    }
    return ObjectMetaRules.with(
        wanted,
        wanted.metadata().toBuilder().resourceVersion(old.metadata().resourceVersion()).build());
  }

  /** The object as the strategy lets it be written. */
  private T ready(T object, T old) {
    boolean namespaced = objects.kind().namespaced();
    ObjectMeta metadata = object.metadata();
    if (!namespaced && !metadata.namespace().isEmpty()) {
      metadata = metadata.toBuilder().namespace("").build();
    }
    T kept =
        ObjectMetaRules.with(
            object, metadata.toBuilder().generation(old.metadata().generation()).build());
    T prepared = strategy.prepareForUpdate(context, kept, old);
    T ready =
        ObjectMetaRules.with(
            prepared, ObjectMetaRules.ofChanged(prepared.metadata(), old.metadata()));
    List<FieldError> errors = new ArrayList<>();
    // Clients see the server's findings and the resource's, the same ones twice.
    List<FieldError> changes = ObjectMetaValidation.update(ready.metadata(), old.metadata());
    errors.addAll(ObjectMetaValidation.create(ready.metadata(), namespaced, NameKind.PATH_SEGMENT));
    errors.addAll(changes);
    errors.addAll(changes);
    errors.addAll(ObjectMetaValidation.create(ready.metadata(), namespaced, strategy.names()));
    if (strategy.knowsFinalizers()) {
      errors.addAll(ObjectMetaValidation.finalizerNames(ready.metadata()));
    }
    errors.addAll(strategy.validateUpdate(context, ready, old));
    objects.refuse(errors, ready.metadata().name());
    strategy.warningsOnUpdate(context, ready, old).forEach(context.warnings()::add);
    return ready;
  }

  private ApiException stale() {
    return ApiException.conflict(resource(), name.name(), STALE);
  }

  private ApiException preconditionFailed(String actual) {
    return ApiException.conflict(
        resource(),
        name.name(),
        "StorageError: invalid object, Code: 4, Key: /registry/%s, ResourceVersion: 0, AdditionalErrorMsg: Precondition failed: UID in precondition: %s, UID in object meta: %s"
            .formatted(objects.key(name).utf8(), rules.uid(), actual));
  }

  private GroupResource resource() {
    return objects.kind().resource();
  }
}
