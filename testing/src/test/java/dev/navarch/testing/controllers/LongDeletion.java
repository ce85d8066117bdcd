package dev.navarch.testing.controllers;

import static dev.navarch.testing.controllers.Objects.NAMESPACES;
import static dev.navarch.testing.controllers.Objects.configMap;
import static dev.navarch.testing.controllers.Objects.configMaps;
import static dev.navarch.testing.controllers.Objects.owner;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.KeySpan;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.Store;
import dev.navarch.testing.server.Await;
import dev.navarch.testing.server.Crowd;
import java.time.Duration;
import java.util.List;

/**
 * Deletions that controllers need some time for: in {@code default} an owner with dependents for
 * each way to delete it, and the namespace {@code port} with much in it.
 *
 * @param dependents how many each owner has
 */
record LongDeletion(int dependents) {
  private static final int PODS = 20;
  private static final int CLIENTS = 4;
  private static final Duration LIMIT = Duration.ofSeconds(60);

  /** Creates everything that is to be deleted. */
  void fill(Objects objects) {
    objects.createNamespace("port");
    for (String name : List.of("background", "foreground", "orphan")) {
      String uid = objects.create(configMaps("default"), name);
      createMany(objects, "default", name + "-", owner("v1", "ConfigMap", name, uid));
    }
    createMany(objects, "port", "cargo-");
    for (int i = 0; i < PODS; i++) {
      objects.post(
          NAMESPACES + "/port/pods",
          "{\"metadata\":{\"name\":\"pod-%d\"},".formatted(i)
              + "\"spec\":{\"containers\":[{\"name\":\"c\",\"image\":\"i\"}]}}");
    }
  }

  private void createMany(Objects objects, String namespace, String prefix, String... owners) {
    List<Integer> unused =
        Crowd.of(
            CLIENTS,
            number -> {
              for (int i = number; i < dependents; i += CLIENTS) {
                objects.create(configMaps(namespace), prefix + i, owners);
              }
              return number;
            });
  }

  /** Deletes it all; the controllers have the rest to do. */
  void begin(Objects objects) {
    objects.delete(configMap("default", "orphan"), "Orphan");
    objects.delete(configMap("default", "foreground"), "Foreground");
    objects.delete(NAMESPACES + "/port");
    objects.delete(configMap("default", "background"), "Background");
  }

  /**
   * The controllers were in the middle of everything: otherwise the rest of a test shows nothing.
   * Of the namespace nothing is said: a server that is closed lets a reconciliation end.
   */
  void assertUnfinished(Store store) {
    assertThat(left(store, "configmaps/default/background-")).isPositive();
    assertThat(left(store, "configmaps/default/foreground")).isPositive();
    assertThat(left(store, "configmaps/default/orphan")).isEqualTo(dependents + 1);
  }

  /** How many keys of a store have something in them. */
  static long left(Store store, String place) {
    return store.range(RangeRequest.of(KeySpan.ALL)).items().stream()
        .filter(item -> item.key().utf8().contains(place))
        .count();
  }

  /** Waits until all has gone that must go; what must stay is there. */
  void awaitEnd(Objects objects) {
    assertThat(
            Await.until(
                LIMIT,
                () ->
                    !objects.exists(NAMESPACES + "/port")
                        && objects.list(configMaps("default")).stream()
                            .map(Object::toString)
                            .filter(text -> !text.contains("kube-root-ca.crt"))
                            .allMatch(text -> text.contains("orphan-"))))
        .isTrue();
    assertThat(objects.list(configMaps("default")).stream().map(Object::toString))
        .filteredOn(text -> text.contains("orphan-"))
        .hasSize(dependents)
        .noneMatch(text -> text.contains("ownerReferences"));
  }
}
