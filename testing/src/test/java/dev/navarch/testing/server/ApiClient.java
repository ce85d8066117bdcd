package dev.navarch.testing.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sends plain requests; nothing is repeated. May be used by any thread. */
final class ApiClient implements AutoCloseable {
  static final String JSON = "application/json";
  static final String MERGE = "application/merge-patch+json";
  static final String APPLY = "application/apply-patch+yaml";

  /** Nothing takes that long unless it hangs. */
  static final Duration PATIENCE = Duration.ofSeconds(30);

  private final URI url;
  private final String token;
  private final HttpClient http;

  private ApiClient(URI url, String token, HttpClient http) {
    this.url = url;
    this.token = token;
    this.http = http;
  }

  /** A client that shows its certificate. */
  static ApiClient to(URI url, Trust trust) {
    return to(url, trust, HttpClient.Version.HTTP_2);
  }

  static ApiClient to(URI url, Trust trust, HttpClient.Version version) {
    return new ApiClient(
        url, "", HttpClient.newBuilder().version(version).sslContext(trust.context()).build());
  }

  /** A client that shows a token. */
  ApiClient withToken(String shown) {
    return new ApiClient(url, shown, http);
  }

  Answer get(String path) {
    return send(request(path).GET());
  }

  Answer post(String path, String json) {
    return send("POST", path, JSON, json);
  }

  Answer put(String path, String json) {
    return send("PUT", path, JSON, json);
  }

  Answer merge(String path, String json) {
    return send("PATCH", path, MERGE, json);
  }

  Answer delete(String path) {
    return send(request(path).DELETE());
  }

  Answer send(String method, String path, String contentType, String body) {
    return send(
        request(path)
            .header("Content-Type", contentType)
            .method(method, BodyPublishers.ofString(body)));
  }

  HttpRequest.Builder request(String path) {
    HttpRequest.Builder request = HttpRequest.newBuilder(url.resolve(path)).timeout(PATIENCE);
    return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
  }

  Answer send(HttpRequest.Builder request) {
    HttpResponse<byte[]> response = exchange(request, BodyHandlers.ofByteArray());
    return new Answer(response.statusCode(), response.headers(), response.body());
  }

  /** An answer whose body is read as it comes. */
  HttpResponse<InputStream> open(HttpRequest.Builder request) {
    return exchange(request, BodyHandlers.ofInputStream());
  }

  private <T> HttpResponse<T> exchange(
      HttpRequest.Builder request, HttpResponse.BodyHandler<T> handler) {
    try {
      return http.send(request.build(), handler);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** A figure of the server's metrics, added up over all its labels; 0 if there is none. */
  double metric(String name) {
    Matcher samples =
        Pattern.compile("^" + name + "(?:\\{[^}]*\\})? (\\S+)$", Pattern.MULTILINE)
            .matcher(get("/metrics").text());
    double sum = 0;
    while (samples.find()) {
      sum += Double.parseDouble(samples.group(1));
    }
    return sum;
  }

  @Override
  public void close() {
    http.shutdownNow();
    http.close();
  }
}
