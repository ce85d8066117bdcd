package dev.navarch.benchmarks.start;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.benchmarks.measuring.Median;
import dev.navarch.testing.TestControlPlane;
import java.io.IOException;

/**
 * Prints how many milliseconds a JVM's first control plane took, how many until an object was
 * created in it, and then how many a fork of it took.
 */
final class FirstControlPlane {
  private static final int FORKS = 50;

  private FirstControlPlane() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    long start = System.nanoTime();
    try (TestControlPlane first = TestControlPlane.start()) {
      double firstMillis = (System.nanoTime() - start) / 1e6;
      ConfigMap unused = first.clientset().coreV1().configMaps("default").create(object());
      double createdMillis = (System.nanoTime() - start) / 1e6;
      double[] forks = new double[FORKS];
      for (int i = 0; i < FORKS; i++) {
        long begin = System.nanoTime();
        TestControlPlane fork = first.fork();
        forks[i] = (System.nanoTime() - begin) / 1e6;
        fork.close();
      }
      System.out.println(firstMillis + " " + createdMillis + " " + Median.of(forks));
    }
  }

  private static ConfigMap object() {
    return ConfigMap.builder().metadata(ObjectMeta.builder().name("first").build()).build();
  }
}
