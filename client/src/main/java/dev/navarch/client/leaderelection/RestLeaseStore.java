package dev.navarch.client.leaderelection;

import dev.navarch.api.coordination.v1.Lease;
import dev.navarch.api.coordination.v1.LeaseList;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.client.rest.ResourceClient;
import dev.navarch.client.rest.RestClient;
import java.io.IOException;

/** Leases of the server that a client is for. */
record RestLeaseStore(RestClient client) implements LeaseStore {
  private static final GroupVersion COORDINATION_V1 = new GroupVersion("coordination.k8s.io", "v1");

  @Override
  public Lease get(String namespace, String name) throws IOException, InterruptedException {
    return leases(namespace).get(name);
  }

  @Override
  public Lease create(Lease lease) throws IOException, InterruptedException {
    return leases(lease.metadata().namespace()).create(lease);
  }

  @Override
  public Lease update(Lease lease) throws IOException, InterruptedException {
    return leases(lease.metadata().namespace()).update(lease);
  }

  private ResourceClient<Lease, LeaseList> leases(String namespace) {
    return new ResourceClient<>(
        client.forGroupVersion(COORDINATION_V1), "leases", Lease.class, LeaseList.class, namespace);
  }
}
