package dev.navarch.controllerruntime.event;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.OwnerReference;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.client.mapper.RestMapper;
import dev.navarch.client.mapper.RestScope;
import dev.navarch.controllerruntime.reconcile.Request;
import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;

/** Requests for the owners of an object. What the mapper said once is kept for any thread. */
final class OwnerRequests<T extends MetaObject> implements EventHandler<T> {
  private final GroupVersionKind owner;
  private final boolean onlyController;
  private final RestMapper mapper;
  private volatile boolean namespaced = true;

  OwnerRequests(GroupVersionKind owner, boolean onlyController, RestMapper mapper) {
    this.owner = owner;
    this.onlyController = onlyController;
    this.mapper = mapper;
  }

  @Override
  public void prepare() throws IOException, InterruptedException {
    namespaced =
        mapper.restMapping(owner.groupKind(), owner.version()).scope() == RestScope.NAMESPACE;
  }

  @Override
  public Collection<Request> requestsFor(ObjectEvent<? extends T> event) {
    Set<Request> owners = new LinkedHashSet<>();
    if (event instanceof ObjectEvent.Updated<? extends T> updated) {
      addOwners(updated.before().metadata(), owners);
    }
    addOwners(event.object().metadata(), owners);
    return owners;
  }

  private void addOwners(ObjectMeta owned, Set<Request> owners) {
    String namespace = namespaced ? owned.namespace() : "";
    for (OwnerReference reference : owned.ownerReferences()) {
      boolean chosen = !onlyController || Boolean.TRUE.equals(reference.controller());
      if (chosen && kindOf(reference).equals(owner.groupKind())) {
        owners.add(new Request(namespace, reference.name()));
      }
    }
  }

  /** Never fails: an owner's version is what somebody wrote, and is split at its first slash. */
  private static GroupKind kindOf(OwnerReference reference) {
    String apiVersion = reference.apiVersion();
    int slash = apiVersion.indexOf('/');
    return new GroupKind(slash < 0 ? "" : apiVersion.substring(0, slash), reference.kind());
  }
}
