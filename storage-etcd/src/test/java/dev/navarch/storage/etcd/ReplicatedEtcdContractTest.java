package dev.navarch.storage.etcd;

import dev.navarch.storage.Store;
import dev.navarch.storage.replica.ReplicaStore;
import dev.navarch.storage.testing.StoreContract;

class ReplicatedEtcdContractTest extends StoreContract {
  @Override
  protected Store open() {
    return ReplicaStore.open(EtcdStore.open(SharedEtcd.config()));
  }
}
