package dev.navarch.storage.etcd;

import dev.navarch.storage.Store;
import dev.navarch.storage.replica.ReplicaStore;
import dev.navarch.storage.testing.StoreModelContract;

class ReplicatedEtcdModelTest extends StoreModelContract {
  /** The model knows nothing of earlier rounds, so the store must not remember them either. */
  @Override
  protected Store open() {
    EtcdStore store = EtcdStore.open(SharedEtcd.config());
    store.compact(store.revision());
    return ReplicaStore.open(store);
  }

  @Override
  protected int rounds() {
    return 12;
  }
}
