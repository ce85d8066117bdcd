package dev.navarch.testing.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What clients see of custom resources whose definition changes while they watch. */
final class CustomResourceWatchTest {
  private static final String DEFINITIONS =
      "/apis/apiextensions.k8s.io/v1/customresourcedefinitions";
  private static final String DEFINITION = DEFINITIONS + "/things.example.com";
  private static final String V1 = "/apis/example.com/v1/namespaces/default/things";
  private static final String V2 = "/apis/example.com/v2/namespaces/default/things";
  private static final Duration SOON = Duration.ofSeconds(20);

  private RunningServer server;
  private ApiClient client;

  @BeforeEach
  void start() {
    server = RunningServer.inMemory();
    client = server.client();
    define("a", true);
    create("one");
  }

  @AfterEach
  void stop() {
    client.close();
    server.close();
  }

  /** Defines things that have one field, in a version that is stored and one that may be served. */
  private void define(String field, boolean second) {
    String version =
        "{\"name\":\"%s\",\"served\":%s,\"storage\":%s,\"schema\":{\"openAPIV3Schema\":{\"type\":\"object\",\"properties\":{\"%s\":{\"type\":\"string\"}}}}}";
    String spec =
        "\"spec\":{\"group\":\"example.com\",\"scope\":\"Namespaced\",\"names\":{\"plural\":\"things\",\"kind\":\"Thing\"},\"versions\":[%s,%s]}"
            .formatted(
                version.formatted("v1", true, true, field),
                version.formatted("v2", second, false, field));
    client
        .send(
            "PATCH",
            DEFINITION + "?fieldManager=test&force=true",
            ApiClient.APPLY,
            "{\"apiVersion\":\"apiextensions.k8s.io/v1\",\"kind\":\"CustomResourceDefinition\",\"metadata\":{\"name\":\"things.example.com\"},"
                + spec
                + "}")
        .object();
  }

  private void create(String name) {
    client
        .post(
            V1,
            "{\"apiVersion\":\"example.com/v1\",\"kind\":\"Thing\",\"metadata\":{\"name\":\"%s\"},\"a\":\"1\",\"b\":\"2\"}"
                .formatted(name))
        .object();
  }

  private String version() {
    return client.get(V1).object().at("metadata", "resourceVersion").text();
  }

  /** Types and names up to the proper end of a watch. */
  private static List<String> rest(EventStream events) throws IOException {
    List<String> rest = new ArrayList<>();
    for (Optional<EventStream.Event> event = events.next();
        event.isPresent();
        event = events.next()) {
      rest.add(event.get().type() + " " + event.get().key());
    }
    return rest;
  }

  @Test
  void aWatchEndsProperlyWhenTheSchemaChanges() throws IOException {
    String seen = version();
    try (EventStream events = EventStream.open(client, V1, "&resourceVersion=" + seen)) {
      create("two");

      define("b", true);

      assertThat(rest(events)).containsExactly("ADDED default/two");
    }
    try (EventStream events = EventStream.open(client, V1, "&resourceVersion=" + version())) {
      create("three");
      assertThat(events.next())
          .hasValueSatisfying(event -> assertThat(event.key()).isEqualTo("default/three"));
    }
    assertThat(client.get(V1 + "/three").text()).contains("\"b\":\"2\"").doesNotContain("\"a\"");
  }

  @Test
  void aVersionThatIsNoLongerServedIsNotFoundAfterItsWatchesEnd() throws IOException {
    try (EventStream events = EventStream.open(client, V2, "&resourceVersion=" + version())) {
      define("a", false);

      assertThat(rest(events)).isEmpty();
    }
    assertThat(client.get(V2).status()).isEqualTo(404);
    assertThat(client.get(V1).status()).isEqualTo(200);
  }

  @Test
  void aDefinitionThatGoesIsSeenToTakeItsObjectsAlong() throws IOException {
    create("two");
    try (EventStream events = EventStream.open(client, V1, "&resourceVersion=" + version())) {
      client.delete(DEFINITION).object();

      assertThat(rest(events)).containsExactly("DELETED default/one", "DELETED default/two");
    }
    assertThat(Await.until(SOON, () -> client.get(V1).status() == 404)).isTrue();
    assertThat(client.get(DEFINITION).status()).isEqualTo(404);
  }

  @Test
  void aConversionByAServiceLooksForTheService() {
    String conversion =
        "{\"spec\":{\"conversion\":{\"strategy\":\"Webhook\",\"webhook\":{\"conversionReviewVersions\":[\"v1\"],\"clientConfig\":{\"service\":{\"namespace\":\"default\",\"name\":\"%s\",\"port\":%d}}}}}}";

    client.merge(DEFINITION, conversion.formatted("nobody", 443)).object();
    assertThat(client.get(V2).message())
        .isEqualTo(
            "conversion webhook for example.com/v1, Kind=Thing failed: service \"nobody\" not found");
    client.merge(DEFINITION, conversion.formatted("kubernetes", 1)).object();
    assertThat(client.get(V2).message())
        .isEqualTo(
            "conversion webhook for example.com/v1, Kind=Thing failed: no service port 1 found for service \"kubernetes\"");
    assertThat(client.get(V1).status()).isEqualTo(200);
  }
}
