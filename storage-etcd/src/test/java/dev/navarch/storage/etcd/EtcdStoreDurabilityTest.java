package dev.navarch.storage.etcd;

import dev.navarch.storage.Store;
import dev.navarch.storage.testing.DurableStoreContract;

class EtcdStoreDurabilityTest extends DurableStoreContract {
  @Override
  protected Store open() {
    return EtcdStore.open(SharedEtcd.config());
  }

  @Override
  protected Store reopen(Store store) {
    store.close();
    return open();
  }
}
