package dev.navarch.testing.controllers;

import static dev.navarch.testing.controllers.Objects.configMap;
import static dev.navarch.testing.controllers.Objects.configMaps;
import static dev.navarch.testing.controllers.Objects.owner;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.client.rest.RestClient;
import dev.navarch.controllerruntime.manager.Manager;
import dev.navarch.controllers.garbagecollector.GarbageCollector;
import dev.navarch.testing.server.Await;
import dev.navarch.testing.server.Crowd;
import dev.navarch.testing.server.ServerProcess;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * How much the garbage collector keeps of what it watches. It runs in the process of the test, and
 * the server, which has the objects, in another one: what the heap grows by is the collector's.
 */
@Timeout(180)
final class CollectorMemoryTest {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final String MAPS = configMaps("default");
  private static final int DEPENDENTS = 1_000;
  private static final int CLIENTS = 4;

  /** Bytes of each dependent's data, and of its annotation. */
  private static final int SIZE = 20_000;

  /** Well below what all data, or all annotations, would take; well above what records do. */
  private static final long MOST_GROWTH = 8_000_000;

  @TempDir private Path folder;

  /** Every text is another one: what is equal could be kept once. */
  private static String text(int number, String what) {
    String part = number + what;
    return part.repeat(SIZE / part.length());
  }

  private static void createDependents(Objects objects, int from, int to, String reference) {
    List<Integer> unused =
        Crowd.of(
            CLIENTS,
            member -> {
              for (int i = from + member; i < to; i += CLIENTS) {
                objects.post(
                    MAPS,
                    """
                    {"metadata":{"name":"owned-%d","ownerReferences":[%s],
                      "annotations":{"example.com/large":"%s"}},
                     "data":{"large":"%s"}}
                    """
                        .formatted(i, reference, text(i, "annotation"), text(i, "data")));
              }
              return member;
            });
  }

  /**
   * Waits until the collector has seen all that was created before this: an object whose owner does
   * not exist goes when it has.
   */
  private static void awaitSeen(Objects objects, String name) {
    objects.create(MAPS, name, owner("v1", "ConfigMap", "nobody", "00000000-0000-0000-0000-0"));
    assertThat(Await.until(LIMIT, () -> !objects.exists(configMap("default", name))))
        .as("the collector works")
        .isTrue();
  }

  private static long heap() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

  @Test
  void ofLargeObjectsNeitherContentNorAnnotationsAreKept() throws Exception {
    try (ServerProcess server =
            ServerProcess.start(folder, "--controllers", "*,-" + GarbageCollector.NAME);
        RestClient client = server.restClient();
        RestClient collecting = server.restClient()) {
      Objects objects = new Objects(client);
      String reference = owner("v1", "ConfigMap", "owner", objects.create(MAPS, "owner"));
      createDependents(objects, 0, DEPENDENTS / 2, reference);
      long before = heap();

      try (Manager manager = Manager.builder(collecting).build()) {
        manager.add(
            new GarbageCollector(collecting, collecting, manager.eventRecorder("collector")));
        manager.start();
        awaitSeen(objects, "listed");
        createDependents(objects, DEPENDENTS / 2, DEPENDENTS, reference);
        awaitSeen(objects, "watched");

        assertThat(Await.until(LIMIT, () -> heap() - before < MOST_GROWTH))
            .as("%,d bytes more are in use", heap() - before)
            .isTrue();

        // It knows them all nevertheless.
        objects.delete(configMap("default", "owner"), "Background");
        for (int i = 0; i < DEPENDENTS; i++) {
          objects.awaitGone(configMap("default", "owned-" + i));
        }
      }
    }
  }
}
