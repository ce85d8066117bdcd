package dev.navarch.storage.testing;

import dev.navarch.storage.Store;
import dev.navarch.storage.memory.MemoryStore;

/** A fork holds what its original held, so it stands in for a store that was opened again. */
class ForkedMemoryStoreTest extends DurableStoreContract {
  @Override
  protected Store open() {
    return MemoryStore.create();
  }

  @Override
  protected Store reopen(Store store) {
    Store fork = ((MemoryStore) store).fork();
    store.close();
    return fork;
  }
}
