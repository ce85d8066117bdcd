package dev.navarch.testing.controllers;

import static dev.navarch.testing.controllers.Objects.configMap;
import static dev.navarch.testing.controllers.Objects.configMaps;
import static dev.navarch.testing.controllers.Objects.custom;
import static dev.navarch.testing.controllers.Objects.owner;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import dev.navarch.testing.server.Await;
import java.time.Duration;
import org.junit.jupiter.api.Test;

@WithControlPlane
final class GarbageCollectionTest {
  private static final String DEFAULT = configMaps("default");

  private final Objects objects;
  private final TestControlPlane controlPlane;

  GarbageCollectionTest(TestControlPlane controlPlane) {
    this.controlPlane = controlPlane;
    this.objects = new Objects(controlPlane.client());
  }

  private String create(String name, String... owners) {
    return objects.create(DEFAULT, name, owners);
  }

  private static String of(String name, String uid) {
    return owner("v1", "ConfigMap", name, uid);
  }

  private static String at(String name) {
    return configMap("default", name);
  }

  @Test
  void inTheBackgroundDependentsGoAfterTheirOwner() {
    String root = create("root");
    String child = create("child", of("root", root));
    create("grandchild", of("child", child));
    create("other");

    objects.delete(at("root"), "Background");

    assertThat(objects.exists(at("root"))).isFalse();
    objects.awaitGone(at("child"), at("grandchild"));
    assertThat(objects.exists(at("other"))).isTrue();
  }

  @Test
  void inTheForegroundAnOwnerGoesAfterItsDependents() {
    String root = create("root");
    objects.create(
        DEFAULT, "held", ",\"finalizers\":[\"example.com/hold\"]", new String[] {of("root", root)});
    create("child", of("root", root));

    objects.delete(at("root"), "Foreground");

    objects.awaitGone(at("child"));
    assertThat(Await.until(Duration.ofSeconds(30), () -> objects.isBeingDeleted(at("held"))))
        .isTrue();
    assertThat(objects.exists(at("root"))).isTrue();
    objects.patch(at("held"), "{\"metadata\":{\"finalizers\":null}}");
    objects.awaitGone(at("held"), at("root"));
  }

  @Test
  void orphansStayAndForgetTheirOwner() {
    String root = create("root");
    String child = create("child", of("root", root));
    create("grandchild", of("child", child));

    objects.delete(at("root"), "Orphan");

    objects.awaitGone(at("root"));
    assertThat(objects.owners(at("child"))).isEmpty();
    assertThat(objects.owners(at("grandchild"))).hasSize(1);
  }

  @Test
  void asLongAsOneOwnerExistsADependentStaysAndForgetsTheOthers() {
    String one = create("one");
    String other = create("other");
    create("shared", of("one", one), of("other", other));

    objects.delete(at("one"));

    assertThat(Await.until(Duration.ofSeconds(30), () -> objects.owners(at("shared")).size() == 1))
        .isTrue();
    objects.delete(at("other"));
    objects.awaitGone(at("shared"));
  }

  @Test
  void customResourcesOwnAndAreOwned() {
    objects.define("ships", "Ship", "Namespaced");
    objects.define("fleets", "Fleet", "Cluster");
    String fleet = objects.createCustom("/apis/example.com/v1/fleets", "Fleet", "blue");
    String ship =
        objects.createCustom(
            custom("default", "ships"),
            "Ship",
            "argo",
            owner("example.com/v1", "Fleet", "blue", fleet));
    create("cargo", owner("example.com/v1", "Ship", "argo", ship));
    String stays = create("harbour");
    objects.createCustom(custom("default", "ships"), "Ship", "boat", of("harbour", stays));

    objects.delete("/apis/example.com/v1/fleets/blue", "Foreground");

    objects.awaitGone(
        at("cargo"), custom("default", "ships") + "/argo", "/apis/example.com/v1/fleets/blue");
    objects.delete(at("harbour"), "Orphan");
    objects.awaitGone(at("harbour"));
    objects.awaitNoOwners(custom("default", "ships") + "/boat");
  }

  @Test
  void aResourceThatIsDefinedLaterIsCollectedToo() {
    String first = create("first");
    create("begins", of("first", first));
    objects.delete(at("first"));
    objects.awaitGone(at("begins"));

    objects.define("ships", "Ship", "Namespaced");
    String root = create("root");
    objects.createCustom(custom("default", "ships"), "Ship", "argo", of("root", root));
    objects.delete(at("root"));

    objects.awaitGone(custom("default", "ships") + "/argo");
  }

  @Test
  void whatNamesAnOwnerThatNeverWasGoes() {
    create("lost", of("nobody", "6f4fb4ee-0000-4000-8000-000000000000"));

    objects.awaitGone(at("lost"));
  }

  @Test
  void whatNamesAnOwnerThatItCannotHaveStays() {
    String roles = "/apis/rbac.authorization.k8s.io/v1/clusterroles";
    String nobody = of("nobody", "6f4fb4ee-0000-4000-8000-000000000000");
    objects.create(roles, "pilot", nobody);

    // They go after the collector has looked for the owner at all places that are meant.
    for (int i = 0; i < 20; i++) {
      create("lost-" + i, nobody);
    }
    objects.awaitGone(at("lost-0"), at("lost-19"));

    assertThat(objects.owners(roles + "/pilot")).hasSize(1);
  }

  @Test
  void anOwnerOfTheSameNameIsNotTheSameOwner() {
    String before = create("root");
    objects.delete(at("root"));
    create("root");

    create("child", of("root", before));

    objects.awaitGone(at("child"));
    assertThat(objects.exists(at("root"))).isTrue();
  }

  @Test
  void anOwnerInAnotherNamespaceDoesNotCountAndAnEventSaysSo() {
    objects.createNamespace("elsewhere");
    String root = create("root");

    objects.create(configMaps("elsewhere"), "child", of("root", root));

    objects.awaitGone(configMap("elsewhere", "child"));
    String events = Objects.NAMESPACES + "/elsewhere/events";
    assertThat(
            Await.until(
                Duration.ofSeconds(30),
                () -> objects.list(events).toString().contains("OwnerRefInvalidNamespace")))
        .isTrue();
    assertThat(objects.list(events).toString())
        .contains(
            "ownerRef [v1/ConfigMap, namespace: elsewhere, name: root, uid: "
                + root
                + "] does not exist in namespace \"elsewhere\"");
    assertThat(objects.exists(at("root"))).isTrue();
  }

  @Test
  void whatIsCreatedWhileItsOwnerGoesGoesToo() throws Exception {
    String root = create("root");
    create("child-0", of("root", root));

    Thread creator =
        Thread.ofVirtual()
            .start(() -> {
              for (int i = 1; i <= 50; i++) {
                create("child-" + i, of("root", root));
              }
            });
    objects.delete(at("root"), "Foreground");
    creator.join();

    objects.awaitGone(at("root"));
    assertThat(
            Await.until(
                Duration.ofSeconds(30), () -> !objects.list(DEFAULT).toString().contains("child-")))
        .isTrue();
  }

  @Test
  void circlesGoAsAWhole() {
    String one = create("one");
    String other = create("other", of("one", one));
    objects.patch(at("one"), "{\"metadata\":{\"ownerReferences\":[" + of("other", other) + "]}}");

    objects.delete(at("one"), "Foreground");

    objects.awaitGone(at("one"), at("other"));
  }

  @Test
  void aForkFinishesWhatItsOriginBegan() {
    String root = create("root");
    create("child", of("root", root));

    try (TestControlPlane fork = controlPlane.fork()) {
      Objects copies = new Objects(fork.client());
      copies.delete(at("root"));
      copies.awaitGone(at("child"));
    }
    assertThat(objects.exists(at("child"))).isTrue();
  }
}
