package dev.navarch.client.discovery;

/** Discovery that remembers what a server told. */
public interface CachedDiscovery extends Discovery {
  /**
   * Whether everything that this cache gave away came from the server since it was made or
   * invalidated last, and nothing from a cache that outlives it.
   */
  boolean fresh();

  /** Forgets everything: the server is asked again. */
  void invalidate();
}
