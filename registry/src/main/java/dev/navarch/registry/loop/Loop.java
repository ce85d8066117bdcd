package dev.navarch.registry.loop;

/** Work that goes on by itself from its start until it is closed; each happens once. */
public interface Loop extends AutoCloseable {
  void start();

  @Override
  void close();
}
