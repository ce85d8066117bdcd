package dev.navarch.testing.controllers;

import static dev.navarch.testing.controllers.Objects.configMap;
import static dev.navarch.testing.controllers.Objects.configMaps;
import static dev.navarch.testing.controllers.Objects.owner;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.client.rest.RestClient;
import dev.navarch.testing.WithControlPlane;
import dev.navarch.testing.server.Await;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** More dependents than anybody looks at, one by one. */
@WithControlPlane
final class ManyDependentsTest {
  private static final int DEPENDENTS = 10_000;
  private static final Duration LIMIT = Duration.ofMinutes(2);

  @Test
  void tenThousandDependentsGoWithTheirOwner(RestClient client) {
    Objects objects = new Objects(client);
    String uid = objects.create(configMaps("default"), "owner");
    String reference = owner("v1", "ConfigMap", "owner", uid);
    for (int i = 0; i < DEPENDENTS; i++) {
      objects.create(configMaps("default"), "owned-" + i, reference);
    }
    String stays = objects.create(configMaps("default"), "stays");

    objects.delete(configMap("default", "owner"), "Background");

    assertThat(Await.until(LIMIT, () -> objects.list(configMaps("default")).size() == 1)).isTrue();
    assertThat(Objects.text(objects.get(configMap("default", "stays")), "metadata", "uid"))
        .isEqualTo(stays);
  }
}
