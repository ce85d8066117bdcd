package dev.navarch.apiserver.openapi;

import static dev.navarch.apiserver.openapi.BuiltInDocuments.OPEN_API;
import static dev.navarch.apiserver.openapi.BuiltInDocuments.at;
import static dev.navarch.apiserver.openapi.BuiltInDocuments.object;
import static dev.navarch.apiserver.openapi.BuiltInDocuments.tree;
import static dev.navarch.apiserver.openapi.BuiltInDocuments.v3;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.json.JsonTree;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The protobuf forms say what the JSON forms say, under the numbers that clients read. */
class ProtobufFormTest {
  private static final String V2 = "application/com.github.proto-openapi.spec.v2.v1.0+protobuf";
  private static final String V3 = "application/com.github.proto-openapi.spec.v3.v1.0+protobuf";

  private static WireMessage v2Message() {
    return WireMessage.parse(OPEN_API.v2().content(V2).orElseThrow().bytes());
  }

  private static WireMessage v3Message(String path) {
    return WireMessage.parse(OPEN_API.v3(path).orElseThrow().content(V3).orElseThrow().bytes());
  }

  /** The value of an extension, which stands there as text. */
  private static @Nullable Object extension(WireMessage in, int field, String name) {
    WireMessage value = in.named(field).get(name);
    return value == null ? null : JsonTree.parse(value.text(2).getBytes(UTF_8));
  }

  @Test
  void theOldMediaTypeGetsTheSameUnderTheNewName() {
    OpenApiDocument.Content old =
        OPEN_API
            .v2()
            .content("application/com.github.proto-openapi.spec.v2@v1.0+protobuf")
            .orElseThrow();

    assertThat(old.mediaType()).isEqualTo(V2);
    assertThat(old.bytes()).isEqualTo(OPEN_API.v2().content(V2).orElseThrow().bytes());
    assertThat(OPEN_API.v2().content(V3)).isEmpty();
    assertThat(OPEN_API.index().content(V3)).isEmpty();
  }

  @Test
  void everyDefinitionOfVersion2IsTheSameInBothForms() {
    Map<String, WireMessage> definitions = v2Message().message(9).named(1);
    Map<String, Object> expected = at(tree(OPEN_API.v2()), "definitions");

    assertThat(definitions.keySet()).isEqualTo(expected.keySet());
    expected.forEach((name, schema) -> assertSame(name, definitions.get(name), object(schema)));
  }

  private static void assertSame(
      String path, @Nullable WireMessage message, Map<String, Object> schema) {
    assertThat(message).as(path).isNotNull();
    if (message == null) {
      return;
    }
    assertThat(message.text(1)).as(path).isEqualTo(schema.getOrDefault("$ref", ""));
    assertThat(message.text(2)).as(path).isEqualTo(schema.getOrDefault("format", ""));
    assertThat(message.text(4)).as(path).isEqualTo(schema.getOrDefault("description", ""));
    assertThat(message.texts(19)).as(path).isEqualTo(schema.getOrDefault("required", List.of()));
    assertThat(message.has(22)).as(path).isEqualTo(schema.containsKey("type"));
    if (schema.get("type") instanceof String type) {
      assertThat(message.message(22).texts(1)).as(path).containsExactly(type);
    }
    if (schema.get("items") instanceof Map<?, ?> items) {
      assertSame(path + "[]", message.message(23).message(1), object(items));
    }
    if (schema.get("additionalProperties") instanceof Map<?, ?> values) {
      assertSame(path + "{}", message.message(21).message(1), object(values));
    }
    if (schema.get("properties") instanceof Map<?, ?> properties) {
      Map<String, WireMessage> named = message.message(25).named(1);
      assertThat(named.keySet()).as(path).isEqualTo(properties.keySet());
      object(properties)
          .forEach(
              (name, property) -> assertSame(path + "." + name, named.get(name), object(property)));
    }
    schema.forEach((key, value) -> {
      if (key.startsWith("x-")) {
        assertThat(extension(message, 31, key)).as(path).isEqualTo(value);
      }
    });
  }

  @Test
  void anOperationOfVersion2ShowsItsKindAndItsParameters() {
    WireMessage item =
        v2Message().message(8).named(2, "/apis/apps/v1/namespaces/{namespace}/deployments/{name}");
    WireMessage patch = item.message(8);
    List<WireMessage> parameters = patch.messages(8);

    assertThat(patch.text(5)).isEqualTo("patchAppsV1NamespacedDeployment");
    assertThat(extension(patch, 13, "x-kubernetes-group-version-kind"))
        .isEqualTo(Map.of("group", "apps", "kind", "Deployment", "version", "v1"));
    assertThat(parameters)
        .anySatisfy(parameter -> {
          WireMessage query = parameter.message(1).message(2).message(3);
          assertThat(query.text(4)).isEqualTo("dryRun");
          assertThat(query.text(2)).isEqualTo("query");
          assertThat(query.text(6)).isEqualTo("string");
        })
        .anySatisfy(parameter -> {
          WireMessage body = parameter.message(1).message(1);
          assertThat(body.text(2)).isEqualTo("body");
          assertThat(body.message(5).text(1)).endsWith("meta.v1.Patch");
        });
    WireMessage name = item.messages(9).get(0).message(1).message(2).message(4);
    assertThat(name.text(4)).isEqualTo("name");
    assertThat(name.all(1)).containsExactly(1L);
    assertThat(item.messages(9).get(1).message(2).text(1)).isEqualTo("#/parameters/namespace");
    assertThat(patch.message(9).named(1)).containsOnlyKeys("200", "201", "401");
  }

  @Test
  void version3HasItsSchemasAndReferences() {
    WireMessage document = v3Message("apis/apps/v1");
    WireMessage named = document.message(5).message(1);

    assertThat(document.text(1)).isEqualTo("3.0.0");
    assertThat(document.message(2).text(6)).isEqualTo("v1.36.4");
    assertThat(named.named(1).keySet())
        .isEqualTo(at(v3("apis/apps/v1"), "components", "schemas").keySet());
    WireMessage deployment = named.named(1, "io.k8s.api.apps.v1.Deployment").message(1);
    assertThat(deployment.text(25)).isEqualTo("object");
    WireMessage spec = deployment.message(31).named(1, "spec");
    assertThat(spec.message(1).messages(26).get(0).message(2).text(1))
        .isEqualTo("#/components/schemas/io.k8s.api.apps.v1.DeploymentSpec");
    WireMessage port = named.named(1, "io.k8s.api.core.v1.ContainerPort").message(1);
    WireMessage protocol = port.message(31).named(1, "protocol");
    assertThat(protocol.message(1).message(33).text(3)).isEqualTo("TCP");
  }

  @Test
  void version3HasItsPaths() {
    WireMessage paths = v3Message("apis/policy/v1").message(4);

    assertThat(paths.named(1).keySet()).isEqualTo(at(v3("apis/policy/v1"), "paths").keySet());
    WireMessage item =
        paths.named(1, "/apis/policy/v1/namespaces/{namespace}/poddisruptionbudgets/{name}");
    assertThat(item.message(5).text(5)).isEqualTo("replacePolicyV1NamespacedPodDisruptionBudget");
    WireMessage body = item.message(5).message(7).message(1).message(2).named(1, "*/*");
    assertThat(body.message(1).message(2).text(1)).endsWith("policy.v1.PodDisruptionBudget");
    assertThat(extension(item.message(5), 13, "x-kubernetes-action")).isEqualTo("put");
  }
}
