package dev.navarch.benchmarks.start;

import dev.navarch.benchmarks.measuring.Median;
import dev.navarch.testing.TestControlPlane;

/** Prints how many milliseconds a JVM's first control plane took, and then a fork of it. */
final class FirstControlPlane {
  private static final int FORKS = 50;

  private FirstControlPlane() {}

  public static void main(String[] arguments) {
    long start = System.nanoTime();
    try (TestControlPlane first = TestControlPlane.start()) {
      double firstMillis = (System.nanoTime() - start) / 1e6;
      double[] forks = new double[FORKS];
      for (int i = 0; i < FORKS; i++) {
        long begin = System.nanoTime();
        TestControlPlane fork = first.fork();
        forks[i] = (System.nanoTime() - begin) / 1e6;
        fork.close();
      }
      System.out.println(firstMillis + " " + Median.of(forks));
    }
  }
}
