package dev.navarch.registry.access;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.serviceaccount.ServiceAccountObjects;
import dev.navarch.registry.generic.BuiltInStores;
import java.util.Optional;

/** Service accounts, and what their tokens may be bound to, as they are stored. */
public final class StoredServiceAccounts implements ServiceAccountObjects {
  private final BuiltInStores stores;

  public StoredServiceAccounts(BuiltInStores stores) {
    this.stores = stores;
  }

  @Override
  public Optional<ObjectMeta> serviceAccount(String namespace, String name) {
    return metadata("serviceaccounts", new ObjectName(namespace, name));
  }

  @Override
  public Optional<Pod> pod(String namespace, String name) {
    return stores.<Pod>of("", "pods").get(new ObjectName(namespace, name));
  }

  @Override
  public Optional<ObjectMeta> secret(String namespace, String name) {
    return metadata("secrets", new ObjectName(namespace, name));
  }

  @Override
  public Optional<ObjectMeta> node(String name) {
    return metadata("nodes", new ObjectName("", name));
  }

  private Optional<ObjectMeta> metadata(String resource, ObjectName name) {
    return stores.of("", resource).get(name).map(MetaObject::metadata);
  }
}
