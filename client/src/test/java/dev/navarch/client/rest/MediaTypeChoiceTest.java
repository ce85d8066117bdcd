package dev.navarch.client.rest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.AllTypes;
import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.ConfigMapList;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.ProtobufSerializer;
import dev.navarch.apimachinery.unstructured.Unstructured;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MediaTypeChoiceTest {
  private static final String BOTH = "application/vnd.kubernetes.protobuf,application/json";
  private static final String JSON = "application/json, */*";
  private static final String MAP_JSON =
      "{\"kind\":\"ConfigMap\",\"apiVersion\":\"v1\",\"metadata\":{\"name\":\"m\"}}";

  private final ScriptedTransport transport = new ScriptedTransport();
  private final RestClient core =
      transport
          .builder()
          .mediaType(MediaTypes.PROTOBUF)
          .build()
          .forGroupVersion(new GroupVersion("", "v1"));
  private final ConfigMap map = ConfigMap.builder().metadata(m -> m.name("m")).build();
  private final byte[] mapBytes = new ProtobufSerializer(AllTypes.scheme()).encode(map);

  private Request post() {
    return core.post().namespace("ns").resource("configmaps");
  }

  @Test
  void protobufGoesBothWays() throws Exception {
    transport.answer(201, MediaTypes.PROTOBUF, mapBytes);

    ConfigMap created = post().body(map).send(ConfigMap.class);

    assertThat(created).isEqualTo(map);
    assertThat(transport.lastHeader("Content-Type")).isEqualTo(MediaTypes.PROTOBUF);
    assertThat(transport.lastHeader("Accept")).isEqualTo(BOTH);
    assertThat(transport.lastBody()).startsWith("k8s\0");
  }

  @Test
  void cachesAskForProtobufUnlessToldOtherwise() throws Exception {
    String list = "{\"kind\":\"ConfigMapList\",\"apiVersion\":\"v1\",\"metadata\":{}}";
    for (String chosen : List.of("", MediaTypes.PROTOBUF, MediaTypes.JSON)) {
      transport.json(200, list).json(200, "").json(200, list);
      ResourceClient<ConfigMap, ConfigMapList> maps =
          new ResourceClient<>(
              transport.builder().mediaType(chosen).build(),
              "configmaps",
              ConfigMap.class,
              ConfigMapList.class,
              "");

      maps.listerWatcher().list(ListOptions.builder().build());
      String listed = transport.lastHeader("Accept");
      maps.listerWatcher().watch(ListOptions.builder().build()).close();
      String watched = transport.lastHeader("Accept");
      maps.list();

      assertThat(listed).isEqualTo(chosen.equals(MediaTypes.JSON) ? JSON : BOTH);
      assertThat(watched).isEqualTo(listed);
      assertThat(transport.lastHeader("Accept"))
          .isEqualTo(chosen.equals(MediaTypes.PROTOBUF) ? BOTH : JSON);
    }
  }

  @Test
  void serverMayAnswerInJson() throws Exception {
    transport.json(200, MAP_JSON);

    assertThat(core.get().resource("configmaps").send(ConfigMap.class)).isEqualTo(map);
  }

  @Test
  void objectsWithoutATypeGoAsJson() throws Exception {
    transport.json(201, MAP_JSON);

    post()
        .body(Unstructured.of(Map.of("kind", "ConfigMap", "apiVersion", "v1")))
        .send(Unstructured.class);

    assertThat(transport.lastHeader("Content-Type")).isEqualTo(MediaTypes.JSON);
    assertThat(transport.lastHeader("Accept")).isEqualTo(JSON);
  }

  @Test
  void resourceThatRefusesProtobufGetsJsonFromThenOn() throws Exception {
    transport.json(415, "{}").json(201, MAP_JSON).json(201, MAP_JSON);

    post().body(map).send(ConfigMap.class);
    post().body(map).send(ConfigMap.class);

    assertThat(transport.requests())
        .extracting(request -> request.headers().first("Content-Type").orElse(""))
        .containsExactly(MediaTypes.PROTOBUF, MediaTypes.JSON, MediaTypes.JSON);
    assertThat(transport.lastHeader("Accept")).isEqualTo(JSON);
  }

  @Test
  void refusalHoldsForThatResourceOnly() throws Exception {
    transport.json(406, "{}").json(200, MAP_JSON).json(200, MAP_JSON);

    core.get().resource("configmaps").send(ConfigMap.class);
    core.get().resource("pods").send();

    assertThat(transport.lastHeader("Accept")).isEqualTo(BOTH);
  }

  @Test
  void protobufCanBeReadWithoutAType() throws Exception {
    transport.answer(200, MediaTypes.PROTOBUF, mapBytes);

    Unstructured read = core.get().resource("configmaps").send().into(Unstructured.class);

    assertThat(read.name()).isEqualTo("m");
    assertThat(read.typeMeta().kind()).isEqualTo("ConfigMap");
  }

  @Test
  void jsonIsTheDefault() throws Exception {
    ScriptedTransport plain = new ScriptedTransport().json(201, MAP_JSON);

    plain.client().post().absPath("/x").body(map).send(ConfigMap.class);

    assertThat(plain.lastHeader("Content-Type")).isEqualTo(MediaTypes.JSON);
    assertThat(plain.lastBody()).startsWith("{\"kind\":\"ConfigMap\",\"apiVersion\":\"v1\"");
  }
}
