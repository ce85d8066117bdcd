package dev.navarch.storage.testing;

import dev.navarch.storage.Store;
import dev.navarch.storage.memory.MemoryStore;
import dev.navarch.storage.replica.ReplicaStore;

class ReplicaOfMemoryModelTest extends StoreModelContract {
  @Override
  protected Store open() {
    return ReplicaStore.open(MemoryStore.create());
  }
}
