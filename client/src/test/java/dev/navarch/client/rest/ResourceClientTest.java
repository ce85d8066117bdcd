package dev.navarch.client.rest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.autoscaling.v1.Scale;
import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ConfigMapList;
import dev.navarch.apimachinery.meta.v1.CreateOptions;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.client.cache.ListerWatcher;
import dev.navarch.client.cache.Page;
import dev.navarch.client.watch.Event;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResourceClientTest {
  private static final String MAP =
      "{\"kind\":\"ConfigMap\",\"apiVersion\":\"v1\",\"metadata\":{\"name\":\"m\"}}";
  private static final String LIST =
      """
      {"kind":"ConfigMapList","apiVersion":"v1","metadata":{"resourceVersion":"7","continue":"c"},\
      "items":[{"metadata":{"name":"m"}}]}
      """;
  private static final String DONE =
      "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":\"Success\"}";

  private final ScriptedTransport transport = new ScriptedTransport();
  private final ResourceClient<ConfigMap, ConfigMapList> maps =
      new ResourceClient<>(
          transport.client().forGroupVersion(new GroupVersion("", "v1")),
          "configmaps",
          ConfigMap.class,
          ConfigMapList.class,
          "ns");
  private final ConfigMap map = ConfigMap.builder().metadata(m -> m.name("m")).build();

  @Test
  void everyVerbGoesToItsPath() throws Exception {
    for (int i = 0; i < 6; i++) {
      transport.json(200, MAP);
    }
    assertThat(maps.create(map)).isEqualTo(map);
    assertThat(maps.update(map)).isEqualTo(map);
    assertThat(maps.updateStatus(map)).isEqualTo(map);
    assertThat(maps.get("m")).isEqualTo(map);
    assertThat(maps.patch("m", PatchType.MERGE, new byte[] {'{', '}'}, "status")).isEqualTo(map);
    assertThat(maps.apply(map, "me", true)).isEqualTo(map);
    transport.json(200, DONE).json(200, DONE).json(200, LIST);
    maps.delete("m");
    maps.deleteCollection(
        DeleteOptions.builder().propagationPolicy("Orphan").build(),
        ListOptions.builder().labelSelector("a=b").build());
    maps.list();

    assertThat(transport.asked())
        .containsExactly(
            "POST /api/v1/namespaces/ns/configmaps",
            "PUT /api/v1/namespaces/ns/configmaps/m",
            "PUT /api/v1/namespaces/ns/configmaps/m/status",
            "GET /api/v1/namespaces/ns/configmaps/m",
            "PATCH /api/v1/namespaces/ns/configmaps/m/status",
            "PATCH /api/v1/namespaces/ns/configmaps/m?fieldManager=me&force=true",
            "DELETE /api/v1/namespaces/ns/configmaps/m",
            "DELETE /api/v1/namespaces/ns/configmaps?labelSelector=a%3Db",
            "GET /api/v1/namespaces/ns/configmaps");
  }

  @Test
  void patchSaysHowItIsWritten() throws Exception {
    transport.json(200, MAP).json(200, MAP);

    maps.patch("m", PatchType.STRATEGIC_MERGE, new byte[] {'{', '}'});
    assertThat(transport.lastHeader("Content-Type"))
        .isEqualTo("application/strategic-merge-patch+json");

    maps.apply(map, "me", false);
    assertThat(transport.lastHeader("Content-Type")).isEqualTo("application/apply-patch+yaml");
    assertThat(transport.lastBody())
        .isEqualTo("{\"apiVersion\":\"v1\",\"kind\":\"ConfigMap\",\"metadata\":{\"name\":\"m\"}}");
  }

  @Test
  void optionsOfADeletionAreItsBody() throws Exception {
    transport.json(200, DONE);

    maps.delete("m", DeleteOptions.builder().propagationPolicy("Foreground").build());

    assertThat(transport.lastBody())
        .contains("\"kind\":\"DeleteOptions\"")
        .contains("\"propagationPolicy\":\"Foreground\"");
  }

  @Test
  void optionsOfACreationAreItsQuery() throws Exception {
    transport.json(201, MAP);

    maps.create(map, CreateOptions.builder().dryRun(List.of("All")).build());

    assertThat(transport.lastRequest().path()).endsWith("configmaps?dryRun=All");
  }

  @Test
  void timeoutOfAListHoldsHereToo() throws Exception {
    transport.json(200, LIST);

    maps.list(ListOptions.builder().timeoutSeconds(3L).build());

    assertThat(transport.lastRequest().path()).endsWith("configmaps?timeout=3s&timeoutSeconds=3");
    assertThat(transport.lastRequest().timeout()).hasSeconds(3);
  }

  @Test
  void watchCanBeACallback() throws Exception {
    transport.json(200, "{\"type\":\"ADDED\",\"object\":" + MAP + "}");
    List<Event<ConfigMap>> events = new ArrayList<>();

    maps.watch(ListOptions.builder().resourceVersion("1").build(), events::add);

    assertThat(events).containsExactly(new Event.Added<>(map));
    assertThat(transport.lastRequest().path()).endsWith("configmaps?resourceVersion=1&watch=true");
  }

  @Test
  void cacheListsAndWatchesWithItsRestriction() throws Exception {
    transport.json(200, LIST).json(200, "");
    ListerWatcher<ConfigMap> source =
        maps.listerWatcher(
            ListOptions.builder().labelSelector("a=b").fieldSelector("metadata.name=m").build());

    Page<ConfigMap> page = source.list(ListOptions.builder().labelSelector("c=d").build());
    source.watch(ListOptions.builder().resourceVersion(page.resourceVersion()).build()).close();

    assertThat(page).isEqualTo(new Page<>(List.of(map), "7", "c"));
    assertThat(transport.asked())
        .containsExactly(
            "GET /api/v1/namespaces/ns/configmaps"
                + "?fieldSelector=metadata.name%3Dm&labelSelector=a%3Db%2Cc%3Dd",
            "GET /api/v1/namespaces/ns/configmaps?fieldSelector=metadata.name%3Dm"
                + "&labelSelector=a%3Db&resourceVersion=7&watch=true");
  }

  @Test
  void subresourcesAreObjectsOfTheirOwn() throws Exception {
    String scale =
        "{\"kind\":\"Scale\",\"apiVersion\":\"autoscaling/v1\",\"spec\":{\"replicas\":3}}";
    transport.json(200, scale).json(200, scale).json(201, DONE);

    Scale read = maps.getSubresource("m", "scale", Scale.class);
    maps.updateSubresource("m", "scale", read, Scale.class);
    maps.createSubresource("m", "scale", read, CreateOptions.builder().build());

    assertThat(read.spec().replicas()).isEqualTo(3);
    assertThat(transport.asked())
        .containsExactly(
            "GET /api/v1/namespaces/ns/configmaps/m/scale",
            "PUT /api/v1/namespaces/ns/configmaps/m/scale",
            "POST /api/v1/namespaces/ns/configmaps/m/scale");
  }
}
