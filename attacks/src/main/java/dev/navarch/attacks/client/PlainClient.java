package dev.navarch.attacks.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

/** Sends well-formed requests as one user, over connections of its own. Repeats nothing. */
public final class PlainClient implements AutoCloseable {
  public static final String JSON = "application/json";
  public static final String JSON_PATCH = "application/json-patch+json";
  public static final String MERGE_PATCH = "application/merge-patch+json";
  public static final String STRATEGIC_PATCH = "application/strategic-merge-patch+json";
  public static final String APPLY = "application/apply-patch+yaml";

  private final URI url;
  private final String token;
  private final HttpClient http;

  private PlainClient(URI url, String token, HttpClient http) {
    this.url = url;
    this.token = token;
    this.http = http;
  }

  static PlainClient to(Target target, String token) {
    return new PlainClient(
        target.url(), token, HttpClient.newBuilder().sslContext(target.tls()).build());
  }

  /** A client of another user that shares the connections of this one; closed with this one. */
  public PlainClient as(String other) {
    return new PlainClient(url, other, http);
  }

  public Answer get(String path) {
    return send(request(path).GET());
  }

  public Answer delete(String path) {
    return send(request(path).DELETE());
  }

  public Answer post(String path, String json) {
    return send("POST", path, JSON, json);
  }

  public Answer put(String path, String json) {
    return send("PUT", path, JSON, json);
  }

  /** Server-side apply. */
  public Answer apply(String path, String yaml) {
    return send("PATCH", path, APPLY, yaml);
  }

  public Answer send(String method, String path, String contentType, String body) {
    return send(
        request(path)
            .header("Content-Type", contentType)
            .method(method, BodyPublishers.ofString(body)));
  }

  /** Begins a request as this user. */
  public HttpRequest.Builder request(String path) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(url.resolve(path)).timeout(Target.PATIENCE);
    return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
  }

  public Answer send(HttpRequest.Builder request) {
    try {
      HttpResponse<byte[]> response = http.send(request.build(), BodyHandlers.ofByteArray());
      return new Answer(response.statusCode(), response.headers(), response.body());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  @Override
  public void close() {
    http.shutdownNow();
    http.close();
  }
}
