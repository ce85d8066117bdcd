package dev.navarch.apiextensions.serving;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import dev.navarch.api.apiextensions.v1.ServiceReference;
import dev.navarch.api.apiextensions.v1.WebhookClientConfig;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apiserver.certificates.CertificateAuthority;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ConversionWebhookTest {
  private static final GroupVersion V2 = new GroupVersion("example.com", "v2");
  private static final StringMap<@Nullable Object> THING =
      Unstructured.parse(
              TestServer.json(
                  "{'apiVersion':'example.com/v1','kind':'Thing','metadata':{'name':'a','uid':'u','labels':{'l':'1'}},'size':3}"))
          .content();

  private @Nullable TestWebhook running;

  @AfterEach
  void stop() {
    if (running != null) {
      running.close();
    }
  }

  private ConversionWebhook webhook(Function<Unstructured, byte[]> answer, String... versions)
      throws IOException {
    running = TestWebhook.start(answer);
    return new ConversionWebhook(
        new WebhookClient(
            WebhookClientConfig.builder().url(running.url()).build(), TestServer.NO_SERVICES),
        versions.length == 0 ? List.of("v1") : List.of(versions));
  }

  private static StringMap<@Nullable Object> converted(ConversionWebhook webhook) {
    return webhook.convert(List.of(THING), V2).getFirst();
  }

  private static void assertFails(ConversionWebhook webhook, String message) {
    assertThatThrownBy(() -> converted(webhook))
        .isInstanceOfSatisfying(
            ApiException.class,
            e -> {
              assertThat(e.code()).isEqualTo(500);
              assertThat(e.message()).isEqualTo(message);
            });
  }

  // ---- what it does

  @Test
  void convertsAndKeepsAllMetadataButLabelsAndAnnotations() throws IOException {
    ConversionWebhook webhook =
        webhook(review ->
            TestWebhook.converted(
                review,
                object ->
                    object
                        .withNested("big", "size")
                        .withNested("2", "metadata", "labels", "l")
                        .withNested("x", "metadata", "annotations", "a")
                        .withNested(List.of("no/no"), "metadata", "finalizers")));

    Unstructured thing = new Unstructured(converted(webhook));

    assertThat(thing.typeMeta().apiVersion()).isEqualTo("example.com/v2");
    assertThat(thing.nested("size")).contains("big");
    assertThat(thing.metadata().labels()).containsEntry("l", "2");
    assertThat(thing.metadata().annotations()).containsEntry("a", "x");
    assertThat(thing.metadata().uid()).isEqualTo("u");
    assertThat(thing.metadata().finalizers()).isEmpty();
  }

  @Test
  void speaksTheFirstVersionThatBothKnow() throws IOException {
    ConversionWebhook webhook =
        webhook(
            review -> {
              assertThat(review.typeMeta().apiVersion()).isEqualTo("apiextensions.k8s.io/v1beta1");
              return TestWebhook.converted(review, object -> object);
            },
            "v9",
            "v1beta1",
            "v1");

    assertThat(converted(webhook).get("apiVersion")).isEqualTo("example.com/v2");
    assertFails(
        webhook(review -> new byte[0], "v9"),
        "conversion webhook for example.com/v1, Kind=Thing failed: no supported conversion review versions");
  }

  @Test
  void severalObjectsAreConvertedTogetherAndStayInOrder() throws IOException {
    List<Integer> sizes = new ArrayList<>();
    ConversionWebhook webhook =
        webhook(review -> {
          sizes.add(((List<?>) review.nested("request", "objects").orElseThrow()).size());
          return TestWebhook.converted(review, object -> object);
        });
    StringMap<@Nullable Object> other =
        new Unstructured(THING).withNested("b", "metadata", "name").content();

    List<StringMap<@Nullable Object>> things = webhook.convert(List.of(THING, other), V2);

    assertThat(sizes).containsExactly(2);
    assertThat(things)
        .extracting(thing -> new Unstructured(thing).name())
        .containsExactly("a", "b");
  }

  // ---- what goes wrong

  @Test
  void theObjectThatIsWrongIsTold() throws IOException {
    ConversionWebhook webhook =
        webhook(review ->
            TestWebhook.converted(
                review,
                object -> object.name().equals("b") ? object.withNested("Other", "kind") : object));
    StringMap<@Nullable Object> other =
        new Unstructured(THING).withNested("b", "metadata", "name").content();

    assertThatThrownBy(() -> webhook.convert(List.of(THING, other), V2))
        .hasMessageContaining(
            "returned invalid object at index 1: invalid kind (expected Thing, received Other)");
  }

  @Test
  void aRefusalIsTold() throws IOException {
    assertFails(
        webhook(review ->
            JsonTree.toBytes(
                Unstructured.parse(TestWebhook.converted(review, object -> object))
                    .withNested("Failure", "response", "result", "status")
                    .withNested("not today", "response", "result", "message")
                    .content())),
        "conversion webhook for example.com/v1, Kind=Thing failed: not today");
  }

  @Test
  void anAnswerToSomethingElseIsRefused() throws IOException {
    ConversionWebhook webhook =
        webhook(review ->
            JsonTree.toBytes(
                Unstructured.parse(TestWebhook.converted(review, object -> object))
                    .withNested("other", "response", "uid")
                    .content()));

    assertThatThrownBy(() -> converted(webhook))
        .hasMessageMatching(
            ".*Kind=Thing failed: expected response.uid=\"[-0-9a-f]+\", got \"other\"");
  }

  @Test
  void objectsMustStayWhatTheyAre() throws IOException {
    assertFails(
        webhook(review ->
            TestWebhook.converted(review, object -> object.withNested("b", "metadata", "name"))),
        "conversion webhook for example.com/v1, Kind=Thing returned invalid object: must have the same name: a != b");
    stop();
    assertFails(
        webhook(
            review -> TestWebhook.converted(review, object -> object.withNested("Other", "kind"))),
        "conversion webhook for example.com/v1, Kind=Thing returned invalid object at index 0: invalid kind (expected Thing, received Other)");
    stop();
    assertFails(
        webhook(review ->
            TestWebhook.converted(
                review, object -> object.withNested("example.com/v3", "apiVersion"))),
        "conversion webhook for example.com/v1, Kind=Thing returned invalid object at index 0: invalid groupVersion (expected example.com/v2, received example.com/v3)");
    stop();
    assertFails(
        webhook(review ->
            TestWebhook.converted(
                review, object -> object.withNested("not ok", "metadata", "labels", "l"))),
        "conversion webhook for example.com/v1, Kind=Thing returned invalid metadata: metadata.labels: Invalid value: \"not ok\": a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or '12345', regex used for validation is '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')");
  }

  @Test
  void oneObjectComesBackForEachThatIsSent() throws IOException {
    assertFails(
        webhook(review ->
            JsonTree.toBytes(
                Unstructured.parse(TestWebhook.converted(review, object -> object))
                    .withNested(List.of(), "response", "convertedObjects")
                    .content())),
        "conversion webhook for example.com/v1, Kind=Thing returned 0 objects, expected 1");
  }

  @Test
  void failuresOnTheWayAreTold() throws IOException {
    assertFails(
        webhook(review -> new byte[0]),
        "conversion webhook for example.com/v1, Kind=Thing failed: the server responded with the status code 500 but did not return more information");
    ConversionWebhook stopped = webhook(review -> new byte[0]);
    stop();

    assertThatThrownBy(() -> converted(stopped))
        .hasMessageStartingWith(
            "conversion webhook for example.com/v1, Kind=Thing failed: Post \"http://127.0.0.1:");
  }

  // ---- services

  @Test
  void aServiceMustShowItsOwnName() throws Exception {
    CertificateAuthority authority =
        CertificateAuthority.create("test", Duration.ofHours(1), InstantSource.system());
    InetSocketAddress address = startService(authority, "converter.ops.svc");

    assertThat(converted(service(authority, "converter", address)).get("apiVersion"))
        .isEqualTo("example.com/v2");
    assertThatThrownBy(() -> converted(service(authority, "another", address)))
        .hasMessageContaining("failed: Post \"https://another.ops.svc:8443/c?timeout=30s\": ")
        .hasMessageContaining("not valid for another.ops.svc");
  }

  @Test
  void onlyTheBundleIsTrusted() throws Exception {
    CertificateAuthority authority =
        CertificateAuthority.create("test", Duration.ofHours(1), InstantSource.system());
    CertificateAuthority stranger =
        CertificateAuthority.create("stranger", Duration.ofHours(1), InstantSource.system());
    InetSocketAddress address = startService(stranger, "converter.ops.svc");

    assertThatThrownBy(() -> converted(service(authority, "converter", address)))
        .hasMessageContaining("failed: Post \"https://converter.ops.svc:8443/c?timeout=30s\": ");
  }

  private InetSocketAddress startService(CertificateAuthority authority, String name)
      throws Exception {
    running =
        TestWebhook.startSecure(
            authority, name, review -> TestWebhook.converted(review, object -> object));
    return running.address();
  }

  private static ConversionWebhook service(
      CertificateAuthority authority, String name, InetSocketAddress address) {
    return new ConversionWebhook(
        new WebhookClient(
            WebhookClientConfig.builder()
                .service(
                    ServiceReference.builder()
                        .namespace("ops")
                        .name(name)
                        .path("c")
                        .port(8443)
                        .build())
                .caBundle(Bytes.ofUtf8(authority.own().certificatePem()))
                .build(),
            (namespace, service, port) -> address),
        List.of("v1"));
  }

  // ---- webhooks that do not end

  /** Answers with the header fields at once, and then with a byte now and then. */
  @Test
  void anAnswerThatDripsIsGivenUpWhenTheTimeIsOver() throws IOException {
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    CountDownLatch given = new CountDownLatch(1);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext(
        "/",
        exchange -> {
          exchange.sendResponseHeaders(200, 0);
          try (OutputStream body = exchange.getResponseBody()) {
            while (true) {
              body.write(' ');
              body.flush();
              if (given.await(20, TimeUnit.MILLISECONDS)) {
                return;
              }
            }
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
    server.start();
    try {
      String url = "http://127.0.0.1:" + server.getAddress().getPort() + "/";
      WebhookClient client =
          new WebhookClient(
              WebhookClientConfig.builder().url(url).build(),
              TestServer.NO_SERVICES,
              Duration.ofSeconds(1));

      assertFails(
          new ConversionWebhook(client, List.of("v1")),
          "conversion webhook for example.com/v1, Kind=Thing failed: Post \"%s?timeout=1s\": context deadline exceeded"
              .formatted(url));
    } finally {
      given.countDown();
      server.stop(0);
    }
  }
}
