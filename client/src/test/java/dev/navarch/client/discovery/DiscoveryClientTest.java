package dev.navarch.client.discovery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.APIGroup;
import dev.navarch.apimachinery.meta.v1.APIResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.client.rest.ScriptedTransport;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DiscoveryClientTest {
  private static final GroupVersion APPS_V1 = new GroupVersion("apps", "v1");

  private static DiscoveryClient client(ScriptedTransport transport) {
    return new DiscoveryClient(transport.client());
  }

  private static void assertComplete(DiscoveredResources all) {
    assertThat(all.failures()).isEmpty();
    assertThat(all.groups()).extracting(APIGroup::name).containsExactly("", "apps");
    assertThat(all.groups().get(1).preferredVersion().version()).isEqualTo("v1");
    assertThat(all.versions())
        .containsExactly(new GroupVersion("", "v1"), APPS_V1, new GroupVersion("apps", "v1beta1"));
    assertThat(all.resources(APPS_V1).orElseThrow().resources())
        .extracting(APIResource::name)
        .containsExactly("deployments", "deployments/scale");
    APIResource pods = all.resources(new GroupVersion("", "v1")).orElseThrow().resources().get(0);
    assertThat(pods.namespaced()).isTrue();
    assertThat(pods.shortNames()).containsExactly("po");
    assertThat(pods.categories()).containsExactly("all");
    assertThat(pods.verbs()).containsExactly("get", "list");
    APIResource scale = all.resources(APPS_V1).orElseThrow().resources().get(1);
    assertThat(List.of(scale.group(), scale.version(), scale.kind()))
        .containsExactly("autoscaling", "v1", "Scale");
  }

  @ParameterizedTest
  @ValueSource(strings = {"v2", "v2beta1"})
  void newServersTellEverythingInTwoAnswers(String version) throws Exception {
    ScriptedTransport transport = DiscoveryPages.aggregated(version);

    assertComplete(client(transport).serverGroupsAndResources());
    assertThat(transport.asked()).containsExactly("GET /api", "GET /apis");
    assertThat(transport.lastHeader("Accept"))
        .isEqualTo(
            "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList,"
                + "application/json;g=apidiscovery.k8s.io;v=v2beta1;as=APIGroupDiscoveryList,"
                + "application/json");
  }

  @Test
  void oldServersAreAskedForEachVersion() throws Exception {
    ScriptedTransport transport = DiscoveryPages.oneByOne();

    assertComplete(client(transport).serverGroupsAndResources());
    assertThat(transport.asked())
        .containsExactlyInAnyOrder(
            "GET /api", "GET /apis", "GET /api/v1", "GET /apis/apps/v1", "GET /apis/apps/v1beta1");
  }

  @Test
  void versionThatFailsLeavesTheOthersKnown() throws Exception {
    ScriptedTransport transport =
        DiscoveryPages.oneByOne().page("/apis/apps/v1beta1", 503, "text/plain", "down");

    DiscoveredResources all = client(transport).serverGroupsAndResources();

    assertThat(all.resources()).hasSize(2);
    assertThatExceptionOfType(GroupDiscoveryException.class)
        .isThrownBy(all::orThrow)
        .withMessage(
            "unable to retrieve the complete list of server APIs: apps/v1beta1: the server is"
                + " currently unable to handle the request")
        .satisfies(e -> assertThat(e.partial()).isSameAs(all));
  }

  @Test
  void staleVersionIsAFailure() throws Exception {
    ScriptedTransport transport =
        DiscoveryPages.aggregated("v2")
            .page(
                "/apis",
                200,
                "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList",
                """
                {"kind":"APIGroupDiscoveryList","apiVersion":"apidiscovery.k8s.io/v2","items":[
                 {"metadata":{"name":"metrics.k8s.io"},
                  "versions":[{"version":"v1beta1","freshness":"Stale"}]}]}
                """);

    DiscoveredResources all = client(transport).serverGroupsAndResources();

    assertThat(all.groups()).hasSize(2);
    assertThatExceptionOfType(GroupDiscoveryException.class)
        .isThrownBy(all::orThrow)
        .withMessageEndingWith(
            "metrics.k8s.io/v1beta1: stale GroupVersion discovery: metrics.k8s.io/v1beta1");
  }

  @Test
  void serverNeedNotHaveACoreGroup() throws Exception {
    ScriptedTransport transport =
        DiscoveryPages.oneByOne().page("/api", 404, "text/plain", "404 page not found");

    assertThat(client(transport).serverGroups().groups())
        .extracting(APIGroup::name)
        .containsExactly("apps");
  }

  @ParameterizedTest
  @CsvSource({"/api, 403", "/api, 401", "/apis, 403", "/apis, 401", "/apis, 404"})
  void serverThatRefusesIsNotAnEmptyOne(String path, int status) {
    ScriptedTransport transport =
        DiscoveryPages.oneByOne().page(path, status, "text/plain", "refused");

    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> client(transport).serverGroupsAndResources())
        .satisfies(e -> assertThat(e.status().code()).isEqualTo(status));
  }

  @Test
  void coreResourcesThatMayNotBeSeenAreAFailure() throws Exception {
    ScriptedTransport transport =
        DiscoveryPages.oneByOne().page("/api/v1", 403, "text/plain", "forbidden");

    assertThat(client(transport).serverGroupsAndResources().failures())
        .containsOnlyKeys(new GroupVersion("", "v1"));
  }

  @Test
  void preferredResourcesHaveOneVersionEach() throws Exception {
    DiscoveredResources preferred = client(DiscoveryPages.oneByOne()).serverPreferredResources();

    assertThat(preferred.resources())
        .extracting(list -> list.groupVersion())
        .containsExactly("v1", "apps/v1");
    assertThat(preferred.resources().get(1).resources())
        .extracting(APIResource::name)
        .containsExactly("deployments");
  }

  @Test
  void resourceThatOnlyAnotherVersionHasIsPreferredThere() throws Exception {
    ScriptedTransport transport =
        DiscoveryPages.oneByOne()
            .page(
                "/apis/apps/v1beta1",
                200,
                "application/json",
                DiscoveryPages.resources(
                    "apps/v1beta1",
                    DiscoveryPages.DEPLOYMENT
                        + ",{\"name\":\"olds\",\"singularName\":\"old\",\"kind\":\"Old\"}"));

    DiscoveredResources preferred = client(transport).serverPreferredResources();

    assertThat(preferred.resources(new GroupVersion("apps", "v1beta1")).orElseThrow().resources())
        .extracting(APIResource::name)
        .containsExactly("olds");
  }

  @Test
  void serverTellsItsVersion() throws Exception {
    ScriptedTransport transport =
        new ScriptedTransport()
            .json(200, "{\"major\":\"1\",\"minor\":\"36\",\"gitVersion\":\"v1.36.4\"}");

    ServerVersion version = client(transport).serverVersion();

    assertThat(version).hasToString("v1.36.4");
    assertThat(version.minor()).isEqualTo("36");
  }

  @Test
  void openApiDocumentsAreFound() throws Exception {
    ScriptedTransport transport =
        new ScriptedTransport()
            .json(
                200,
                """
                {"paths":{"apis/apps/v1":
                  {"serverRelativeURL":"/openapi/v3/apis/apps/v1?hash=ABC"}}}
                """)
            .json(200, "{\"openapi\":\"3.0.0\"}");
    DiscoveryClient client = client(transport);

    String url = client.openApiV3().getOrDefault("apis/apps/v1", "");
    byte[] document = client.openApiV3(url);

    assertThat(new String(document, StandardCharsets.UTF_8)).contains("3.0.0");
    assertThat(transport.asked())
        .containsExactly("GET /openapi/v3", "GET /openapi/v3/apis/apps/v1?hash=ABC");
  }

  @Test
  void signInPageIsAnError() {
    ScriptedTransport transport =
        DiscoveryPages.oneByOne().page("/apis", 200, "text/html", "<html>Sign in</html>");

    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> client(transport).serverGroups())
        .withMessageContaining("GET /apis")
        .withMessageContaining("text/html");
  }
}
