package dev.navarch.storage.embedded;

import dev.navarch.storage.Store;
import dev.navarch.storage.testing.StoreModelContract;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Proves that the embedded engine does what a simple model does. */
class EmbeddedStoreModelTest extends StoreModelContract {
  @TempDir private Path temp;
  private int opened;

  @Override
  protected Store open() {
    return EmbeddedStore.open(temp.resolve("store-" + opened++), EmbeddedOptions.DEFAULT);
  }
}
