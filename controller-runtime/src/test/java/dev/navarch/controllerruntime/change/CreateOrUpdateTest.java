package dev.navarch.controllerruntime.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.client.rest.RestClient;
import dev.navarch.controllerruntime.client.LiveClient;
import dev.navarch.controllerruntime.testserver.ConfigMaps;
import dev.navarch.controllerruntime.testserver.MemoryServer;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class CreateOrUpdateTest {
  private static final ConfigMap EMPTY = ConfigMaps.named("a", "one");

  private final MemoryServer server = new MemoryServer();
  private final RestClient rest = server.client();
  private final LiveClient client = new LiveClient(rest, MemoryServer.mapper());

  private static ConfigMap set(ConfigMap map) {
    return map.toBuilder().data(Map.of("k", "v")).build();
  }

  @AfterEach
  void close() {
    rest.close();
  }

  @Test
  void objectIsCreatedThenLeftAloneThenUpdated() throws Exception {
    assertThat(CreateOrUpdate.update(client, EMPTY, CreateOrUpdateTest::set).how())
        .isEqualTo(Changed.How.CREATED);
    assertThat(CreateOrUpdate.update(client, EMPTY, CreateOrUpdateTest::set).isUnchanged())
        .isTrue();
    client.update(ConfigMaps.of("a", "one", Map.of("k", "other")));
    Changed<ConfigMap> back = CreateOrUpdate.update(client, EMPTY, CreateOrUpdateTest::set);

    assertThat(back.how()).isEqualTo(Changed.How.UPDATED);
    assertThat(back.object().data()).containsExactly(Map.entry("k", "v"));
    assertThat(server.writes())
        .containsExactly(
            "POST /api/v1/namespaces/a/configmaps",
            "PUT /api/v1/namespaces/a/configmaps/one",
            "PUT /api/v1/namespaces/a/configmaps/one");
  }

  @Test
  void updateOfWhatSomebodyChangedMeanwhileConflicts() throws Exception {
    client.create(EMPTY);

    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() ->
            CreateOrUpdate.update(
                client,
                EMPTY,
                map -> {
                  server.put("v1", "configmaps", ConfigMaps.of("a", "one", Map.of("x", "y")));
                  return set(map);
                }))
        .matches(ApiException::isConflict);
  }

  @Test
  void patchTouchesOnlyWhatDiffers() throws Exception {
    client.create(ConfigMaps.of("a", "one", Map.of("mine", "1")));

    Changed<ConfigMap> patched =
        CreateOrUpdate.patch(
            client,
            EMPTY,
            map -> {
              server.put(
                  "v1",
                  "configmaps",
                  ConfigMaps.of("a", "one", Map.of("mine", "1", "theirs", "x")));
              return map.toBuilder().data(Map.of("mine", "2")).build();
            });

    assertThat(patched.how()).isEqualTo(Changed.How.UPDATED);
    assertThat(patched.object().data())
        .containsOnly(Map.entry("mine", "2"), Map.entry("theirs", "x"));
    assertThat(CreateOrUpdate.patch(client, EMPTY, map -> map).isUnchanged()).isTrue();
  }

  @Test
  void statusIsPatchedThroughItsSubresource() throws Exception {
    Pod empty = Pod.builder().metadata(m -> m.namespace("a").name("p")).build();
    UnaryOperator<Pod> change =
        pod ->
            pod.toBuilder()
                .metadata(pod.metadata().toBuilder().labels(Map.of("l", "1")).build())
                .status(status -> status.phase("Running"))
                .build();
    client.create(empty);

    Changed<Pod> patched = CreateOrUpdate.patch(client, empty, change);

    assertThat(patched.object().status().phase()).isEqualTo("Running");
    assertThat(server.writes().subList(1, 3))
        .containsExactly(
            "PATCH /api/v1/namespaces/a/pods/p", "PATCH /api/v1/namespaces/a/pods/p/status");
    assertThat(CreateOrUpdate.patch(client, empty, change).isUnchanged()).isTrue();
  }

  @Test
  void changeMustKeepTheName() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> CreateOrUpdate.update(client, EMPTY, map -> ConfigMaps.named("a", "other")));
    assertThat(server.writes()).isEmpty();
  }
}
