package dev.navarch.testing.controllers;

import static dev.navarch.testing.controllers.Objects.configMap;
import static dev.navarch.testing.controllers.Objects.configMaps;
import static dev.navarch.testing.controllers.Objects.owner;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.client.rest.RestClient;
import dev.navarch.testing.WithControlPlane;
import dev.navarch.testing.server.Await;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** More dependents than anybody looks at, one by one. */
@WithControlPlane
final class ManyDependentsTest {
  private static final int DEPENDENTS = 10_000;
  private static final Duration LIMIT = Duration.ofMinutes(2);

  private final Objects objects;

  ManyDependentsTest(RestClient client) {
    this.objects = new Objects(client);
  }

  @BeforeEach
  void create() {
    String uid = objects.create(configMaps("default"), "owner");
    String reference = owner("v1", "ConfigMap", "owner", uid);
    for (int i = 0; i < DEPENDENTS; i++) {
      objects.create(configMaps("default"), "owned-" + i, reference);
    }
    objects.create(configMaps("default"), "stays");
  }

  private int count() {
    return objects.list(configMaps("default")).size();
  }

  @Test
  void tenThousandDependentsGoAfterTheirOwner() {
    objects.delete(configMap("default", "owner"), "Background");

    assertThat(objects.exists(configMap("default", "owner"))).isFalse();
    assertThat(Await.until(LIMIT, () -> count() == 1)).isTrue();
    assertThat(objects.exists(configMap("default", "stays"))).isTrue();
  }

  @Test
  void anOwnerGoesAfterItsTenThousandDependents() {
    objects.delete(configMap("default", "owner"), "Foreground");

    assertThat(Await.until(LIMIT, () -> !objects.exists(configMap("default", "owner")))).isTrue();
    assertThat(count()).isEqualTo(1);
    assertThat(objects.exists(configMap("default", "stays"))).isTrue();
  }

  @Test
  void tenThousandDependentsAreLetGo() {
    objects.delete(configMap("default", "owner"), "Orphan");

    assertThat(Await.until(LIMIT, () -> !objects.exists(configMap("default", "owner")))).isTrue();
    assertThat(objects.list(configMaps("default")).stream().map(Object::toString))
        .hasSize(DEPENDENTS + 1)
        .noneMatch(text -> text.contains("ownerReferences"));
  }
}
