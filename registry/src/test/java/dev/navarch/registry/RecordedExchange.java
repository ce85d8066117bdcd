package dev.navarch.registry;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.navarch.apimachinery.json.JsonTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One request to a Kubernetes API server and its answer, as they were recorded.
 *
 * @param path the path without its query
 * @param body the parsed body; empty for one that is no JSON object
 * @param answer the same for the answer
 */
record RecordedExchange(
    String method,
    String path,
    String query,
    String contentType,
    Map<?, ?> body,
    int status,
    Map<?, ?> answer) {

  /** The exchanges of each scenario, by its file; skips the test when there are none. */
  static Map<Path, List<RecordedExchange>> scenarios() throws IOException {
    Path standard =
        Path.of(System.getProperty("navarch.root", ".."), "..", "shared", "differ", "transcripts");
    Path folder = Path.of(System.getProperty("navarch.transcripts", standard.toString()));
    assumeTrue(Files.isDirectory(folder), "no transcripts");
    Map<Path, List<RecordedExchange>> scenarios = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(file -> file.toString().endsWith(".json")).toList()) {
        scenarios.put(file.getFileName(), read(file));
      }
    }
    return scenarios;
  }

  private static List<RecordedExchange> read(Path file) throws IOException {
    List<RecordedExchange> exchanges = new ArrayList<>();
    Map<?, ?> transcript = object(JsonTree.parse(unmarked(file)));
    for (Object step : (List<?>) requireNonNull(transcript.get("steps"))) {
      exchanges.add(of(object(step)));
    }
    return exchanges;
  }

  private static RecordedExchange of(Map<?, ?> step) {
    Map<?, ?> request = object(step.get("request"));
    Map<?, ?> response = object(step.get("response"));
    String path = (String) requireNonNull(request.get("path"));
    int question = path.indexOf('?');
    return new RecordedExchange(
        (String) requireNonNull(request.get("method")),
        question < 0 ? path : path.substring(0, question),
        question < 0 ? "" : path.substring(question + 1),
        String.valueOf(object(request.get("headers")).get("Content-Type")),
        object(request.get("body")),
        ((Number) requireNonNull(response.get("status"))).intValue(),
        object(response.get("body")));
  }

  private static Map<?, ?> object(@Nullable Object value) {
    return value instanceof Map<?, ?> map ? map : Map.of();
  }

  /** A transcript with values in place of the marks that stand for changing ones. */
  private static byte[] unmarked(Path file) throws IOException {
    String text =
        Files.readString(file)
            .replaceAll("GEN(#\\d+)?", "x1234")
            .replaceAll("IP#(\\d+)", "10.0.0.10$1")
            .replaceAll("\"NODEPORT#(\\d+)\"", "3010$1")
            .replace("TIME.6", "2026-01-02T03:04:05.000006Z")
            .replace("\"TIME\"", "\"2026-01-02T03:04:05Z\"");
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Whether the path leads into an object rather than to it. */
  boolean isOfSubresource() {
    long segments = path.chars().filter(c -> c == '/').count();
    int collection = (path.startsWith("/api/") ? 3 : 4) + (namespace().isEmpty() ? 0 : 2);
    return segments > collection + (method.equals("POST") ? 0 : 1);
  }

  /** The namespace in the path, or empty. */
  String namespace() {
    int at = path.indexOf("/namespaces/");
    if (at < 0) {
      return "";
    }
    String rest = path.substring(at + "/namespaces/".length());
    int end = rest.indexOf('/');
    return end < 0 ? "" : rest.substring(0, end);
  }

  /** The errors in the answer, each with its field. */
  List<String> errors() {
    List<String> texts = new ArrayList<>();
    if (object(answer.get("details")).get("causes") instanceof List<?> causes) {
      for (Object cause : causes) {
        texts.add(object(cause).get("field") + ": " + object(cause).get("message"));
      }
    }
    return texts;
  }

  /** The name in the metadata of the answer, or empty. */
  String answeredName() {
    return object(answer.get("metadata")).get("name") instanceof String name ? name : "";
  }
}
