package dev.navarch.benchmarks.informers;

/** An informer of pods that has synced. */
interface PodInformer extends AutoCloseable {
  /** How many pods it holds. */
  int size();

  @Override
  void close();
}
