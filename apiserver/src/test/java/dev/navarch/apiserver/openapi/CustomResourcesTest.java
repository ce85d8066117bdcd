package dev.navarch.apiserver.openapi;

import static dev.navarch.apiserver.openapi.BuiltInDocuments.at;
import static dev.navarch.apiserver.openapi.BuiltInDocuments.openApi;
import static dev.navarch.apiserver.openapi.BuiltInDocuments.served;
import static dev.navarch.apiserver.openapi.BuiltInDocuments.tree;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.install.Release;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.schema.GroupVersion;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CustomResourcesTest {
  private static final String PATH = "apis/boats.example.com/v1";
  private static final String FERRY = "com.example.boats.v1.Ferry";

  private static final Map<String, Object> SCHEMA =
      json(
          """
          {"type": "object", "description": "A boat.", "required": ["spec", "status"],
           "properties": {
             "spec": {"type": "object", "properties": {
               "decks": {"type": "integer", "minimum": 1, "default": 2},
               "cargo": {"x-kubernetes-embedded-resource": true, "type": "object",
                         "x-kubernetes-preserve-unknown-fields": true},
               "length": {"x-kubernetes-int-or-string": true,
                          "anyOf": [{"type": "integer"}, {"type": "string"}]},
               "$ref": {"type": "string", "enum": ["a"]}}},
             "status": {"type": "object", "nullable": true,
                        "properties": {"at": {"type": "string"}}}}}
          """);

  private static Map<String, Object> json(String text) {
    return BuiltInDocuments.object(Objects.requireNonNull(JsonTree.parse(text.getBytes(UTF_8))));
  }

  private static CustomVersion version(@Nullable Map<String, Object> schema) {
    return new CustomVersion(
        new GroupVersion("boats.example.com", "v1"),
        List.of(new CustomResource("ferries", "Ferry", "FerryList", true, true, false, schema)));
  }

  private static OpenApi serving(CustomVersion... versions) {
    ServedApis served = served(1, List.of(versions));
    return openApi(Release.V1_36, () -> served);
  }

  @Test
  void aCustomResourceHasADocumentOfItsOwn() {
    Map<String, Object> document = tree(serving(version(SCHEMA)).v3(PATH).orElseThrow());

    assertThat(at(document, "paths"))
        .containsKeys(
            "/apis/boats.example.com/v1/ferries",
            "/apis/boats.example.com/v1/namespaces/{namespace}/ferries/{name}/status",
            "/apis/boats.example.com/v1/watch/ferries")
        .doesNotContainKeys(
            "/apis/boats.example.com/v1/namespaces/{namespace}/ferries/{name}/scale");
    assertThat(at(document, "paths", "/apis/boats.example.com/v1/ferries", "get"))
        .containsEntry("operationId", "listBoatsExampleComV1FerryForAllNamespaces");
    assertThat(at(document, "components", "schemas", FERRY))
        .containsEntry("description", "A boat.")
        .containsEntry(
            "x-kubernetes-group-version-kind",
            List.of(Map.of("group", "boats.example.com", "version", "v1", "kind", "Ferry")));
    assertThat(at(document, "components", "schemas", FERRY + "List", "properties", "items"))
        .containsEntry("items", Map.of("$ref", "#/components/schemas/" + FERRY));
  }

  @Test
  void aSchemaGetsWhatEveryObjectHas() {
    Map<String, Object> properties =
        at(
            tree(serving(version(SCHEMA)).v3(PATH).orElseThrow()),
            "components",
            "schemas",
            FERRY,
            "properties");

    assertThat(properties).containsKeys("apiVersion", "kind", "metadata", "spec", "status");
    assertThat(at(properties, "metadata").toString()).contains("meta.v1.ObjectMeta");
    assertThat(at(properties, "spec", "properties", "cargo", "properties"))
        .containsKeys("apiVersion", "kind", "metadata");
    assertThat(at(properties, "spec", "properties", "decks")).containsEntry("default", 2L);
  }

  @Test
  void aFieldCalledLikeAKeywordIsAField() {
    OpenApi openApi = serving(version(SCHEMA));

    assertThat(
            at(
                tree(openApi.v3(PATH).orElseThrow()),
                "components",
                "schemas",
                FERRY,
                "properties",
                "spec",
                "properties",
                "$ref"))
        .containsEntry("type", "string");
    assertThat(
            at(
                tree(openApi.v2()),
                "definitions",
                FERRY,
                "properties",
                "spec",
                "properties",
                "$ref"))
        .containsEntry("type", "string");
  }

  @Test
  void version2LeavesOutWhatItsClientsDoNotUnderstand() {
    Map<String, Object> ferry = at(tree(serving(version(SCHEMA)).v2()), "definitions", FERRY);
    Map<String, Object> spec = at(ferry, "properties", "spec", "properties");

    assertThat(ferry).containsEntry("required", List.of("spec"));
    assertThat(at(ferry, "properties", "status"))
        .doesNotContainKeys("type", "nullable", "properties");
    assertThat(at(spec, "length")).doesNotContainKey("anyOf");
    assertThat(at(spec, "decks")).containsEntry("minimum", 1L).doesNotContainKey("default");
  }

  @Test
  void objectsOfAnyShapeAreServedToo() {
    OpenApi openApi = serving(version(null));

    assertThat(at(tree(openApi.v3(PATH).orElseThrow()), "components", "schemas", FERRY))
        .containsEntry("x-kubernetes-preserve-unknown-fields", true);
    assertThat(at(tree(openApi.v2()), "definitions", FERRY))
        .containsEntry("type", "object")
        .doesNotContainKey("properties");
  }

  @Test
  void objectsThatTakeAnyFieldHaveNoNamedOnesInVersion2() {
    Map<String, Object> schema =
        json(
            """
            {"type": "object", "x-kubernetes-preserve-unknown-fields": true,
             "properties": {"spec": {"type": "object"}}}
            """);

    OpenApi openApi = serving(version(schema));

    assertThat(at(tree(openApi.v2()), "definitions", FERRY))
        .containsEntry("type", "object")
        .doesNotContainKey("properties");
    assertThat(
            at(tree(openApi.v3(PATH).orElseThrow()), "components", "schemas", FERRY, "properties"))
        .containsKeys("apiVersion", "kind", "metadata", "spec");
  }

  @Test
  void theirGroupsHaveNoDocumentAndTheirPatchesAreNotStrategic() {
    OpenApi openApi = serving(version(SCHEMA));

    assertThat(openApi.v3("apis/boats.example.com")).isEmpty();
    assertThat(
            at(
                tree(openApi.v3(PATH).orElseThrow()),
                "paths",
                "/apis/boats.example.com/v1/namespaces/{namespace}/ferries/{name}",
                "patch",
                "requestBody",
                "content"))
        .containsKey("application/merge-patch+json")
        .doesNotContainKey("application/strategic-merge-patch+json");
  }

  @Test
  void theProtobufFormsCanBeRead() {
    OpenApi openApi = serving(version(SCHEMA));
    OpenApiDocument v3 = openApi.v3(PATH).orElseThrow();
    OpenApiDocument v2 = openApi.v2();

    WireMessage properties3 =
        WireMessage.parse(v3.content(v3.mediaTypes().get(1)).orElseThrow().bytes())
            .message(5)
            .message(1)
            .named(1, FERRY)
            .message(1)
            .message(31);
    WireMessage properties2 =
        WireMessage.parse(v2.content(v2.mediaTypes().get(1)).orElseThrow().bytes())
            .message(9)
            .named(1, FERRY)
            .message(25);

    WireMessage decks =
        properties3.named(1, "spec").message(1).message(31).named(1, "decks").message(1);
    assertThat(decks.all(13)).containsExactly(1.0);
    assertThat(decks.message(33).all(1)).containsExactly(2.0);
    assertThat(properties2.named(1)).containsKeys("apiVersion", "metadata", "spec");
  }
}
