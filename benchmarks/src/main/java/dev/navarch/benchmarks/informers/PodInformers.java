package dev.navarch.benchmarks.informers;

import java.util.List;

/** A library's client, which makes informers of pods. For one thread. */
interface PodInformers extends AutoCloseable {
  /**
   * Starts an informer and waits until it has synced.
   *
   * @param namespace whose pods; empty for all
   * @param handlers each called for every event, on the thread that the library has for it
   */
  PodInformer inform(String namespace, List<Runnable> handlers) throws Exception;

  @Override
  void close();
}
