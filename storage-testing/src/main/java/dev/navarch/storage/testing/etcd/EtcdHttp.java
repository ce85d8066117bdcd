package dev.navarch.storage.testing.etcd;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;

/** The HTTP side of a member: its health, and its API as JSON. */
final class EtcdHttp implements AutoCloseable {
  private final URI endpoint;
  private final HttpClient client;

  EtcdHttp(URI endpoint, @Nullable SSLContext tls) {
    this.endpoint = endpoint;
    HttpClient.Builder builder =
        HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .proxy(HttpClient.Builder.NO_PROXY)
            .connectTimeout(Duration.ofSeconds(2));
    this.client = (tls == null ? builder : builder.sslContext(tls)).build();
  }

  /** Whether the member serves, which it does only as part of a cluster with a leader. */
  boolean isHealthy() {
    try {
      HttpResponse<String> response = send(request("/health", Duration.ofSeconds(2)).build());
      return response.statusCode() == 200 && response.body().contains("\"health\":\"true\"");
    } catch (IOException e) {
      return false;
    }
  }

  /** Whether a member of this name is in the cluster that answers. */
  boolean knows(String name) {
    try {
      return call("/v3/cluster/member/list", "{}", Duration.ofSeconds(2))
          .contains("\"name\":\"" + name + '"');
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Calls the API.
   *
   * @param json the request message; bytes in it are base64, and so they are in the answer
   * @throws IOException if no answer comes within the limit, or it is not 200
   */
  String call(String path, String json, Duration limit) throws IOException {
    HttpResponse<String> response =
        send(request(path, limit).POST(BodyPublishers.ofString(json)).build());
    if (response.statusCode() != 200) {
      throw new IOException(path + " answered " + response.statusCode() + ": " + response.body());
    }
    return response.body();
  }

  private HttpRequest.Builder request(String path, Duration limit) {
    return HttpRequest.newBuilder(endpoint.resolve(path)).timeout(limit);
  }

  private HttpResponse<String> send(HttpRequest request) throws IOException {
    try {
      return client.send(request, BodyHandlers.ofString());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  @Override
  public void close() {
    client.shutdownNow();
  }
}
