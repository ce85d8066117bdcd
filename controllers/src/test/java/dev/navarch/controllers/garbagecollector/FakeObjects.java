package dev.navarch.controllers.garbagecollector;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.DeletionPropagation;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.OwnerReference;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.value.Time;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Objects as a server keeps them: deletion with finalizers and preconditions, and a queue of events
 * for each kind. Kinds that begin with {@code Cluster} live in no namespace. For one thread.
 */
final class FakeObjects implements LiveObjects {
  static final String API_VERSION = "v1";

  private record Key(String kind, String namespace, String name) {}

  private final Map<Key, ObjectMeta> objects = new LinkedHashMap<>();
  private final Map<String, Deque<Consumer<Graph>>> events = new TreeMap<>();
  private final Set<ObjectId> unchangeable = new HashSet<>();
  private int version;

  // ---- what clients do

  ObjectId create(String kind, String namespace, String name, List<OwnerReference> owners) {
    Key key = new Key(kind, isNamespaced(API_VERSION, kind) ? namespace : "", name);
    String uid = "uid-" + ++version;
    ObjectMeta created =
        ObjectMeta.builder()
            .name(name)
            .namespace(key.namespace())
            .uid(uid)
            .resourceVersion(String.valueOf(version))
            .ownerReferences(owners)
            .build();
    objects.put(key, created);
    tell(key, created);
    return new ObjectId(API_VERSION, kind, key.namespace(), name, uid);
  }

  void hold(ObjectId id, String finalizer) {
    Key key = key(id);
    ObjectMeta object = require(key);
    List<String> finalizers = new ArrayList<>(object.finalizers());
    finalizers.add(finalizer);
    put(key, object.toBuilder().finalizers(finalizers).build());
  }

  void addOwner(ObjectId id, OwnerReference owner) {
    Key key = key(id);
    ObjectMeta object = require(key);
    List<OwnerReference> owners = new ArrayList<>(object.ownerReferences());
    owners.add(owner);
    put(key, object.toBuilder().ownerReferences(owners).build());
  }

  /** Whether references can be taken out of an object. */
  void setChangeable(ObjectId id, boolean changeable) {
    if (changeable) {
      unchangeable.remove(id);
    } else {
      unchangeable.add(id);
    }
  }

  List<ObjectMeta> all() {
    return List.copyOf(objects.values());
  }

  Optional<ObjectMeta> find(ObjectId id) {
    return Optional.ofNullable(objects.get(key(id)))
        .filter(object -> object.uid().equals(id.uid()));
  }

  // ---- what watches see

  Set<String> kindsWithEvents() {
    return events.keySet();
  }

  /** Tells a graph the next event of a kind. */
  void deliver(String kind, Graph graph) {
    Deque<Consumer<Graph>> waiting = events.get(kind);
    if (waiting == null) {
      return;
    }
    Consumer<Graph> next = waiting.removeFirst();
    if (waiting.isEmpty()) {
      events.remove(kind);
    }
    next.accept(graph);
  }

  /** Nobody is told what has happened to a kind since the last time. */
  void loseEvents(String kind) {
    events.remove(kind);
  }

  private void event(String kind, Consumer<Graph> event) {
    events.computeIfAbsent(kind, unused -> new ArrayDeque<>()).add(event);
  }

  private void tell(Key key, ObjectMeta object) {
    ObjectState state = ObjectState.of(API_VERSION, key.kind(), object);
    event(key.kind(), graph -> graph.observed(state));
  }

  // ---- writes

  private void put(Key key, ObjectMeta object) {
    if (object.deletionTimestamp() != null && object.finalizers().isEmpty()) {
      remove(key);
      return;
    }
    ObjectMeta written = object.toBuilder().resourceVersion(String.valueOf(++version)).build();
    objects.put(key, written);
    tell(key, written);
  }

  private void remove(Key key) {
    ObjectMeta removed = objects.remove(key);
    if (removed != null) {
      event(key.kind(), graph -> graph.gone(removed.uid()));
    }
  }

  private static Key key(ObjectId id) {
    return new Key(id.kind(), id.namespace(), id.name());
  }

  private ObjectMeta require(Key key) {
    ObjectMeta object = objects.get(key);
    if (object == null) {
      throw ApiException.notFound(new GroupResource("", key.kind()), key.name());
    }
    return object;
  }

  private ObjectMeta require(ObjectId id) {
    ObjectMeta object = require(key(id));
    if (!object.uid().equals(id.uid())) {
      throw conflict(id, "uid");
    }
    return object;
  }

  private static ApiException conflict(ObjectId id, String what) {
    return ApiException.conflict(new GroupResource("", id.kind()), id.name(), what);
  }

  // ---- the contract

  @Override
  public boolean isNamespaced(String apiVersion, String kind) {
    return !kind.startsWith("Cluster");
  }

  @Override
  public Optional<ObjectMeta> fetch(ObjectId id) {
    boolean namespaced = isNamespaced(id.apiVersion(), id.kind());
    if (namespaced && id.namespace().isEmpty()) {
      throw new IllegalArgumentException("nothing of its kind can be there: " + id);
    }
    String namespace = namespaced ? id.namespace() : "";
    return Optional.ofNullable(objects.get(key(id.in(namespace))));
  }

  @Override
  public void delete(ObjectId id, @Nullable String resourceVersion, String policy) {
    ObjectMeta object = require(id);
    if (resourceVersion != null && !object.resourceVersion().equals(resourceVersion)) {
      throw conflict(id, "resourceVersion");
    }
    List<String> finalizers = new ArrayList<>(object.finalizers());
    finalizers.remove(Finalizers.ORPHAN);
    finalizers.remove(Finalizers.FOREGROUND);
    switch (policy) {
      case DeletionPropagation.ORPHAN -> finalizers.add(Finalizers.ORPHAN);
      case DeletionPropagation.FOREGROUND -> finalizers.add(Finalizers.FOREGROUND);
      default -> {}
    }
    put(
        key(id),
        object.toBuilder().finalizers(finalizers).deletionTimestamp(Time.ofEpochSecond(1)).build());
  }

  @Override
  public void removeOwners(ObjectId id, Set<String> owners) {
    if (unchangeable.contains(id)) {
      throw ApiException.internalError("nothing can be changed");
    }
    Optional<ObjectMeta> object = find(id);
    if (object.isPresent()) {
      put(
          key(id),
          object.get().toBuilder()
              .ownerReferences(
                  object.get().ownerReferences().stream()
                      .filter(owner -> !owners.contains(owner.uid()))
                      .toList())
              .build());
    }
  }

  @Override
  public void unblockOwners(ObjectId id) {
    ObjectMeta object = require(id);
    put(
        key(id),
        object.toBuilder()
            .ownerReferences(
                object.ownerReferences().stream()
                    .map(owner -> owner.toBuilder().blockOwnerDeletion(false).build())
                    .toList())
            .build());
  }

  @Override
  public void removeFinalizer(ObjectId id, String finalizer) {
    Optional<ObjectMeta> object = find(id);
    if (object.isPresent() && object.get().finalizers().contains(finalizer)) {
      put(
          key(id),
          object.get().toBuilder()
              .finalizers(
                  object.get().finalizers().stream().filter(one -> !one.equals(finalizer)).toList())
              .build());
    }
  }

  static OwnerReference reference(ObjectId owner, boolean blocks) {
    return OwnerReference.builder()
        .apiVersion(owner.apiVersion())
        .kind(owner.kind())
        .name(owner.name())
        .uid(owner.uid())
        .blockOwnerDeletion(blocks)
        .build();
  }
}
