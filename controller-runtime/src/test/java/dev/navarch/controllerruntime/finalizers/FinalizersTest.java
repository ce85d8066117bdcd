package dev.navarch.controllerruntime.finalizers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.client.rest.RestClient;
import dev.navarch.controllerruntime.client.LiveClient;
import dev.navarch.controllerruntime.testserver.ConfigMaps;
import dev.navarch.controllerruntime.testserver.MemoryServer;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class FinalizersTest {
  private static final String OURS = "x.io/ours";

  private final MemoryServer server = new MemoryServer();
  private final RestClient rest = server.client();
  private final LiveClient client = new LiveClient(rest, MemoryServer.mapper());

  @AfterEach
  void close() {
    rest.close();
  }

  @Test
  void finalizerHoldsAnObjectUntilItIsTakenAway() throws Exception {
    ConfigMap held = Finalizers.add(client, client.create(ConfigMaps.named("a", "one")), OURS);
    assertThat(Finalizers.contains(held, OURS)).isTrue();
    client.delete(held);
    ConfigMap going = client.get(ConfigMap.class, "a", "one").orElseThrow();
    assertThat(Finalizers.isDeleting(going)).isTrue();

    assertThat(Finalizers.remove(client, going, OURS)).isPresent();

    assertThat(client.get(ConfigMap.class, "a", "one")).isEmpty();
  }

  @Test
  void nothingIsWrittenWhenThereIsNothingToDo() throws Exception {
    ConfigMap map = client.create(Finalizers.with(ConfigMaps.named("a", "one"), OURS));

    assertThat(Finalizers.add(client, map, OURS)).isSameAs(map);
    assertThat(Finalizers.remove(client, map, "x.io/other")).contains(map);
    assertThat(server.writes()).hasSize(1);
  }

  @Test
  void finalizersOfOthersAreNotLost() throws Exception {
    ConfigMap old = client.create(ConfigMaps.named("a", "one"));
    client.update(Finalizers.with(old, "x.io/theirs"));

    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> Finalizers.add(client, old, OURS))
        .matches(ApiException::isConflict);
    ConfigMap current = client.get(ConfigMap.class, "a", "one").orElseThrow();
    assertThat(Finalizers.add(client, current, OURS).metadata().finalizers())
        .containsExactly("x.io/theirs", OURS);
  }

  @Test
  void objectOfTheSameNameThatCameLaterIsNotTouched() throws Exception {
    ConfigMap first = client.create(Finalizers.with(ConfigMaps.named("a", "one"), OURS));
    server.remove("v1", "configmaps", "a", "one");
    assertThat(Finalizers.remove(client, first, OURS)).isEmpty();
    client.create(Finalizers.with(ConfigMaps.of("a", "one", Map.of("second", "one")), OURS));

    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> Finalizers.remove(client, first, OURS))
        .matches(ApiException::isConflict);
  }
}
