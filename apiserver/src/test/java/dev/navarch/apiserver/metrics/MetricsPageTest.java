package dev.navarch.apiserver.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.install.Release;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.apiserver.server.Answer;
import dev.navarch.apiserver.server.PageServer;
import dev.navarch.apiserver.server.SampleCatalog;
import dev.navarch.apiserver.version.Build;
import dev.navarch.apiserver.version.ServerVersion;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.Txn;
import dev.navarch.storage.memory.MemoryStore;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MetricsPageTest {
  private static final String NAMED =
      "component=\"apiserver\",dry_run=\"\",group=\"\","
          + "resource=\"configmaps\",scope=\"namespace\",subresource=\"\",verb=\"LIST\","
          + "version=\"v1\"";

  private final MemoryStore store = MemoryStore.create();
  private final PageServer server = new PageServer();
  private final RequestMetrics requests = new RequestMetrics(server.catalog(), server.inFlight());

  @BeforeEach
  void serve() {
    SampleCatalog.fill(server, store);
    server
        .log(requests)
        .serve(
            new MetricsPage(
                    List.of(
                        requests,
                        new StorageMetrics(server.catalog(), store),
                        new ProcessMetrics(),
                        new JvmMetrics(),
                        new BuildMetrics(new ServerVersion(Release.V1_36, Build.UNKNOWN))),
                    server.workers())
                .pages());
  }

  @AfterEach
  void close() {
    server.close();
    store.close();
  }

  private static RequestInfo info(String method, String target) {
    int question = target.indexOf('?');
    return question < 0
        ? RequestInfo.of(method, target, Query.EMPTY)
        : RequestInfo.of(
            method, target.substring(0, question), Query.parse(target.substring(question + 1)));
  }

  private String requestFigures() {
    PrometheusText out = new PrometheusText();
    requests.write(out);
    return out.toString();
  }

  @Test
  void requestsAreCountedByCodeDurationAndSize() {
    RequestInfo list = info("GET", "/api/v1/namespaces/default/configmaps");
    requests.answered(list, false, false, 200, 4_000_000, 1_000);
    requests.answered(list, false, false, 200, 300_000_000, 2_000);
    requests.answered(list, false, false, 500, 61_000_000_000L, -1);

    assertThat(requestFigures().lines())
        .contains("# TYPE apiserver_request_total counter")
        .contains("apiserver_request_total{code=\"200\"," + NAMED + "} 2")
        .contains("apiserver_request_total{code=\"500\"," + NAMED + "} 1")
        .contains("# TYPE apiserver_request_duration_seconds histogram")
        .contains("apiserver_request_duration_seconds_bucket{" + NAMED + ",le=\"0.005\"} 1")
        .contains("apiserver_request_duration_seconds_bucket{" + NAMED + ",le=\"0.2\"} 1")
        .contains("apiserver_request_duration_seconds_bucket{" + NAMED + ",le=\"0.4\"} 2")
        .contains("apiserver_request_duration_seconds_bucket{" + NAMED + ",le=\"60\"} 2")
        .contains("apiserver_request_duration_seconds_bucket{" + NAMED + ",le=\"+Inf\"} 3")
        .contains("apiserver_request_duration_seconds_sum{" + NAMED + "} 61.304")
        .contains("apiserver_request_duration_seconds_count{" + NAMED + "} 3")
        .anyMatch(line ->
            line.startsWith("apiserver_response_sizes_bucket{component=\"apiserver\",group=")
                && line.endsWith(",le=\"1000\"} 1"))
        .anyMatch(
            line -> line.startsWith("apiserver_response_sizes_sum{") && line.endsWith("} 3000.0"));
  }

  @ParameterizedTest
  @CsvSource({
    "GET,    /api/v1/namespaces/default/configmaps/a,        GET,              resource",
    "GET,    /api/v1/configmaps,                             LIST,             cluster",
    "GET,    /api/v1/configmaps?watch=1,                     WATCH,            cluster",
    "POST,   /api/v1/namespaces/default/configmaps,          POST,             resource",
    "PUT,    /api/v1/namespaces/default/configmaps/a,        PUT,              resource",
    "PATCH,  /api/v1/namespaces/default/configmaps/a,        PATCH,            resource",
    "DELETE, /api/v1/namespaces/default/configmaps/a,        DELETE,           resource",
    "DELETE, /api/v1/namespaces/default/configmaps,          DELETECOLLECTION, namespace",
    "FOO,    /api/v1/namespaces/default/configmaps/a,        other,            resource"
  })
  void verbsAndScopesHaveTheNamesThatDashboardsKnow(
      String method, String target, String verb, String scope) {
    requests.answered(info(method, target), false, false, 200, 1, 1);

    assertThat(requestFigures())
        .contains(
            "resource=\"configmaps\",scope=\"%s\",subresource=\"\",verb=\"%s\""
                .formatted(scope, verb));
  }

  @Test
  void appliedConfigurationsAndDryRunsAreToldApart() {
    RequestInfo patch = info("PATCH", "/api/v1/namespaces/default/configmaps/a");
    requests.answered(patch, true, true, 200, 1, 1);

    assertThat(requestFigures()).contains("dry_run=\"All\"").contains("verb=\"APPLY\"");
  }

  @Test
  void nobodyCanMakeTheServerRememberNonsense() {
    for (int i = 0; i < 100; i++) {
      requests.answered(info("GET", "/apis/g" + i + "/v1/things" + i), false, false, 404, 1, 1);
      requests.answered(info("GET", "/nosuch" + i), false, false, 404, 1, 1);
      requests.lasts(info("GET", "/apis/g" + i + "/v1/things?watch=1")).run();
    }

    assertThat(requestFigures().lines())
        .filteredOn(line -> line.startsWith("apiserver_request_total{"))
        .containsExactlyInAnyOrder(
            "apiserver_request_total{code=\"404\",component=\"apiserver\",dry_run=\"\",group=\"\","
                + "resource=\"\",scope=\"\",subresource=\"\",verb=\"GET\",version=\"\"} 100",
            "apiserver_request_total{code=\"404\",component=\"apiserver\",dry_run=\"\",group=\"\","
                + "resource=\"\",scope=\"\",subresource=\"\",verb=\"LIST\",version=\"\"} 100");
  }

  @Test
  void questionsAboutHealthAreCountedByTheirPath() {
    requests.answered(info("GET", "/readyz"), false, false, 200, 1, 2);

    assertThat(requestFigures())
        .contains(
            "apiserver_request_total{code=\"200\",component=\"\",dry_run=\"\",group=\"\","
                + "resource=\"\",scope=\"\",subresource=\"/readyz\",verb=\"GET\",version=\"\"} 1");
  }

  @Test
  void requestsThatLastAreCountedWhileTheyDo() {
    String labels =
        "apiserver_longrunning_requests{component=\"apiserver\",group=\"\","
            + "resource=\"configmaps\",scope=\"cluster\",subresource=\"\",verb=\"WATCH\","
            + "version=\"v1\"} ";
    RequestInfo watch = info("GET", "/api/v1/configmaps?watch=true");
    Runnable first = requests.lasts(watch);
    requests.lasts(watch);

    assertThat(requestFigures()).contains(labels + 2);
    first.run();
    first.run();
    assertThat(requestFigures()).contains(labels + 1);
  }

  @Test
  void thePageTellsWhatIsStoredAndWhoTheServerIs() {
    for (String name : List.of("default/a", "default/b", "other/a")) {
      store.commit(
          Txn.builder()
              .put(ByteString.utf8("/registry/configmaps/" + name), ByteString.utf8("x"))
              .build());
    }
    Answer answer = server.get("/metrics", "Accept", "application/json");

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.contentType()).isEqualTo("text/plain; version=0.0.4; charset=utf-8");
    assertThat(answer.text())
        .contains("apiserver_resource_objects{group=\"\",resource=\"configmaps\"} 3\n")
        .contains("apiserver_storage_objects{resource=\"configmaps\"} 3\n")
        .contains("apiserver_current_inflight_requests{request_kind=\"readOnly\"} 1\n")
        .contains("git_version=\"v1.36.4\"")
        .containsPattern("process_start_time_seconds \\d")
        .containsPattern("jvm_memory_used_bytes\\{area=\"heap\"\\} \\d");
  }

  @Test
  void whatCannotBeCountedIsSaidToBeUnknown() {
    store.close();

    assertThat(server.get("/metrics").text())
        .contains("apiserver_storage_objects{resource=\"configmaps\"} -1\n");
  }

  @Test
  void everyLineIsOneThatPrometheusCanRead() {
    Pattern sample =
        Pattern.compile(
            "[a-z_]+(\\{LABEL(,LABEL)*\\})? -?[0-9.E+-]+"
                .replace("LABEL", "[a-z_]+=\"([^\"\\\\]|\\\\.)*\""));
    requests.answered(info("GET", "/api/v1/configmaps"), false, false, 200, 1, 1);
    String text = server.get("/metrics").text();

    Set<String> families = new HashSet<>();
    for (String line : text.lines().toList()) {
      if (line.startsWith("# TYPE ")) {
        assertThat(families.add(line.split(" ", 4)[2])).as("%s comes once", line).isTrue();
      } else if (!line.startsWith("# HELP ")) {
        assertThat(line).matches(sample);
      }
    }
    assertThat(text).endsWith("\n");
    assertThat(families).contains("apiserver_request_total", "kubernetes_build_info");
  }

  @Test
  void labelsAreEscaped() {
    assertThat(Labels.of("a", "x\"y\\z\nw", "b", "").text())
        .isEqualTo("a=\"x\\\"y\\\\z\\nw\",b=\"\"");
  }
}
