package dev.navarch.testing.controllers;

import static dev.navarch.testing.controllers.Objects.NAMESPACES;
import static dev.navarch.testing.controllers.Objects.configMap;
import static dev.navarch.testing.controllers.Objects.configMaps;
import static dev.navarch.testing.controllers.Objects.owner;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.HotSpotDiagnosticMXBean;
import com.sun.management.HotSpotDiagnosticMXBean.ThreadDumpFormat;
import dev.navarch.client.rest.RateLimiter;
import dev.navarch.client.rest.RestClient;
import dev.navarch.cluster.controlplane.ControlPlane;
import dev.navarch.cluster.controlplane.ControlPlaneOptions;
import dev.navarch.cluster.controlplane.ControllerStart;
import dev.navarch.cluster.controlplane.Entrance;
import dev.navarch.cluster.keys.ControlPlaneKeys;
import dev.navarch.cluster.keys.ServerAddresses;
import dev.navarch.controllers.BuiltInController;
import dev.navarch.storage.memory.MemoryStore;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.server.Await;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Controllers begin when they are needed, and end with their control plane. */
final class OnDemandTest {
  private static ControlPlane start(MemoryStore store) throws IOException {
    return ControlPlane.start(
        store,
        true,
        Entrance.begin(
            ControlPlaneOptions.at(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
                .controllerStart(new ControllerStart.OnDemand(Set.of()))
                .build(),
            () ->
                ControlPlaneKeys.inMemory(
                    () -> ServerAddresses.of(ControlPlaneOptions.DEFAULT_SERVICE_RANGE, List.of()),
                    InstantSource.system())));
  }

  private static Objects objects(ControlPlane controlPlane) {
    return new Objects(
        RestClient.builder(controlPlane.transport()).rateLimiter(RateLimiter.UNLIMITED).build());
  }

  @Test
  void whoNeedsNoControllerPaysForNone() throws IOException {
    try (MemoryStore store = MemoryStore.create();
        ControlPlane controlPlane = start(store)) {
      Objects objects = objects(controlPlane);

      objects.create(configMaps("default"), "map");
      objects.post(
          NAMESPACES + "/default/pods",
          """
          {"metadata":{"name":"pod"},"spec":{"containers":[{"name":"c","image":"i"}]}}
          """);
      objects.delete(configMap("default", "map"));

      assertThat(controlPlane.neededControllers()).isEmpty();
    }
  }

  @Test
  void eachBeginsWithTheFirstThingThatItHasToDo() throws IOException {
    try (MemoryStore store = MemoryStore.create();
        ControlPlane controlPlane = start(store)) {
      Objects objects = objects(controlPlane);

      objects.delete(configMap("default", "kube-root-ca.crt"));
      assertThat(controlPlane.neededControllers()).containsExactly(BuiltInController.ROOT_CA);
      objects.awaitThere(configMap("default", "kube-root-ca.crt"));

      objects.delete(NAMESPACES + "/default/serviceaccounts/default");
      assertThat(controlPlane.neededControllers()).contains(BuiltInController.SERVICE_ACCOUNT);
      objects.awaitThere(NAMESPACES + "/default/serviceaccounts/default");

      objects.createNamespace("port");
      assertThat(controlPlane.neededControllers()).doesNotContain(BuiltInController.NAMESPACE);
      objects.delete(NAMESPACES + "/port");
      assertThat(controlPlane.neededControllers()).contains(BuiltInController.NAMESPACE);
      objects.awaitGone(NAMESPACES + "/port");

      objects.create(configMaps("default"), "root");
      assertThat(controlPlane.neededControllers())
          .doesNotContain(BuiltInController.GARBAGE_COLLECTOR);
      objects.delete(configMap("default", "root"), "Orphan");
      assertThat(controlPlane.neededControllers()).contains(BuiltInController.GARBAGE_COLLECTOR);
      objects.awaitGone(configMap("default", "root"));
    }
  }

  @Test
  void nothingIsLeftOfThemWhenTheControlPlaneIsClosed(@TempDir Path folder) throws IOException {
    try (MemoryStore store = MemoryStore.create()) {
      try (ControlPlane controlPlane = start(store)) {
        Objects objects = objects(controlPlane);
        objects.createNamespace("port");
        objects.delete(NAMESPACES + "/port");
        String uid = objects.create(configMaps("default"), "root");
        objects.create(configMaps("default"), "child", owner("v1", "ConfigMap", "root", uid));
        objects.delete(configMap("default", "root"));
        objects.awaitGone(configMap("default", "child"));
        assertThat(threads(folder.resolve("during"))).contains("garbage-collector-delete");
      }
      assertThat(
              Await.until(
                  Duration.ofSeconds(30),
                  () -> !threads(folder.resolve("after")).contains("garbage-collector-")))
          .isTrue();
    }
  }

  private static String threads(Path file) {
    try {
      Files.deleteIfExists(file);
      ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
          .dumpThreads(file.toString(), ThreadDumpFormat.TEXT_PLAIN);
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void theyWorkOnAnOldServerToo() {
    try (TestControlPlane old = TestControlPlane.start("1.20")) {
      Objects objects = new Objects(old.client());
      String uid = objects.create(configMaps("default"), "root");
      objects.create(configMaps("default"), "child", owner("v1", "ConfigMap", "root", uid));
      objects.createNamespace("port");

      objects.delete(configMap("default", "root"), "Foreground");
      objects.delete(NAMESPACES + "/port");

      objects.awaitGone(
          configMap("default", "root"), configMap("default", "child"), NAMESPACES + "/port");
    }
  }

  @Test
  void whatIsSwitchedOffDoesNotBegin() {
    try (TestControlPlane quiet =
        TestControlPlane.builder().controllers("*", "-namespace").start()) {
      Objects objects = new Objects(quiet.client());
      objects.createNamespace("port");
      objects.delete(NAMESPACES + "/port");
      String uid = objects.create(configMaps("default"), "root");
      objects.create(configMaps("default"), "child", owner("v1", "ConfigMap", "root", uid));
      objects.delete(configMap("default", "root"));

      objects.awaitGone(configMap("default", "child"));
      assertThat(objects.exists(NAMESPACES + "/port")).isTrue();
    }
  }
}
