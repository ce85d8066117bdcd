package dev.navarch.apiserver.openapi;

import static dev.navarch.apiserver.openapi.BuiltInDocuments.at;
import static dev.navarch.apiserver.openapi.BuiltInDocuments.json;
import static dev.navarch.apiserver.openapi.BuiltInDocuments.openApi;
import static dev.navarch.apiserver.openapi.BuiltInDocuments.served;
import static dev.navarch.apiserver.openapi.BuiltInDocuments.tree;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.install.Release;
import dev.navarch.apimachinery.schema.GroupVersion;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** What becomes of documents when custom resources come, change and go. */
class GenerationsTest {
  private final AtomicReference<ServedApis> now = new AtomicReference<>(served(1, List.of()));
  private final OpenApi openApi = openApi(Release.V1_36, now::get);

  private static CustomVersion custom(String version, String description) {
    return new CustomVersion(
        new GroupVersion("boats.example.com", version),
        List.of(
            new CustomResource(
                "ferries",
                "Ferry",
                "FerryList",
                false,
                false,
                true,
                Map.of("type", "object", "description", description))));
  }

  @Test
  void documentsAreMadeOnceForAGeneration() {
    OpenApiDocument document = openApi.v3("version").orElseThrow();

    now.set(served(1, List.of(custom("v1", "ignored"))));

    assertThat(openApi.v3("version")).containsSame(document);
    assertThat(json(openApi.v3("version").orElseThrow())).isSameAs(json(document));
    assertThat(openApi.v3("apis/boats.example.com/v1")).isEmpty();
  }

  @Test
  void aNewResourceChangesTheIndexAndNoOtherDocument() {
    String index = openApi.index().etag();
    OpenApiDocument version = openApi.v3("version").orElseThrow();

    now.set(served(2, List.of(custom("v1", "a boat"))));

    assertThat(openApi.index().etag()).isNotEqualTo(index);
    assertThat(openApi.v3("version")).containsSame(version);
    assertThat(at(tree(openApi.index()), "paths")).containsKey("apis/boats.example.com/v1");
  }

  @Test
  void onlyTheVersionThatChangedGetsANewDocument() {
    now.set(served(2, List.of(custom("v1", "a boat"), custom("v2", "a boat"))));
    OpenApiDocument first = openApi.v3("apis/boats.example.com/v1").orElseThrow();
    String second = openApi.v3("apis/boats.example.com/v2").orElseThrow().etag();

    now.set(served(3, List.of(custom("v1", "a boat"), custom("v2", "a ship"))));

    assertThat(openApi.v3("apis/boats.example.com/v1")).containsSame(first);
    assertThat(openApi.v3("apis/boats.example.com/v2").orElseThrow().etag()).isNotEqualTo(second);
  }

  @Test
  void aResourceThatWasTakenAwayIsGone() {
    now.set(served(2, List.of(custom("v1", "a boat"))));
    assertThat(openApi.v3("apis/boats.example.com/v1")).isPresent();

    now.set(served(3, List.of()));

    assertThat(openApi.v3("apis/boats.example.com/v1")).isEmpty();
  }

  @Test
  void serversThatServeTheSameGiveTheSameTags() {
    now.set(served(7, List.of(custom("v1", "a boat"))));
    OpenApi other = openApi(Release.V1_36, () -> served(9, List.of(custom("v1", "a boat"))));

    for (String path : List.of("apis/boats.example.com/v1", "apis/policy/v1", "version")) {
      assertThat(other.v3(path).orElseThrow().etag())
          .isEqualTo(openApi.v3(path).orElseThrow().etag())
          .matches("[0-9A-F]{64}");
    }
  }
}
