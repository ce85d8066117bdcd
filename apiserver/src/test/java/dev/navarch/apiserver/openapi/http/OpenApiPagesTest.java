package dev.navarch.apiserver.openapi.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.AllTypes;
import dev.navarch.api.BuiltInGroups;
import dev.navarch.api.install.Release;
import dev.navarch.api.install.ResourceType;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apiserver.openapi.OpenApi;
import dev.navarch.apiserver.openapi.ServedApis;
import dev.navarch.apiserver.openapi.ServedVersion;
import dev.navarch.apiserver.server.Answer;
import dev.navarch.apiserver.server.PageServer;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpenApiPagesTest {
  private static final String V3 = "application/com.github.proto-openapi.spec.v3.v1.0+protobuf";
  private static final GroupVersion LEASES = new GroupVersion("coordination.k8s.io", "v1");
  private static final String PATH = "/openapi/v3/apis/coordination.k8s.io/v1";
  private static final PageServer SERVER = new PageServer();

  @BeforeAll
  static void serve() {
    List<ResourceType> leases =
        BuiltInGroups.servedByDefault(Release.V1_36).stream()
            .filter(type -> type.name().groupVersion().equals(LEASES))
            .toList();
    OpenApi documents =
        new OpenApi(
            AllTypes.scheme(),
            Release.V1_36,
            "v1.36.4",
            () -> new ServedApis(1, List.of(new ServedVersion(LEASES, leases)), List.of()));
    SERVER.serve(new OpenApiPages(documents, SERVER.workers(), () -> PageServer.NOW).pages(true));
  }

  @AfterAll
  static void close() {
    SERVER.close();
  }

  @ParameterizedTest
  @CsvSource({
    "/openapi/v2, '', application/json",
    "/openapi/v2, */*, application/json",
    "/openapi/v2, application/com.github.proto-openapi.spec.v2@v1.0+protobuf,"
        + "application/com.github.proto-openapi.spec.v2.v1.0+protobuf",
    PATH + ", application/json, application/json",
    PATH + ", 'text/html,application/*;q=0.5', application/json",
    PATH + ", 'application/json;q=0.1," + V3 + "', " + V3,
    PATH + ", application/com.github.proto-openapi.spec.v3@v1.0+protobuf, " + V3
  })
  void documentsComeInTheFormThatIsWantedMost(String path, String accept, String contentType) {
    Answer answer = SERVER.get(path, "Accept", accept);

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.contentType()).isEqualTo(contentType);
    assertThat(answer.header("Vary")).isEqualTo("Accept");
    assertThat(answer.header("ETag")).matches("\"[0-9A-F]+\"");
    assertThat(answer.body()).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/openapi/v2", PATH})
  void aFormThatThereIsNotIsRefused(String path) {
    Answer answer = SERVER.get(path, "Accept", "application/yaml");

    assertThat(answer.status()).isEqualTo(406);
    assertThat(answer.body()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/openapi/v2", "/openapi/v3", PATH})
  void whoHasADocumentIsToldSo(String path) {
    String tag = SERVER.get(path).header("ETag");
    Answer held = SERVER.get(path, "If-None-Match", "\"other\", W/" + tag);
    Answer other = SERVER.get(path, "If-None-Match", "\"other\"");

    assertThat(held.status()).isEqualTo(304);
    assertThat(held.body()).isEmpty();
    assertThat(held.header("ETag")).isEqualTo(tag);
    assertThat(other.status()).isEqualTo(200);
  }

  @Test
  void theIndexLeadsToDocumentsThatCanBeKeptForEver() {
    Answer index = SERVER.get("/openapi/v3", "Accept", "application/json");
    String text = index.text();
    int start = text.indexOf(PATH + "?hash=");
    String url = text.substring(start, text.indexOf('"', start));
    Answer document = SERVER.get(url, "Accept", "application/json");

    assertThat(index.contentType()).isEqualTo("text/plain; charset=utf-8");
    assertThat(document.status()).isEqualTo(200);
    assertThat(document.header("Cache-Control")).isEqualTo("public, immutable");
    assertThat(document.header("Expires")).isEqualTo("Tue, 16 Nov 2027 09:05:00 GMT");
    assertThat(document.json()).containsEntry("openapi", "3.0.0");
    assertThat(url).endsWith(document.header("ETag").replace("\"", ""));
  }

  @Test
  void aDocumentWithoutItsHashIsNotKept() {
    Answer answer = SERVER.get(PATH);

    assertThat(answer.header("Cache-Control")).isEqualTo("no-cache, private");
    assertThat(answer.header("Expires")).isEmpty();
  }

  @Test
  void theHashOfAnotherTimeLeadsToWhereTheDocumentIsNow() {
    Answer moved = SERVER.get(PATH + "?hash=ABC");

    assertThat(moved.status()).isEqualTo(301);
    assertThat(SERVER.get(moved.header("Location")).status()).isEqualTo(200);
    assertThat(moved.header("Location")).startsWith(PATH + "?hash=");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/openapi/v3/apis/nosuch/v1", "/openapi/v3/", PATH + "/"})
  void aDocumentThatIsNotThereIsNotFound(String path) {
    assertThat(SERVER.get(path).status()).isEqualTo(404);
  }

  @Test
  void anOldReleaseHasNoVersionThree() {
    OpenApi unused =
        new OpenApi(
            AllTypes.scheme(),
            Release.V1_20,
            "v1.20.15",
            () -> new ServedApis(1, List.of(), List.of()));

    assertThat(new OpenApiPages(unused, SERVER.workers(), () -> PageServer.NOW).pages(false))
        .containsOnlyKeys("/openapi/v2");
  }
}
