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
 * each way to delete it, and the namespace {@code port} with much in it. In each there is one thing
 * that cannot go before somebody lets it, so that no controller is ever too quick; orphans alone
 * cannot be held up.
 *
 * @param dependents how many each owner has, without what is held
 */
record LongDeletion(int dependents) {
  private static final int PODS = 20;
  private static final int CLIENTS = 4;
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final String HOLD = ",\"finalizers\":[\"example.com/hold\"]";

  private static final List<String> HELD =
      List.of(
          configMap("default", "background-held"),
          configMap("default", "foreground-held"),
          configMap("port", "held"));

  /** Creates everything that is to be deleted. */
  void fill(Objects objects) {
    objects.createNamespace("port");
    createOwned(objects, "orphan");
    String uid =
        createHeld(objects, "default", "background-held", createOwned(objects, "background"));
    objects.create(
        configMaps("default"), "background-last", owner("v1", "ConfigMap", "background-held", uid));
    createHeld(objects, "default", "foreground-held", createOwned(objects, "foreground"));
    createMany(objects, "port", "cargo-");
    createHeld(objects, "port", "held");
    for (int i = 0; i < PODS; i++) {
      objects.post(
          NAMESPACES + "/port/pods",
          "{\"metadata\":{\"name\":\"pod-%d\"},".formatted(i)
              + "\"spec\":{\"containers\":[{\"name\":\"c\",\"image\":\"i\"}]}}");
    }
  }

  /** Creates an owner and its dependents; gives a reference to it. */
  private String createOwned(Objects objects, String name) {
    String uid = objects.create(configMaps("default"), name);
    String reference = owner("v1", "ConfigMap", name, uid);
    createMany(objects, "default", name + "-", reference);
    return reference;
  }

  private static String createHeld(
      Objects objects, String namespace, String name, String... owners) {
    return objects.create(configMaps(namespace), name, HOLD, owners);
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

  /** Deletes it all, last what is not held; the controllers have the rest to do. */
  void begin(Objects objects) {
    objects.delete(configMap("default", "foreground"), "Foreground");
    objects.delete(NAMESPACES + "/port");
    objects.delete(configMap("default", "background"), "Background");
    objects.delete(configMap("default", "orphan"), "Orphan");
  }

  /**
   * Something of everything that was begun is left to the controllers, and they have deleted no
   * orphan.
   */
  void assertUnfinished(Store store) {
    for (String place :
        List.of(
            "configmaps/default/background-held",
            "configmaps/default/background-last",
            "configmaps/default/foreground-held",
            "configmaps/port/held",
            "namespaces/port")) {
      assertThat(left(store, place)).as(place).isEqualTo(1);
    }
    assertThat(left(store, "configmaps/default/foreground"))
        .as("what is held, and its owner")
        .isGreaterThanOrEqualTo(2);
    assertThat(left(store, "configmaps/default/orphan")).isGreaterThanOrEqualTo(dependents);
  }

  /** How many keys of a store have something in them. */
  static long left(Store store, String place) {
    return store.range(RangeRequest.of(KeySpan.ALL)).items().stream()
        .filter(item -> item.key().utf8().contains(place))
        .count();
  }

  /** Lets go what is held, and waits until all has gone that must go; what must stay is there. */
  void awaitEnd(Objects objects) {
    for (String held : HELD) {
      objects.patch(held, "{\"metadata\":{\"finalizers\":null}}");
    }
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
