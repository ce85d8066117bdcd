package dev.navarch.controllerruntime.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.client.rest.RestClient;
import dev.navarch.controllerruntime.client.LiveClient;
import dev.navarch.controllerruntime.testserver.ConfigMaps;
import dev.navarch.controllerruntime.testserver.MemoryServer;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class MergeFromTest {
  private final MemoryServer server = new MemoryServer();
  private final RestClient rest = server.client();
  private final LiveClient client = new LiveClient(rest, MemoryServer.mapper());

  @AfterEach
  void close() {
    rest.close();
  }

  @Test
  void nothingIsSentWhereNothingDiffers() throws Exception {
    ConfigMap map = client.create(ConfigMaps.of("a", "one", Map.of("k", "v")));

    ConfigMap same = MergeFrom.of(map).patch(client, map.toBuilder().build());

    assertThat(same).isSameAs(map);
    assertThat(MergeFrom.of(map).patchStatus(client, map)).isSameAs(map);
    assertThat(server.writes()).hasSize(1);
  }

  @Test
  void patchTakesAwayWhatIsNotThereAnyMore() throws Exception {
    ConfigMap map = client.create(ConfigMaps.of("a", "one", Map.of("k", "v", "l", "w")));

    ConfigMap patched =
        MergeFrom.of(map).patch(client, map.toBuilder().data(Map.of("k", "v")).build());

    assertThat(patched.data()).containsOnlyKeys("k");
  }

  @Test
  void lockedPatchOfAnOldObjectConflicts() throws Exception {
    ConfigMap old = client.create(ConfigMaps.of("a", "one", Map.of("k", "1")));
    client.update(ConfigMaps.of("a", "one", Map.of("k", "2")));
    ConfigMap wish = old.toBuilder().data(Map.of("k", "3")).build();

    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> MergeFrom.of(old).withOptimisticLock().patch(client, wish))
        .matches(ApiException::isConflict);
    assertThat(MergeFrom.of(old).patch(client, wish).data()).containsEntry("k", "3");
  }

  @Test
  void statusPatchLeavesTheRestAlone() throws Exception {
    Pod pod = client.create(Pod.builder().metadata(m -> m.namespace("a").name("p")).build());
    Pod wish =
        pod.toBuilder()
            .metadata(pod.metadata().toBuilder().labels(Map.of("not", "written")).build())
            .status(status -> status.phase("Failed"))
            .build();

    Pod patched = MergeFrom.of(pod).patchStatus(client, wish);

    assertThat(patched.status().phase()).isEqualTo("Failed");
    assertThat(patched.metadata().labels()).isEmpty();
    assertThat(server.writes()).endsWith("PATCH /api/v1/namespaces/a/pods/p/status");
  }
}
