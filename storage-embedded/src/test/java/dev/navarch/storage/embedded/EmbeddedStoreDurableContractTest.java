package dev.navarch.storage.embedded;

import dev.navarch.storage.Store;
import dev.navarch.storage.testing.DurableStoreContract;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Proves that the embedded engine keeps the promises of engines that outlive their process. */
class EmbeddedStoreDurableContractTest extends DurableStoreContract {
  @TempDir private Path temp;

  @Override
  protected Store open() {
    return EmbeddedStore.open(temp.resolve("store"), EmbeddedOptions.DEFAULT);
  }

  @Override
  protected Store reopen(Store store) {
    store.close();
    return open();
  }
}
