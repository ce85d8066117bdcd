package dev.navarch.client.leaderelection;

import dev.navarch.api.coordination.v1.Lease;
import dev.navarch.client.rest.RestClient;
import java.io.IOException;

/**
 * Leases as a server keeps them: what a lock needs of a client. Each call fails with an {@link
 * dev.navarch.apimachinery.errors.ApiException} where the server refuses.
 */
public interface LeaseStore {
  /** The leases of a server; the client may be of any group version. */
  static LeaseStore of(RestClient client) {
    return new RestLeaseStore(client);
  }

  Lease get(String namespace, String name) throws IOException, InterruptedException;

  Lease create(Lease lease) throws IOException, InterruptedException;

  /** Replaces a lease, if its resource version is the current one. */
  Lease update(Lease lease) throws IOException, InterruptedException;
}
