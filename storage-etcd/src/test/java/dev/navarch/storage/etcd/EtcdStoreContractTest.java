package dev.navarch.storage.etcd;

import dev.navarch.storage.Store;
import dev.navarch.storage.testing.Abilities;
import dev.navarch.storage.testing.StoreContract;
import java.time.Duration;

class EtcdStoreContractTest extends StoreContract {
  @Override
  protected Store open() {
    return EtcdStore.open(SharedEtcd.config());
  }

  /**
   * The server marks by itself so often that one too old to be asked is not told from one that can
   * be.
   */
  @Override
  protected Abilities abilities() {
    return Abilities.ALL.withIdleProgress(Duration.ofSeconds(5));
  }
}
