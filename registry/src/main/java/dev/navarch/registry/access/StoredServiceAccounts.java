package dev.navarch.registry.access;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.serviceaccount.ServiceAccountObjects;
import dev.navarch.registry.generic.BuiltInStores;
import java.util.Optional;

/** Service accounts, and what their tokens may be bound to, as they are stored. */
public final class StoredServiceAccounts implements ServiceAccountObjects {
  private final ResourceStore<MetaObject> serviceAccounts;
  private final ResourceStore<Pod> pods;
  private final ResourceStore<MetaObject> secrets;
  private final ResourceStore<MetaObject> nodes;

  public StoredServiceAccounts(BuiltInStores stores) {
    serviceAccounts = stores.of("", "serviceaccounts");
    pods = stores.of("", "pods");
    secrets = stores.of("", "secrets");
    nodes = stores.of("", "nodes");
  }

  @Override
  public Optional<ObjectMeta> serviceAccount(String namespace, String name) {
    return serviceAccounts.get(new ObjectName(namespace, name)).map(MetaObject::metadata);
  }

  @Override
  public Optional<Pod> pod(String namespace, String name) {
    return pods.get(new ObjectName(namespace, name));
  }

  @Override
  public Optional<ObjectMeta> secret(String namespace, String name) {
    return secrets.get(new ObjectName(namespace, name)).map(MetaObject::metadata);
  }

  @Override
  public Optional<ObjectMeta> node(String name) {
    return nodes.get(new ObjectName("", name)).map(MetaObject::metadata);
  }
}
