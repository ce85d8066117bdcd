package dev.navarch.storage.testing;

import dev.navarch.storage.Store;
import dev.navarch.storage.memory.MemoryStore;

class MemoryStoreContractTest extends StoreContract {
  @Override
  protected Store open() {
    return MemoryStore.create();
  }
}
