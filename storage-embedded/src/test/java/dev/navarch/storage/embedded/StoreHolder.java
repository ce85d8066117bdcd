package dev.navarch.storage.embedded;

import dev.navarch.storage.StorageException;
import java.io.IOException;
import java.nio.file.Path;

/**
 * A process that opens a store, says what came of it, and holds the store until it is told more.
 */
final class StoreHolder {
  private StoreHolder() {}

  public static void main(String[] arguments) throws IOException {
    try (EmbeddedStore store = EmbeddedStore.open(Path.of(arguments[0]), EmbeddedOptions.DEFAULT)) {
      System.out.println("open at " + store.revision());
      int unused = System.in.read();
    } catch (StorageException e) {
      System.out.println("refused: " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }
}
