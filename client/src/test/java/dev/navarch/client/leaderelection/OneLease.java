package dev.navarch.client.leaderelection;

import dev.navarch.api.coordination.v1.Lease;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.schema.GroupResource;
import org.jspecify.annotations.Nullable;

/** A server with room for one lease, which takes every change. */
final class OneLease implements LeaseStore {
  volatile @Nullable Lease lease;

  @Override
  public Lease get(String namespace, String name) {
    Lease current = lease;
    if (current == null) {
      throw ApiException.notFound(new GroupResource("coordination.k8s.io", "leases"), name);
    }
    return current;
  }

  @Override
  public Lease create(Lease created) {
    lease = created;
    return created;
  }

  @Override
  public Lease update(Lease updated) {
    lease = updated;
    return updated;
  }
}
