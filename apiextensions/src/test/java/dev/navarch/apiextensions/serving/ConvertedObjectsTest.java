package dev.navarch.apiextensions.serving;

import static dev.navarch.apiextensions.serving.TestServer.definition;
import static dev.navarch.apiextensions.serving.TestServer.version;
import static dev.navarch.apiextensions.serving.TestWebhook.converted;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apiserver.certificates.CertificateAuthority;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.memory.MemoryStore;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Objects of two versions between which a webhook converts: {@code old} becomes {@code fresh}. */
class ConvertedObjectsTest {
  private static final String V1 = "/apis/example.com/v1/namespaces/ns/things";
  private static final String V2 = "/apis/example.com/v2/namespaces/ns/things";

  /** How many objects each review was about. */
  private final List<Integer> asked = new CopyOnWriteArrayList<>();

  private TestWebhook webhook;
  private TestServer server;

  @BeforeEach
  void start() throws Exception {
    CertificateAuthority authority =
        CertificateAuthority.create("test", Duration.ofHours(1), InstantSource.system());
    webhook =
        TestWebhook.startSecure(
            authority,
            "converter.ops.svc",
            review -> {
              asked.add(((List<?>) review.nested("request", "objects").orElseThrow()).size());
              return converted(review, ConvertedObjectsTest::renamed);
            });
    server = new TestServer(MemoryStore.create(), (namespace, name, port) -> webhook.address());
    String schema = "{'type':'object','properties':{'%s':{'type':'string'}}}";
    server.define(
        definition(
                "things",
                "Thing",
                version("v1", true, schema.formatted("old"), "")
                    + ","
                    + version("v2", false, schema.formatted("fresh"), ""))
            .replace(
                "'scope':",
                "'conversion':{'strategy':'Webhook','webhook':{'conversionReviewVersions':['v1'],'clientConfig':{'service':{'namespace':'ops','name':'converter'},'caBundle':'%s'}}},'scope':"
                    .formatted(Bytes.ofUtf8(authority.own().certificatePem()).toBase64())));
  }

  @AfterEach
  void stop() {
    server.close();
    webhook.close();
  }

  private static Unstructured renamed(Unstructured thing) {
    boolean forth = thing.typeMeta().apiVersion().equals("example.com/v2");
    String from = forth ? "old" : "fresh";
    return thing
        .nested(from)
        .map(value -> thing.withoutNested(from).withNested(value, forth ? "fresh" : "old"))
        .orElse(thing);
  }

  @Test
  void areStoredInOneVersionAndSeenInBoth() {
    TestServer.Answer created =
        server.post(
            V2,
            "{'apiVersion':'example.com/v2','kind':'Thing','metadata':{'name':'a'},'fresh':'x'}");

    assertThat(created.status()).isEqualTo(201);
    assertThat(created.text("fresh")).isEqualTo("x");
    assertThat(
            server
                .store
                .get(ByteString.utf8("example.com/things/ns/a"))
                .orElseThrow()
                .value()
                .utf8())
        .contains("\"old\":\"x\"");
    assertThat(server.get(V1 + "/a").text("old")).isEqualTo("x");
    assertThat(server.get(V2 + "/a").text("fresh")).isEqualTo("x");
    assertThat(server.merge(V2 + "/a", "{'fresh':'y'}").text("fresh")).isEqualTo("y");
    assertThat(server.get(V1 + "/a").text("old")).isEqualTo("y");
  }

  @Test
  void areOutOfReachInOtherVersionsWhileTheWebhookIsAway() {
    server.post(
        V1, "{'apiVersion':'example.com/v1','kind':'Thing','metadata':{'name':'a'},'old':'x'}");
    webhook.close();

    assertThat(server.get(V1 + "/a").status()).isEqualTo(200);
    TestServer.Answer failed = server.get(V2 + "/a");
    assertThat(failed.status()).isEqualTo(500);
    assertThat(failed.message())
        .startsWith(
            "conversion webhook for example.com/v1, Kind=Thing failed: Post \"https://converter.ops.svc:443/?timeout=30s\": ");
  }

  private void createInV1(int count) {
    for (int i = 0; i < count; i++) {
      server.post(
          V1,
          "{'apiVersion':'example.com/v1','kind':'Thing','metadata':{'name':'t%d','labels':{'odd':'%s'}},'old':'x%d'}"
              .formatted(i, i % 2 == 1, i));
    }
  }

  @Test
  void theWebhookIsAskedOnceForAList() {
    createInV1(20);
    asked.clear();

    TestServer.Answer all = server.get(V2);

    assertThat(asked).containsExactly(20);
    assertThat((List<?>) all.body().nested("items").orElseThrow())
        .hasSize(20)
        .allMatch(item -> ((Map<?, ?>) item).containsKey("fresh"));
    assertThat(server.get(V2).status()).isEqualTo(200);
    assertThat(asked).as("what is known is not asked for again").hasSize(1);
  }

  @Test
  void theWebhookIsAskedOnceForASelectedListAndForATable() {
    createInV1(10);
    asked.clear();

    TestServer.Answer odd = server.get(V2 + "?labelSelector=odd%3Dtrue");

    assertThat((List<?>) odd.body().nested("items").orElseThrow()).hasSize(5);
    assertThat(asked).containsExactly(10);
  }

  @Test
  void onlyWhatIsInAnotherVersionIsSent() {
    createInV1(3);
    asked.clear();

    assertThat(server.get(V1).status()).isEqualTo(200);

    assertThat(asked).isEmpty();
  }

  @Test
  void whatAWatchBeginsWithIsConvertedTogether() throws InterruptedException {
    createInV1(12);
    asked.clear();

    TestServer.Watched watched = server.watch(V2);
    for (int i = 0; i < 12; i++) {
      assertThat(Objects.requireNonNull(watched.next()).nested("object", "fresh")).isPresent();
    }

    assertThat(asked).containsExactly(12);
  }

  @Test
  void eventsOfOneWindowAreConvertedTogether() throws InterruptedException {
    createInV1(30);
    String first = server.get(V1 + "/t0").text("metadata", "resourceVersion");
    asked.clear();

    TestServer.Watched watched = server.watch(V2 + "?resourceVersion=" + first);
    for (int i = 1; i < 30; i++) {
      assertThat(Objects.requireNonNull(watched.next()).nested("object", "fresh"))
          .contains("x" + i);
    }

    assertThat(asked).hasSizeLessThan(10);
    assertThat(asked.stream().mapToInt(Integer::intValue).sum()).isEqualTo(29);
  }

  @Test
  void aWatchWhoseWebhookIsAwayEndsWithTheReason() throws InterruptedException {
    TestServer.Watched watched = server.watch(V2 + "?resourceVersion=" + server.store.revision());
    webhook.close();

    createInV1(1);

    Unstructured failure = Objects.requireNonNull(watched.next());
    assertThat(failure.nested("type")).contains("ERROR");
    assertThat(failure.nested("object", "message").map(String::valueOf).orElse(""))
        .startsWith("conversion webhook for example.com/v1, Kind=Thing failed: Post ");
    assertThat(watched.next()).isNull();
  }
}
