package dev.navarch.storage.etcd;

import dev.navarch.storage.Store;
import dev.navarch.storage.replica.ReplicaStore;
import dev.navarch.storage.testing.DurableStoreContract;

class ReplicatedEtcdDurabilityTest extends DurableStoreContract {
  @Override
  protected Store open() {
    return ReplicaStore.open(EtcdStore.open(SharedEtcd.config()));
  }

  @Override
  protected Store reopen(Store store) {
    store.close();
    return open();
  }
}
