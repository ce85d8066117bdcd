package dev.navarch.client.rest;

import dev.navarch.client.transport.HttpHeaders;
import dev.navarch.client.transport.Transport;
import dev.navarch.client.transport.TransportAnswer;
import dev.navarch.client.transport.TransportRequest;
import dev.navarch.client.waiting.ManualTime;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Plays answers: those for a path whenever it is asked for, all others in order. Remembers what was
 * asked. One lock guards everything.
 */
public final class ScriptedTransport implements Transport {
  private final Deque<Step> steps = new ArrayDeque<>();
  private final Map<String, Step> pages = new HashMap<>();
  private final List<TransportRequest> requests = new ArrayList<>();

  /** One answer, or the failure in its place. */
  private interface Step {
    TransportAnswer play() throws IOException;
  }

  public ScriptedTransport json(int status, String body, String... headers) {
    return answer(status, "application/json", body.getBytes(StandardCharsets.UTF_8), headers);
  }

  public synchronized ScriptedTransport answer(
      int status, String contentType, byte[] body, String... headers) {
    steps.add(step(status, contentType, body, headers));
    return this;
  }

  public synchronized ScriptedTransport stream(String contentType, InputStream body) {
    HttpHeaders headers = HttpHeaders.NONE.with("Content-Type", contentType);
    steps.add(() -> new TransportAnswer(200, headers, body));
    return this;
  }

  public synchronized ScriptedTransport fails(IOException failure) {
    steps.add(() -> {
      throw failure;
    });
    return this;
  }

  /** Answers one path, without its query, always in the same way. */
  public synchronized ScriptedTransport page(
      String path, int status, String contentType, String body) {
    pages.put(path, step(status, contentType, body.getBytes(StandardCharsets.UTF_8)));
    return this;
  }

  private static Step step(int status, String contentType, byte[] body, String... headers) {
    HttpHeaders all =
        contentType.isEmpty()
            ? HttpHeaders.NONE
            : HttpHeaders.NONE.with("Content-Type", contentType);
    for (int i = 0; i < headers.length; i += 2) {
      all = all.and(headers[i], headers[i + 1]);
    }
    HttpHeaders complete = all;
    return () -> new TransportAnswer(status, complete, new ByteArrayInputStream(body));
  }

  @Override
  public synchronized TransportAnswer send(TransportRequest request) throws IOException {
    requests.add(request);
    String path = request.path().replaceFirst("\\?.*", "");
    Step step = pages.containsKey(path) ? pages.get(path) : steps.poll();
    if (step == null) {
      throw new IOException("nothing is scripted for " + request.method() + " " + request.path());
    }
    return step.play();
  }

  public synchronized List<TransportRequest> requests() {
    return List.copyOf(requests);
  }

  /** The requests as method and path. */
  public List<String> asked() {
    return requests().stream().map(each -> each.method() + " " + each.path()).toList();
  }

  public TransportRequest lastRequest() {
    return requests().get(requests().size() - 1);
  }

  public String lastBody() {
    return lastRequest()
        .body()
        .map(body -> new String(body.bytes(), StandardCharsets.UTF_8))
        .orElse("");
  }

  public String lastHeader(String name) {
    return lastRequest().headers().first(name).orElse("");
  }

  /** A client that sends over this transport without limits. */
  public RestClient client() {
    return builder().build();
  }

  public RestClient.Builder builder() {
    return RestClient.builder(this)
        .rateLimiter(RateLimiter.UNLIMITED)
        .warningHandler(WarningHandler.IGNORE)
        .timeSource(new ManualTime());
  }

  @Override
  public void close() {}
}
