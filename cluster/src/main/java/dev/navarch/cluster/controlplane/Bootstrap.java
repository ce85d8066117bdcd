package dev.navarch.cluster.controlplane;

import dev.navarch.api.BuiltInGroups;
import dev.navarch.api.install.ResourceType;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceKind;
import dev.navarch.registry.bootstrap.BootstrapRepair;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import dev.navarch.storage.TxnResult;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Creates the objects that every control plane begins with, many in one transaction. Where some are
 * there already, it creates the others and has {@link BootstrapRepair} see to those.
 */
final class Bootstrap {
  private record Place(MetaObject object, ResourceKind<?> kind, ByteString key) {}

  private final BuiltInStores stores;
  private final Time now;
  private final Map<String, ResourceKind<?>> byKind = new HashMap<>();

  Bootstrap(BuiltInStores stores, Time now) {
    this.stores = stores;
    this.now = now;
  }

  void create(List<MetaObject> objects) {
    boolean unused = create(objects, Function.identity());
  }

  /**
   * Creates objects.
   *
   * @param ofNew what an empty store gets in place of them
   * @return whether the store was empty
   */
  boolean create(List<MetaObject> objects, Function<List<MetaObject>, List<MetaObject>> ofNew) {
    List<Place> places = places(objects);
    boolean isNew = stores.store().get(places.getFirst().key()).isEmpty();
    if (isNew && createAll(places(ofNew.apply(objects)))) {
      return true;
    }
    complete(places);
    return false;
  }

  private List<Place> places(List<MetaObject> objects) {
    List<Place> places = new ArrayList<>(objects.size());
    for (MetaObject object : objects) {
      ResourceKind<?> kind = kind(object.groupVersionKind());
      places.add(new Place(object, kind, kind.key(name(object))));
    }
    return places;
  }

  /** Says whether nothing was there, and so everything is as it should be. */
  private boolean createAll(List<Place> places) {
    Store store = stores.store();
    int atOnce = store.limits().maxOperations();
    for (int from = 0; from < places.size(); from += atOnce) {
      Txn.Builder txn = Txn.builder();
      for (Place place : places.subList(from, Math.min(places.size(), from + atOnce))) {
        txn.ifAbsent(place.key()).put(place.key(), value(place));
      }
      if (!store.commit(txn.build()).isCommitted()) {
        return false;
      }
    }
    return true;
  }

  private void complete(List<Place> places) {
    List<Optional<KeyValue>> present = present(places);
    BootstrapRepair repair = new BootstrapRepair(stores, now);
    for (int i = 0; i < places.size(); i++) {
      Place place = places.get(i);
      Optional<KeyValue> stored = present.get(i);
      if (stored.isPresent()) {
        repair.found(stores.of(place.kind().resource()), stored.get(), place.object());
      }
    }
    for (int i = 0; i < places.size(); i++) {
      Place place = places.get(i);
      if (present.get(i).isEmpty() && repair.isMissed(place.object())) {
        // If another server is faster, its object is as good.
        stores.store().commit(Txn.create(place.key(), value(place)));
      }
    }
    List<MetaObject> expected = new ArrayList<>(places.size());
    for (Place place : places) {
      expected.add(place.object());
    }
    repair.removeOutdated(expected);
  }

  /** What lies in each place, asked for in few calls: conditions that fail tell what is there. */
  private List<Optional<KeyValue>> present(List<Place> places) {
    Store store = stores.store();
    int atOnce = store.limits().maxOperations();
    List<Optional<KeyValue>> present = new ArrayList<>(places.size());
    for (int from = 0; from < places.size(); from += atOnce) {
      List<Place> some = places.subList(from, Math.min(places.size(), from + atOnce));
      Txn.Builder txn = Txn.builder();
      for (Place place : some) {
        txn.ifAbsent(place.key());
      }
      if (store.commit(txn.build()) instanceof TxnResult.Conflict conflict) {
        present.addAll(conflict.current());
      } else {
        for (int i = 0; i < some.size(); i++) {
          present.add(Optional.empty());
        }
      }
    }
    return present;
  }

  private static ByteString value(Place place) {
    return place.kind().model().toStorage(place.object());
  }

  private static ObjectName name(MetaObject object) {
    return new ObjectName(object.metadata().namespace(), object.metadata().name());
  }

  private ResourceKind<?> kind(GroupVersionKind kind) {
    ResourceKind<?> known = byKind.get(kind.kind());
    if (known == null) {
      ResourceType type = BuiltInGroups.resource(kind).orElse(null);
      if (type == null) {
        throw new IllegalStateException("no resource holds " + kind);
      }
      known = stores.kind(type.name().groupResource());
      byKind.put(kind.kind(), known);
    }
    return known;
  }
}
