package dev.navarch.client.dynamic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.client.rest.ScriptedTransport;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DynamicClientTest {
  private static final String WIDGET =
      """
      {"apiVersion":"example.com/v1","kind":"Widget","metadata":{"name":"w"},"spec":{"size":3}}
      """;

  private final ScriptedTransport transport = new ScriptedTransport();
  private final DynamicClient client =
      new DynamicClient(transport.builder().mediaType(MediaTypes.PROTOBUF).build());
  private final DynamicResourceClient widgets =
      client.resource(new GroupVersionResource("example.com", "v1", "widgets"));

  @Test
  void anyResourceIsReadAndWritten() throws Exception {
    transport.json(200, WIDGET).json(200, WIDGET).json(200, WIDGET);

    Unstructured widget = widgets.namespace("ns").get("w");
    widgets.namespace("ns").update(widget.withNested(4, "spec", "size"));
    widgets.get("w");

    assertThat(widget.nested(Long.class, "spec", "size")).contains(3L);
    assertThat(transport.asked())
        .containsExactly(
            "GET /apis/example.com/v1/namespaces/ns/widgets/w",
            "PUT /apis/example.com/v1/namespaces/ns/widgets/w",
            "GET /apis/example.com/v1/widgets/w");
    assertThat(transport.requests())
        .extracting(request -> request.headers().first("Accept").orElse(""))
        .containsOnly("application/json, */*");
  }

  @Test
  void appliedObjectIsSentAsItIs() throws Exception {
    transport.json(200, WIDGET);

    widgets
        .namespace("ns")
        .apply(
            Unstructured.of(
                Map.of(
                    "apiVersion",
                    "example.com/v1",
                    "kind",
                    "Widget",
                    "metadata",
                    Map.of("name", "w"),
                    "spec",
                    Map.of("size", 0))),
            "me",
            true);

    assertThat(transport.lastBody()).contains("\"spec\":{\"size\":0}");
    assertThat(transport.lastRequest().path())
        .isEqualTo("/apis/example.com/v1/namespaces/ns/widgets/w?fieldManager=me&force=true");
  }

  @Test
  void objectsGetATypeAndLoseIt() {
    ConfigMap map = ConfigMap.builder().metadata(m -> m.name("m")).data(Map.of("k", "v")).build();

    Unstructured untyped = DynamicClient.toUnstructured(map);

    assertThat(untyped.nested(String.class, "data", "k")).contains("v");
    assertThat(DynamicClient.toTyped(untyped, ConfigMap.class)).isEqualTo(map);
  }
}
