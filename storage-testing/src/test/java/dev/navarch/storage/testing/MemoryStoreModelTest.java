package dev.navarch.storage.testing;

import dev.navarch.storage.Store;
import dev.navarch.storage.memory.MemoryStore;

class MemoryStoreModelTest extends StoreModelContract {
  @Override
  protected Store open() {
    return MemoryStore.create();
  }
}
