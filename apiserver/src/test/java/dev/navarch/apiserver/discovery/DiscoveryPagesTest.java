package dev.navarch.apiserver.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apidiscovery.v2.APIGroupDiscoveryList;
import dev.navarch.apimachinery.meta.v1.APIVersions;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apiserver.endpoint.Catalog;
import dev.navarch.apiserver.server.Answer;
import dev.navarch.apiserver.server.PageServer;
import dev.navarch.apiserver.server.SampleCatalog;
import dev.navarch.storage.memory.MemoryStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DiscoveryPagesTest {
  private static final String AGGREGATED =
      "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList";

  private final MemoryStore store = MemoryStore.create();
  private final PageServer server = new PageServer();

  @BeforeEach
  void fill() {
    SampleCatalog.fill(server, store);
    serve(server, DiscoveryPages.AGGREGATED_1_36);
  }

  private static void serve(PageServer server, Set<String> aggregated) {
    server.serve(
        new DiscoveryPages(
                server.catalog(),
                server.codecs(),
                server.negotiator(),
                "192.0.2.10:6443",
                aggregated)
            .pages());
  }

  @AfterEach
  void close() {
    server.close();
    store.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api", "/api/"})
  void theCoreGroupTellsItsVersionsAndNoVersionOfItsOwn(String path) {
    Answer answer = server.get(path);

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.contentType()).isEqualTo("application/json");
    assertThat(answer.text())
        .isEqualTo(
            """
            {"kind":"APIVersions","versions":["v1"],"serverAddressByClientCIDRs":\
            [{"clientCIDR":"0.0.0.0/0","serverAddress":"192.0.2.10:6443"}]}
            """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/apis", "/apis/"})
  void groupsComeInTheOrderOfTheCatalogWithTheirPreferredVersion(String path) {
    assertThat(server.get(path).text())
        .isEqualTo(
            """
            {"kind":"APIGroupList","apiVersion":"v1","groups":[\
            {"name":"apps","versions":[{"groupVersion":"apps/v1","version":"v1"}],\
            "preferredVersion":{"groupVersion":"apps/v1","version":"v1"}},\
            {"name":"autoscaling","versions":[{"groupVersion":"autoscaling/v2","version":"v2"},\
            {"groupVersion":"autoscaling/v1","version":"v1"}],\
            "preferredVersion":{"groupVersion":"autoscaling/v2","version":"v2"}}]}
            """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/apis/apps", "/apis/apps/"})
  void aGroupSaysWhatItIs(String path) {
    assertThat(server.get(path).text())
        .isEqualTo(
            """
            {"kind":"APIGroup","apiVersion":"v1","name":"apps",\
            "versions":[{"groupVersion":"apps/v1","version":"v1"}],\
            "preferredVersion":{"groupVersion":"apps/v1","version":"v1"}}
            """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/apis/apps/v1", "/apis/apps/v1/"})
  void aVersionTellsItsResourcesAndKindsOfOtherGroups(String path) {
    assertThat(server.get(path).text())
        .isEqualTo(
            """
            {"kind":"APIResourceList","apiVersion":"v1","groupVersion":"apps/v1","resources":[\
            {"name":"deployments","singularName":"deployment","namespaced":true,\
            "kind":"Deployment","verbs":["create","delete","deletecollection","get","list",\
            "patch","update","watch"],"shortNames":["de"],"categories":["all"],\
            "storageVersionHash":"aGFzaA=="},\
            {"name":"deployments/scale","singularName":"","namespaced":true,\
            "group":"autoscaling","version":"v1","kind":"Scale",\
            "verbs":["get","patch","update"]}]}
            """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api/v1", "/api/v1/"})
  void resourcesOfTheCoreGroupNameNoVersionOfTheList(String path) {
    assertThat(server.get(path).text())
        .startsWith("{\"kind\":\"APIResourceList\",\"groupVersion\":\"v1\",\"resources\":[");
  }

  @Test
  void everythingIsToldInOneDocumentToThoseWhoAskForIt() {
    Answer answer = server.get("/apis", "Accept", AGGREGATED + ",application/json");

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.contentType()).isEqualTo(AGGREGATED);
    assertThat(answer.header("Vary")).isEqualTo("Accept");
    assertThat(answer.text())
        .startsWith(
            """
            {"kind":"APIGroupDiscoveryList","apiVersion":"apidiscovery.k8s.io/v2","metadata":{},\
            "items":[{"metadata":{"name":"apps"},"versions":[{"version":"v1","resources":[\
            {"resource":"deployments","responseKind":{"group":"","version":"",\
            "kind":"Deployment"},"scope":"Namespaced","singularResource":"deployment",\
            "verbs":["create","delete","deletecollection","get","list","patch","update","watch"],\
            "shortNames":["de"],"categories":["all"],"subresources":[{"subresource":"scale",\
            "responseKind":{"group":"autoscaling","version":"v1","kind":"Scale"},\
            "verbs":["get","patch","update"]}]}],"freshness":"Current"}]}\
            """);
  }

  @Test
  void theCoreGroupInOneDocumentHasNoName() {
    Answer answer = server.get("/api", "Accept", AGGREGATED);

    assertThat(answer.text())
        .contains("\"items\":[{\"metadata\":{},\"versions\":[{\"version\":\"v1\",")
        .contains(
            "{\"resource\":\"namespaces\","
                + "\"responseKind\":{\"group\":\"\",\"version\":\"\",\"kind\":\"Namespace\"},"
                + "\"scope\":\"Cluster\"");
  }

  @Test
  void aSubResourceOfNothingStillHasAPlace() {
    Answer answer = server.get("/api", "Accept", AGGREGATED);

    assertThat(answer.text())
        .contains(
            "{\"resource\":\"serviceaccounts\","
                + "\"responseKind\":{\"group\":\"\",\"version\":\"\",\"kind\":\"\"},"
                + "\"scope\":\"Namespaced\",\"singularResource\":\"\",\"verbs\":[],"
                + "\"subresources\":[{\"subresource\":\"token\","
                + "\"responseKind\":{\"group\":\"authentication.k8s.io\",\"version\":\"v1\","
                + "\"kind\":\"TokenRequest\"},\"verbs\":[\"create\"]}]}");
  }

  @Test
  void whoHasTheDocumentIsToldSoUntilTheCatalogChanges() {
    String tag = server.get("/apis", "Accept", AGGREGATED).header("ETag");
    Answer held = server.get("/apis", "Accept", AGGREGATED, "If-None-Match", tag);
    server
        .catalog()
        .change(groups -> {
          List<Catalog.Group> more = new ArrayList<>(groups);
          more.add(SampleCatalog.emptyGroup("stable.example.com"));
          return more;
        });
    Answer changed = server.get("/apis", "Accept", AGGREGATED, "If-None-Match", tag);

    assertThat(tag).matches("\"[0-9A-F]{64}\"");
    assertThat(held.status()).isEqualTo(304);
    assertThat(held.body()).isEmpty();
    assertThat(held.header("ETag")).isEqualTo(tag);
    assertThat(changed.status()).isEqualTo(200);
    assertThat(changed.header("ETag")).isNotEqualTo(tag);
    assertThat(changed.text()).contains("stable.example.com");
    assertThat(server.get("/apis/stable.example.com/v1").json())
        .containsEntry("groupVersion", "stable.example.com/v1")
        .containsEntry("resources", List.of());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "application/json;g=apidiscovery.k8s.io;v=v2beta1;as=APIGroupDiscoveryList,"
            + "application/json",
        "application/json," + AGGREGATED,
        "application/json;as=Table;g=meta.k8s.io;v=v1,application/json",
        "*/*"
      })
  void whoCanHaveOrPrefersThePlainListGetsIt(String accept) {
    Answer answer = server.get("/apis", "Accept", accept);

    assertThat(answer.contentType()).isEqualTo("application/json");
    assertThat(answer.json()).containsEntry("kind", "APIGroupList");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/apis      | v9 | APIGroupDiscoveryList | apidiscovery.k8s.io",
        "/apis/apps | v2 | APIGroupDiscoveryList | apidiscovery.k8s.io",
        "/apis      | v1 | Table                 | meta.k8s.io"
      })
  void whatCannotBeHadIsNotAcceptable(String path, String version, String as, String group) {
    Answer answer =
        server.get(
            path, "Accept", "application/json;g=%s;v=%s;as=%s".formatted(group, version, as));

    assertThat(answer.status()).isEqualTo(406);
    assertThat(answer.json())
        .containsEntry("reason", "NotAcceptable")
        .containsEntry(
            "message",
            "only the following media types are accepted: application/json, application/yaml,"
                + " application/vnd.kubernetes.protobuf");
  }

  @Test
  void anOlderReleaseKnowsTheOlderDocumentToo() {
    try (PageServer older = new PageServer()) {
      SampleCatalog.fill(older, store);
      serve(older, Set.of("v2", "v2beta1"));
      Answer answer =
          older.get(
              "/apis",
              "Accept",
              "application/json;g=apidiscovery.k8s.io;v=v2beta1;as=APIGroupDiscoveryList");

      assertThat(answer.contentType())
          .isEqualTo("application/json;g=apidiscovery.k8s.io;v=v2beta1;as=APIGroupDiscoveryList");
      assertThat(answer.json()).containsEntry("apiVersion", "apidiscovery.k8s.io/v2beta1");
    }
  }

  @Test
  void documentsComeAsProtobufAndYamlToo() {
    Answer protobuf =
        server.get("/apis", "Accept", AGGREGATED.replace("json", "vnd.kubernetes.protobuf"));
    Answer versions = server.get("/api", "Accept", MediaTypes.PROTOBUF);
    Answer yaml = server.get("/apis/apps", "Accept", MediaTypes.YAML);

    assertThat(protobuf.contentType()).startsWith(MediaTypes.PROTOBUF + ";g=");
    assertThat(
            server.codecs().serializer(MediaTypes.PROTOBUF).orElseThrow().decode(protobuf.body()))
        .isInstanceOfSatisfying(
            APIGroupDiscoveryList.class,
            list ->
                assertThat(list.items())
                    .extracting(group -> group.metadata().name())
                    .containsExactly("apps", "autoscaling"));
    assertThat(
            server
                .codecs()
                .serializer(MediaTypes.PROTOBUF)
                .orElseThrow()
                .decode(versions.body(), new GroupVersionKind("", "v1", "APIVersions"), false)
                .object())
        .isInstanceOfSatisfying(
            APIVersions.class, core -> assertThat(core.versions()).containsExactly("v1"));
    assertThat(yaml.contentType()).isEqualTo(MediaTypes.YAML);
    assertThat(yaml.text()).contains("kind: APIGroup\n").contains("name: apps\n");
  }

  @Test
  void peopleWhoLookByHandCanReadIt() {
    Answer answer = server.get("/apis/apps", "User-Agent", "curl/8.5.0");

    assertThat(answer.text()).contains("\n  \"name\": \"apps\",\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api/v2", "/apis/apps/v9", "/apis/apps/v9/", "/api/v1/watch", "/api//"})
  void whatAKnownGroupHasNotGotIsNotFound(String path) {
    Answer answer = server.get(path);

    assertThat(answer.status()).isEqualTo(404);
    assertThat(answer.text())
        .isEqualTo(
            """
            {"kind":"Status","apiVersion":"v1","metadata":{},"status":"Failure",\
            "message":"the server could not find the requested resource",\
            "reason":"NotFound","details":{},"code":404}
            """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/apis/nosuch.example", "/apis/nosuch.example/v1", "/apis//v1"})
  void aGroupThatIsNotThereIsNoPage(String path) {
    Answer answer = server.get(path);

    assertThat(answer.status()).isEqualTo(404);
    assertThat(answer.contentType()).isEqualTo("text/plain; charset=utf-8");
    assertThat(answer.text()).isEqualTo("404 page not found\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api", "/api/v1", "/apis/apps/v1"})
  void nothingCanBePostedToAVersion(String path) {
    Answer answer = server.send("POST", path);

    assertThat(answer.status()).isEqualTo(405);
    assertThat(answer.json())
        .containsEntry("reason", "MethodNotAllowed")
        .containsEntry("message", "the server does not allow this method on the requested resource")
        .containsEntry("details", Map.of());
  }
}
