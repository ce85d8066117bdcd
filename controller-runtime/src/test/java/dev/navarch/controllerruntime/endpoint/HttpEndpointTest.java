package dev.navarch.controllerruntime.endpoint;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HttpEndpointTest {
  private static final InetSocketAddress ANY =
      new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);

  private final HealthChecks healthz = new HealthChecks("healthz");
  private final HttpClient http = HttpClient.newHttpClient();
  private HttpEndpoint endpoint;

  @BeforeEach
  void open() throws IOException {
    endpoint = HttpEndpoint.health(ANY, healthz, new HealthChecks("readyz"));
  }

  @AfterEach
  void close() {
    endpoint.close();
    http.close();
  }

  private HttpResponse<String> send(HttpEndpoint to, String method, String path)
      throws IOException, InterruptedException {
    URI uri = URI.create("http://127.0.0.1:" + to.address().getPort() + path);
    return http.send(
        HttpRequest.newBuilder(uri).method(method, HttpRequest.BodyPublishers.noBody()).build(),
        HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void checksAreShownAsKubernetesShowsThem() throws Exception {
    healthz.add("disk", () -> {});

    assertThat(send(endpoint, "GET", "/healthz").body()).isEqualTo("ok");
    assertThat(send(endpoint, "GET", "/healthz?verbose").body())
        .isEqualTo("[+]disk ok\n[+]ping ok\nhealthz check passed\n");
    assertThat(send(endpoint, "GET", "/healthz/disk").body()).isEqualTo("ok");
    assertThat(send(endpoint, "GET", "/healthz/none").statusCode()).isEqualTo(404);
    assertThat(send(endpoint, "GET", "/healthzzz").statusCode()).isEqualTo(404);
    assertThat(send(endpoint, "HEAD", "/readyz").statusCode()).isEqualTo(200);
  }

  @Test
  void failedCheckSaysWhichAndNotWhy() throws Exception {
    healthz.add(
        "disk",
        () -> {
          throw new IOException("full");
        });

    HttpResponse<String> all = send(endpoint, "GET", "/healthz");

    assertThat(all.statusCode()).isEqualTo(500);
    assertThat(all.body())
        .isEqualTo("[-]disk failed: reason withheld\n[+]ping ok\nhealthz check failed\n");
    assertThat(send(endpoint, "GET", "/healthz/disk").statusCode()).isEqualTo(500);
    assertThat(send(endpoint, "GET", "/readyz").statusCode()).isEqualTo(200);
  }

  @Test
  void otherMethodsAreRefused() throws Exception {
    assertThat(send(endpoint, "POST", "/healthz").statusCode()).isEqualTo(405);
  }

  @Test
  void metricsAreTextOfAllSources() throws Exception {
    try (HttpEndpoint metrics =
        HttpEndpoint.metrics(
            ANY, List.of(out -> out.append("a 1\n"), out -> out.append("b 2\n")))) {
      HttpResponse<String> shown = send(metrics, "GET", "/metrics");

      assertThat(shown.body()).isEqualTo("a 1\nb 2\n");
      assertThat(shown.headers().firstValue("Content-Type"))
          .hasValueSatisfying(type -> assertThat(type).startsWith("text/plain; version=0.0.4"));
      assertThat(send(metrics, "GET", "/metrics/more").statusCode()).isEqualTo(404);
    }
  }
}
