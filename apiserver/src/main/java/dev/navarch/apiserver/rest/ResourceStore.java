package dev.navarch.apiserver.rest;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.objects.ObjectTable;
import dev.navarch.apiserver.objects.StoredObject;
import dev.navarch.apiserver.validation.NameKind;
import dev.navarch.apiserver.validation.ObjectMetaValidation;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Lease;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.StorageException;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The objects of one resource: reads them, and carries writes through the resource's strategy into
 * the store. A sub-resource such as {@code status} is the same store under another strategy.
 *
 * <p>A write that meets another write of the same object begins again with what that one left, up
 * to {@link #ATTEMPTS} times.
 */
public final class ResourceStore<T extends MetaObject> implements Updatable<T> {
  /** A write that loses so often against others has met something that never stops writing. */
  private static final int ATTEMPTS = 100;

  private static final int NAMES_TO_TRY = 8;

  private static final String STALE =
      "the object has been modified; please apply your changes to the latest version and try again";

  private final ResourceKind<T> kind;
  private final Strategy<T> strategy;
  private final @Nullable SideEffects<T> effects;
  private final Store store;
  private final ObjectTable table;
  private final Leasing leasing;

  public ResourceStore(
      ResourceKind<T> kind,
      Strategy<T> strategy,
      @Nullable SideEffects<T> effects,
      Store store,
      ObjectTable table) {
    this(kind, strategy, effects, store, table, new Leasing(store));
  }

  private ResourceStore(
      ResourceKind<T> kind,
      Strategy<T> strategy,
      @Nullable SideEffects<T> effects,
      Store store,
      ObjectTable table,
      Leasing leasing) {
    this.kind = kind;
    this.strategy = strategy;
    this.effects = effects;
    this.store = store;
    this.table = table;
    this.leasing = leasing;
  }

  /** The same objects written under other rules. */
  public ResourceStore<T> under(Strategy<T> other) {
    return new ResourceStore<>(kind, other, effects, store, table, leasing);
  }

  public ResourceKind<T> kind() {
    return kind;
  }

  @Override
  public Strategy<T> strategy() {
    return strategy;
  }

  @Override
  public ObjectModel model() {
    return kind.model();
  }

  public Store store() {
    return store;
  }

  public ObjectTable table() {
    return table;
  }

  // ---- reading

  /** The keys of a namespace's objects; of all objects if it is empty. */
  public KeySpan span(String namespace) {
    return KeySpan.prefix(
        namespace.isEmpty() ? kind.keyPrefix() : kind.keyPrefix() + namespace + "/");
  }

  public ByteString key(ObjectName name) {
    return ByteString.utf8(
        kind.namespaced()
            ? kind.keyPrefix() + name.namespace() + "/" + name.name()
            : kind.keyPrefix() + name.name());
  }

  /** The object as it is stored now. */
  public Optional<StoredObject> find(ObjectName name) {
    return reading("get", () -> store.get(key(name))).map(this::stored);
  }

  /** The object, if it is there. */
  public Optional<T> get(ObjectName name) {
    return find(name).map(this::object);
  }

  @Override
  public T read(RequestContext context, ObjectName name) {
    return require(name);
  }

  /** The object, which must be there. */
  public T require(ObjectName name) {
    return get(name).orElseThrow(() -> notFound(name));
  }

  /** All objects of a namespace, or of all if it is empty, in the order of their keys. */
  public List<T> list(String namespace) {
    List<T> objects = new ArrayList<>();
    for (KeyValue stored :
        reading("list", () -> store.range(RangeRequest.of(span(namespace)))).items()) {
      objects.add(object(stored(stored)));
    }
    return objects;
  }

  public StoredObject stored(KeyValue value) {
    return table.of(value, kind.model());
  }

  @SuppressWarnings("unchecked") // the model of the kind reads objects of its class
  public T object(StoredObject stored) {
    return (T) stored.object();
  }

  public ApiException notFound(ObjectName name) {
    return ApiException.notFound(kind.resource(), name.name());
  }

  // ---- creating

  /**
   * Creates an object.
   *
   * @param namespace the request's
   */
  public T create(
      RequestContext context, String namespace, T object, WriteCheck<T> check, boolean dryRun) {
    boolean named = !object.metadata().name().isEmpty();
    for (int attempt = 1; ; attempt++) {
      try {
        return createOnce(context, namespace, object, check, dryRun);
      } catch (NameTaken taken) {
        if (named || object.metadata().generateName().isEmpty() || attempt == NAMES_TO_TRY) {
          throw taken.answer;
        }
      }
    }
  }

  /** Somebody else has the name; if the server made it up, it can make up another. */
  private static final class NameTaken extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient ApiException answer;

    NameTaken(ApiException answer) {
      super(answer.getMessage(), null, false, false);
      this.answer = answer;
    }
  }

  private T createOnce(
      RequestContext context, String namespace, T object, WriteCheck<T> check, boolean dryRun) {
    T filled =
        ObjectMetaRules.with(object, ObjectMetaRules.ofNew(object.metadata(), context.now()));
    SideEffects.Prepared<T> prepared = prepare(context, filled, null, dryRun);
    boolean kept = false;
    try {
      T ready = beforeCreate(context, namespace, prepared.object());
      check.check(ready, null);
      ObjectName name = new ObjectName(namespace, ready.metadata().name());
      T created = dryRun ? createDry(ready, name) : commitNew(context, ready, name);
      kept = !dryRun;
      return created;
    } finally {
      end(prepared, kept);
    }
  }

  private SideEffects.Prepared<T> prepare(
      RequestContext context, T object, @Nullable T old, boolean dryRun) {
    return effects == null
        ? new SideEffects.Prepared<>(object, SideEffects.Reservation.NOTHING)
        : effects.before(context, object, old, dryRun);
  }

  private static void end(SideEffects.Prepared<?> prepared, boolean kept) {
    if (kept) {
      prepared.reservation().keep();
    } else {
      prepared.reservation().giveBack();
    }
  }

  private T beforeCreate(RequestContext context, String namespace, T object) {
    T placed =
        ObjectMetaRules.with(
            object,
            ObjectMetaRules.inNamespace(object.metadata(), kind.namespaced() ? namespace : ""));
    T ready = strategy.prepareForCreate(context, placed);
    List<FieldError> errors = new ArrayList<>();
    errors.addAll(
        ObjectMetaValidation.create(ready.metadata(), kind.namespaced(), strategy.names()));
    if (strategy.knowsFinalizers()) {
      errors.addAll(ObjectMetaValidation.finalizerNames(ready.metadata()));
    }
    errors.addAll(strategy.validate(context, ready));
    refuse(errors, ready.metadata().name());
    refuse(
        ObjectMetaValidation.create(ready.metadata(), kind.namespaced(), NameKind.PATH_SEGMENT),
        ready.metadata().name());
    strategy.warnings(context, ready).forEach(context.warnings()::add);
    return ready;
  }

  private void refuse(List<FieldError> errors, String name) {
    if (!errors.isEmpty()) {
      throw ApiException.invalid(kind.kind(), name, errors);
    }
  }

  private T createDry(T ready, ObjectName name) {
    Optional<T> present = get(name);
    if (present.isPresent()) {
      throw taken(name, ready, present.get());
    }
    return ready;
  }

  private T commitNew(RequestContext context, T ready, ObjectName name) {
    if (!ready.metadata().resourceVersion().isEmpty()) {
      throw ApiException.unknown("resourceVersion should not be set on objects to be created");
    }
    ByteString key = key(name);
    ByteString value = kind.model().toStorage(ready);
    Txn txn = Txn.builder().ifAbsent(key).put(key, value, lease(context, ready)).build();
    TxnResult result = writing("create", () -> store.commit(txn));
    if (result instanceof TxnResult.Conflict conflict) {
      T present = object(stored(conflict.current().get(0).orElseThrow()));
      throw taken(name, ready, present);
    }
    return remember(key, value, result.revision(), ready);
  }

  private T remember(ByteString key, ByteString value, long revision, T object) {
    T versioned = ObjectMetaRules.withVersion(object, revision);
    table.wrote(key, value, revision, versioned, kind.model());
    return versioned;
  }

  private NameTaken taken(ObjectName name, T ready, T present) {
    ApiException answer =
        ready.metadata().generateName().isEmpty()
            ? ApiException.alreadyExists(kind.resource(), name.name())
            : ApiException.generateNameConflict(kind.resource(), name.name(), 1);
    return new NameTaken(
        present.metadata().deletionTimestamp() == null
            ? answer
            : answer.withMessage("object is being deleted: " + answer.message()));
  }

  private long lease(RequestContext context, T object) {
    OptionalLong seconds = strategy.secondsToLive(object);
    return seconds.isEmpty()
        ? Lease.NONE
        : leasing.lasting(seconds.getAsLong(), context.received());
  }

  // ---- updating

  /** Changes an object, or creates it where that is allowed. */
  @Override
  public Updated<T> update(
      RequestContext context,
      ObjectName name,
      Transform<T> transform,
      WriteCheck<T> check,
      UpdateRules rules) {
    ByteString key = key(name);
    Optional<KeyValue> current = reading("update", () -> store.get(key));
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (current.isEmpty()) {
        try {
          return createByUpdate(context, name, transform, check, rules);
        } catch (NameTaken taken) {
          current = reading("update", () -> store.get(key));
          continue;
        }
      }
      Attempt<T> outcome = updateOnce(context, name, current.get(), transform, check, rules);
      if (outcome.done() != null) {
        return outcome.done();
      }
      current = outcome.current();
    }
    throw ApiException.conflict(kind.resource(), name.name(), STALE);
  }

  /** How one attempt ended; if it is not done, what is stored now. */
  private record Attempt<T>(@Nullable Updated<T> done, Optional<KeyValue> current) {
    static <T> Attempt<T> done(T object) {
      return new Attempt<>(new Updated<>(object, false), Optional.empty());
    }
  }

  private Updated<T> createByUpdate(
      RequestContext context,
      ObjectName name,
      Transform<T> transform,
      WriteCheck<T> check,
      UpdateRules rules) {
    if (!strategy.createsOnUpdate() && !rules.createsAnyway()) {
      throw notFound(name);
    }
    if (!rules.uid().isEmpty()) {
      throw preconditionFailed(name, rules.uid(), "");
    }
    T wanted = transform.apply(null);
    return new Updated<>(
        createOnce(context, name.namespace(), wanted, check, rules.dryRun()), true);
  }

  private Attempt<T> updateOnce(
      RequestContext context,
      ObjectName name,
      KeyValue current,
      Transform<T> transform,
      WriteCheck<T> check,
      UpdateRules rules) {
    StoredObject stored = stored(current);
    T old = object(stored);
    if (!rules.uid().isEmpty() && !rules.uid().equals(old.metadata().uid())) {
      throw preconditionFailed(name, rules.uid(), old.metadata().uid());
    }
    T wanted = transform.apply(old);
    T based = basedOn(wanted, old, name);
    SideEffects.Prepared<T> prepared = prepare(context, based, old, rules.dryRun());
    boolean kept = false;
    try {
      T ready = beforeUpdate(context, name, prepared.object(), old);
      check.check(ready, old);
      if (strategy.deletesOnUpdate(ready, old)) {
        return finishByUpdate(current, ready, rules);
      }
      if (rules.dryRun()) {
        return Attempt.done(ready);
      }
      ByteString value = kind.model().toStorage(ObjectMetaRules.withoutVersion(ready));
      if (value.equals(current.value()) && strategy.secondsToLive(ready).isEmpty()) {
        return Attempt.done(old);
      }
      TxnResult result = commitChange(context, current, value, ready);
      if (result instanceof TxnResult.Conflict conflict) {
        return new Attempt<>(null, conflict.current().get(0));
      }
      kept = true;
      return Attempt.done(remember(current.key(), value, result.revision(), ready));
    } finally {
      end(prepared, kept);
    }
  }

  private TxnResult commitChange(
      RequestContext context, KeyValue current, ByteString value, T ready) {
    Txn txn =
        Txn.builder()
            .ifRevision(current.key(), current.modRevision())
            .put(current.key(), value, lease(context, ready))
            .build();
    return writing("update", () -> store.commit(txn));
  }

  /** An object that only waited for its last finalizer goes away with the update that takes it. */
  private Attempt<T> finishByUpdate(KeyValue current, T ready, UpdateRules rules) {
    if (rules.dryRun()) {
      return Attempt.done(ready);
    }
    TxnResult result =
        writing("delete", () -> store.commit(Txn.delete(current.key(), current.modRevision())));
    if (result instanceof TxnResult.Conflict conflict) {
      return new Attempt<>(null, conflict.current().get(0));
    }
    gone(ready);
    return Attempt.done(ready);
  }

  void gone(T object) {
    if (effects != null) {
      effects.deleted(object);
    }
  }

  private T basedOn(T wanted, T old, ObjectName name) {
    String version = wanted.metadata().resourceVersion();
    if (version.isEmpty() || version.equals("0")) {
      if (!strategy.updatesUnconditionally()) {
        throw ApiException.invalid(
            new GroupKind(kind.resource().group(), kind.resource().resource()),
            name.name(),
            List.of(ObjectMetaValidation.resourceVersionRequired(0)));
      }
    } else if (!version.matches("[0-9]+")) {
      throw ApiException.unknown(
          "strconv.ParseUint: parsing %s: invalid syntax".formatted(GoQuoting.quote(version)));
    } else if (!version.equals(old.metadata().resourceVersion())) {
      throw ApiException.conflict(kind.resource(), name.name(), STALE);
    }
    return ObjectMetaRules.with(
        wanted,
        wanted.metadata().toBuilder().resourceVersion(old.metadata().resourceVersion()).build());
  }

  private T beforeUpdate(RequestContext context, ObjectName name, T object, T old) {
    ObjectMeta metadata = object.metadata();
    if (!kind.namespaced() && !metadata.namespace().isEmpty()) {
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
    errors.addAll(
        ObjectMetaValidation.create(ready.metadata(), kind.namespaced(), NameKind.PATH_SEGMENT));
    errors.addAll(changes);
    errors.addAll(changes);
    errors.addAll(
        ObjectMetaValidation.create(ready.metadata(), kind.namespaced(), strategy.names()));
    if (strategy.knowsFinalizers()) {
      errors.addAll(ObjectMetaValidation.finalizerNames(ready.metadata()));
    }
    errors.addAll(strategy.validateUpdate(context, ready, old));
    refuse(errors, ready.metadata().name());
    strategy.warningsOnUpdate(context, ready, old).forEach(context.warnings()::add);
    return ready;
  }

  private ApiException preconditionFailed(ObjectName name, String wanted, String actual) {
    return ApiException.conflict(
        kind.resource(),
        name.name(),
        "StorageError: invalid object, Code: 4, Key: /registry/%s, ResourceVersion: 0, AdditionalErrorMsg: Precondition failed: UID in precondition: %s, UID in object meta: %s"
            .formatted(key(name).utf8(), wanted, actual));
  }

  // ---- deleting

  /** Deletes an object, at once or in time: see {@link Deletion}. */
  public Deleted<T> delete(
      RequestContext context, ObjectName name, DeleteOptions options, WriteCheck<T> check) {
    return new Deletion<>(this, context, name, options, check).run();
  }

  // ---- failures

  <R> R reading(String action, Supplier<R> call) {
    return writing(action, call);
  }

  <R> R writing(String action, Supplier<R> call) {
    try {
      return call.get();
    } catch (StorageException e) {
      throw StorageFailures.toApi(e, kind.resource(), action);
    }
  }
}
