package dev.navarch.apiserver.version;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.serializer.MediaType;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apiserver.endpoint.Endpoint;
import dev.navarch.apiserver.endpoint.Exchange;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;

/** {@code /version}: JSON over several lines, whoever asks. */
public final class VersionPage implements Endpoint {
  private final byte[] body;

  public VersionPage(ServerVersion version) {
    body =
        version.fields().entrySet().stream()
            .map(field -> "  " + quoted(field.getKey()) + ": " + quoted(field.getValue()))
            .collect(Collectors.joining(",\n", "{\n", "\n}"))
            .getBytes(StandardCharsets.UTF_8);
  }

  private static String quoted(String text) {
    JsonWriter out = new JsonWriter();
    out.string(text);
    return new String(out.toByteArray(), StandardCharsets.UTF_8);
  }

  /** What serves which path. */
  public Map<String, Endpoint> pages() {
    return Map.of("/version", this, "/version/", this);
  }

  @Override
  public void handle(Exchange exchange) {
    String path = exchange.request().path();
    if (!path.equals("/version") && !path.equals("/version/")) {
      throw refused(404);
    }
    if (!exchange.request().method().equals("GET")) {
      throw refused(405);
    }
    String accept = exchange.accept();
    if (!accept.isBlank()
        && MediaType.parseAccept(accept).stream()
            .noneMatch(range -> range.includes(MediaTypes.JSON))) {
      throw ApiException.notAcceptable(
          "406: Not Acceptable\n\nAvailable representations: " + MediaTypes.JSON);
    }
    exchange.respond(200, MediaTypes.JSON, body);
  }

  private static ApiException refused(int code) {
    return ApiException.genericServerResponse(code, "", new GroupResource("", ""), "", "", 0);
  }
}
