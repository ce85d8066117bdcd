package dev.navarch.registry.admission.serviceaccount;

import dev.navarch.api.core.v1.ServiceAccount;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.Txn;
import java.time.InstantSource;
import java.util.Optional;
import java.util.UUID;

/**
 * Makes the account that pods have if they name none, in a namespace that is so new that whoever
 * makes these accounts has not come to it.
 *
 * <p>Differs from Kubernetes: there the request waits for a second or so until the account is
 * there. What comes of it is the same.
 */
final class DefaultAccounts {
  private final ResourceStore<ServiceAccount> accounts;
  private final InstantSource clock;

  DefaultAccounts(ResourceStore<ServiceAccount> accounts, InstantSource clock) {
    this.accounts = accounts;
    this.clock = clock;
  }

  /** The account; somebody else may have made it meanwhile. */
  Optional<ServiceAccount> make(ObjectName name) {
    ServiceAccount account =
        ServiceAccount.builder()
            .metadata(metadata ->
                metadata
                    .namespace(name.namespace())
                    .name(name.name())
                    .uid(UUID.randomUUID().toString())
                    .creationTimestamp(Time.of(clock.instant())))
            .build();
    ByteString key = accounts.key(name);
    boolean unused =
        accounts.store().commit(Txn.create(key, accounts.model().toStorage(account))).isCommitted();
    return accounts.get(name);
  }
}
