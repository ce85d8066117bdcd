package dev.navarch.storage.embedded;

import dev.navarch.storage.Store;
import dev.navarch.storage.testing.StoreContract;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Proves that the embedded engine keeps the promises that every engine makes. */
class EmbeddedStoreContractTest extends StoreContract {
  @TempDir private Path temp;

  @Override
  protected Store open() {
    return EmbeddedStore.open(temp.resolve("store"), EmbeddedOptions.DEFAULT);
  }
}
