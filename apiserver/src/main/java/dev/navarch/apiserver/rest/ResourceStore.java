package dev.navarch.apiserver.rest;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.validation.FieldError;
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
 * <p>A write that meets another write of the same object begins again with what that one left, a
 * limited number of times.
 */
public final class ResourceStore<T extends MetaObject> implements Updatable<T> {
  private static final int NAMES_TO_TRY = 8;
  private static final int PREMISES_TO_TRY = 100;

  private final ResourceKind<T> kind;
  private final Strategy<T> strategy;
  private final Strategy<T> creation;
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
    this(kind, strategy, strategy, effects, store, table, new Leasing(store));
  }

  private ResourceStore(
      ResourceKind<T> kind,
      Strategy<T> strategy,
      Strategy<T> creation,
      @Nullable SideEffects<T> effects,
      Store store,
      ObjectTable table,
      Leasing leasing) {
    this.kind = kind;
    this.strategy = strategy;
    this.creation = creation;
    this.effects = effects;
    this.store = store;
    this.table = table;
    this.leasing = leasing;
  }

  /**
   * Returns a store of the same objects that updates them by another strategy, such as that of a
   * sub-resource. New objects are still created by the strategy of the resource itself, and only
   * where the other strategy allows it.
   */
  public ResourceStore<T> under(Strategy<T> other) {
    return new ResourceStore<>(kind, other, creation, effects, store, table, leasing);
  }

  /** Returns whether an update of a missing object creates it. */
  boolean createsMissing(UpdateRules rules) {
    return strategy.createsOnUpdate()
        || (rules.createsAnyway() && (strategy == creation || strategy.createsOnApply()));
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
    return kind.key(name);
  }

  /** The object as it is stored now. */
  public Optional<StoredObject> find(ObjectName name) {
    return reading("get", () -> store.get(key(name))).map(this::stored);
  }

  /** The object as of the latest revision that the store knows without asking anybody. */
  public Optional<StoredObject> findKnown(ObjectName name) {
    RangeRequest request = RangeRequest.of(KeySpan.key(key(name)));
    return reading("get", () -> store.range(request.at(store.revision()))).items().stream()
        .findFirst()
        .map(this::stored);
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
    for (StoredObject stored :
        stored(reading("list", () -> store.range(RangeRequest.of(span(namespace)))).items())) {
      objects.add(object(stored));
    }
    return objects;
  }

  public StoredObject stored(KeyValue value) {
    return table.of(value, kind.model());
  }

  /** The objects of values that will all be looked at. */
  public List<StoredObject> stored(List<KeyValue> values) {
    List<StoredObject> objects = values.stream().map(this::stored).toList();
    StoredObject.readTogether(objects, kind.model());
    return objects;
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
  static final class NameTaken extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient ApiException answer;

    NameTaken(ApiException answer) {
      super(answer.getMessage(), null, false, false);
      this.answer = answer;
    }
  }

  /** Creates an object unless its name is taken. */
  T createOnce(
      RequestContext context, String namespace, T object, WriteCheck<T> check, boolean dryRun) {
    T filled =
        ObjectMetaRules.with(object, ObjectMetaRules.ofNew(object.metadata(), context.now()));
    SideEffects.Prepared<T> prepared = prepare(context, filled, null, dryRun);
    boolean kept = false;
    try {
      T ready = beforeCreate(context, namespace, prepared.object());
      check.check(ready, null);
      ObjectName name = new ObjectName(namespace, ready.metadata().name());
      T created = dryRun ? createDry(ready, name) : commitNew(context, ready, name, check);
      kept = !dryRun;
      return created;
    } finally {
      end(prepared, kept);
    }
  }

  SideEffects.Prepared<T> prepare(
      RequestContext context, T object, @Nullable T old, boolean dryRun) {
    return effects == null
        ? new SideEffects.Prepared<>(object, SideEffects.Reservation.NOTHING)
        : effects.before(context, object, old, dryRun);
  }

  static void end(SideEffects.Prepared<?> prepared, boolean kept) {
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
    T ready = creation.prepareForCreate(context, placed);
    List<FieldError> errors = new ArrayList<>();
    errors.addAll(
        ObjectMetaValidation.create(ready.metadata(), kind.namespaced(), creation.names()));
    if (creation.knowsFinalizers()) {
      errors.addAll(ObjectMetaValidation.finalizerNames(ready.metadata()));
    }
    errors.addAll(creation.validate(context, ready));
    refuse(errors, ready.metadata().name());
    refuse(
        ObjectMetaValidation.create(ready.metadata(), kind.namespaced(), NameKind.PATH_SEGMENT),
        ready.metadata().name());
    creation.warnings(context, ready).forEach(context.warnings()::add);
    return ready;
  }

  void refuse(List<FieldError> errors, String name) {
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

  private T commitNew(RequestContext context, T ready, ObjectName name, WriteCheck<T> check) {
    if (!ready.metadata().resourceVersion().isEmpty()) {
      throw ApiException.unknown("resourceVersion should not be set on objects to be created");
    }
    ByteString key = key(name);
    ByteString value = kind.model().toStorage(ready);
    List<Premise> premises = check.premises().all();
    long lease = lease(context, creation.secondsToLive(ready));
    for (int attempt = 0; attempt < PREMISES_TO_TRY; attempt++) {
      Txn.Builder txn = Txn.builder().ifAbsent(key).put(key, value, lease);
      for (Premise premise : premises) {
        txn.ifRevision(premise.condition().key(), premise.condition().modRevision());
      }
      TxnResult result = writing("create", () -> store.commit(txn.build()));
      if (!(result instanceof TxnResult.Conflict conflict)) {
        return remember(key, value, result.revision(), ready);
      }
      if (conflict.current().get(0).isPresent()) {
        throw taken(name, ready, object(stored(conflict.current().get(0).get())));
      }
      premises.forEach(Premise::renew);
    }
    throw ApiException.conflict(
        kind.resource(), name.name(), "what it depends on is being modified all the time");
  }

  T remember(ByteString key, ByteString value, long revision, T object) {
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

  long lease(RequestContext context, OptionalLong seconds) {
    return seconds.isEmpty()
        ? Lease.NONE
        : leasing.lasting(seconds.getAsLong(), context.received());
  }

  // ---- updating

  /** Changes an object, or creates it where that is allowed: see {@link Update}. */
  @Override
  public Updated<T> update(
      RequestContext context,
      ObjectName name,
      Transform<T> transform,
      WriteCheck<T> check,
      UpdateRules rules) {
    return new Update<>(this, context, name, transform, check, rules).run();
  }

  // ---- deleting

  /** Deletes an object, at once or in time: see {@link Deletion}. */
  public Deleted<T> delete(
      RequestContext context, ObjectName name, DeleteOptions options, WriteCheck<T> check) {
    return new Deletion<>(this, context, name, options, check).run();
  }

  void gone(T object) {
    table.removed(object);
    if (effects != null) {
      effects.deleted(object);
    }
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
