package dev.navarch.testing.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every form an answer can have, asked for by programs and by people who look themselves. */
final class AnswerFormsTest {
  private static final String JSON = "application/json";
  private static final String YAML = "application/yaml";
  private static final String PROTOBUF = "application/vnd.kubernetes.protobuf";
  private static final String MAPS = ConfigMaps.in("default");

  private static RunningServer server;
  private static ApiClient client;

  @BeforeAll
  static void start() {
    server = RunningServer.inMemory();
    client = server.client();
    Json unused = client.post(MAPS, ConfigMaps.named("one")).object();
  }

  @AfterAll
  static void stop() {
    client.close();
    server.close();
  }

  static List<Arguments> wishes() {
    List<Arguments> wishes = new ArrayList<>();
    for (String agent : List.of("program/1", "curl/8.5.0", "Mozilla/5.0 (X11)")) {
      for (String path :
          List.of(MAPS, MAPS + "/one", "/api/v1/componentstatuses", MAPS + "/missing", "/apis")) {
        for (String query : List.of("", "?pretty=true", "?pretty=false")) {
          for (String mediaType : List.of(JSON, YAML, PROTOBUF)) {
            wishes.add(Arguments.of(agent, path + query, mediaType, ""));
          }
        }
      }
      for (String mediaType : List.of(JSON, YAML, PROTOBUF)) {
        wishes.add(Arguments.of(agent, MAPS, mediaType, "PartialObjectMetadataList"));
        wishes.add(Arguments.of(agent, MAPS + "/one", mediaType, "PartialObjectMetadata"));
      }
      wishes.add(Arguments.of(agent, MAPS, JSON, "Table"));
      wishes.add(Arguments.of(agent, MAPS, YAML, "Table"));
    }
    return wishes;
  }

  @ParameterizedTest
  @MethodSource("wishes")
  void everyWishIsGranted(String agent, String path, String mediaType, String shape) {
    String accept =
        shape.isEmpty() ? mediaType : mediaType + ";as=" + shape + ";g=meta.k8s.io;v=v1";

    Answer answer =
        client.send(client.request(path).header("Accept", accept).header("User-Agent", agent));

    assertThat(answer.status()).as("%s", answer).isEqualTo(path.contains("missing") ? 404 : 200);
    assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith(mediaType);
    switch (mediaType) {
      case PROTOBUF -> assertThat(answer.body()).startsWith('k', '8', 's', 0);
      case YAML -> assertThat(answer.text()).startsWith("apiVersion:").doesNotContain("{\"");
      default ->
          assertThat(answer.text().startsWith("{\n"))
              .as("is indented: %s", answer)
              .isEqualTo(isPretty(agent, path));
    }
    if (!shape.isEmpty()) {
      assertThat(new String(answer.body(), StandardCharsets.ISO_8859_1)).contains(shape);
    }
  }

  private static boolean isPretty(String agent, String path) {
    return path.endsWith("pretty=true")
        || (!path.endsWith("pretty=false") && !agent.startsWith("program"));
  }
}
