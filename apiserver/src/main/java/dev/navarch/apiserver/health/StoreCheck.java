package dev.navarch.apiserver.health;

import dev.navarch.storage.StorageException;
import dev.navarch.storage.Store;
import dev.navarch.storage.StoreHealth;
import java.util.Optional;

/**
 * Looks whether the store takes writes. Whatever the engine is, the check goes by the name that
 * clients know.
 */
public final class StoreCheck implements HealthCheck {
  /** What is asked for to learn whether the server is alive. */
  public static final String ALIVE = "etcd";

  /** What is asked for to learn whether the server is ready. */
  public static final String READY = "etcd-readiness";

  private final String name;
  private final Store store;

  public StoreCheck(String name, Store store) {
    this.name = name;
    this.store = store;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Optional<String> check() {
    try {
      StoreHealth health = store.health();
      return health.writable() ? Optional.empty() : Optional.of(health.message());
    } catch (StorageException e) {
      return Optional.of("error getting data from the store: " + e.getMessage());
    }
  }
}
