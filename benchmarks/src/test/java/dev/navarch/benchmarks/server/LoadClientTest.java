package dev.navarch.benchmarks.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apiserver.certificates.CertificateAuthority;
import dev.navarch.apiserver.certificates.CertifiedKey;
import dev.navarch.apiserver.certificates.ServingNames;
import dev.navarch.apiserver.http.ServerTls;
import dev.navarch.benchmarks.client.Call;
import dev.navarch.benchmarks.client.Client;
import dev.navarch.benchmarks.client.ClientConfig;
import dev.navarch.benchmarks.client.Connections;
import dev.navarch.benchmarks.client.Load;
import dev.navarch.benchmarks.client.Protocol;
import dev.navarch.benchmarks.client.Request;
import dev.navarch.benchmarks.client.Response;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(60)
class LoadClientTest {
  private static final Call SMALL = Call.get("/small", Call.JSON);
  private static final Call LARGE = Call.get("/list", Call.JSON);
  private static final Call LARGE_PROTOBUF = Call.get("/list", Call.PROTOBUF);
  private static final Call CREATE = Call.post("/things");
  private static final byte[] LIST = new byte[6_000_000];

  private final CertificateAuthority authority =
      CertificateAuthority.create("test", Duration.ofHours(1), InstantSource.system());
  private BareServer server;

  @BeforeEach
  void start() throws Exception {
    CertifiedKey own =
        authority.issueServing(
            "server", ServingNames.of(List.of("127.0.0.1")), Duration.ofHours(1));
    server =
        BareServer.start(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
            ServerTls.of(own.key(), List.of(own.certificate()), List.of(authority.certificate())),
            List.of(
                Answer.json("/small", "{\"a\":1}".getBytes(UTF_8)),
                Answer.json("/list", LIST),
                answer(LARGE_PROTOBUF, 200, "k8s"),
                answer(CREATE, 201, "made"),
                answer(Call.get("/full", Call.JSON), 429, "too many")));
  }

  private static Answer answer(Call call, int status, String body) {
    return new Answer(
        call,
        new Response(
            status, List.of(Map.entry("content-type", call.accept())), body.getBytes(UTF_8)));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Client client(Protocol protocol) throws IOException {
    URI uri = URI.create("https://127.0.0.1:" + server.address().getPort());
    return Client.create(ClientConfig.anonymous(uri, authority.certificate()), protocol);
  }

  @ParameterizedTest
  @EnumSource(Protocol.class)
  void anAnswerComesWithItsStatusHeadersAndBody(Protocol protocol) throws Exception {
    try (Client client = client(protocol)) {
      Response response = client.fetch(CREATE, "{}".getBytes(UTF_8));

      assertThat(response.status()).isEqualTo(201);
      assertThat(response.headers()).contains(Map.entry("content-type", Call.JSON));
      assertThat(response.body()).asString(UTF_8).isEqualTo("made");
    }
  }

  @ParameterizedTest
  @EnumSource(Protocol.class)
  void theMediaTypeChoosesBetweenAnswers(Protocol protocol) throws Exception {
    try (Client client = client(protocol)) {
      assertThat(client.fetch(LARGE).body()).hasSize(LIST.length);
      assertThat(client.fetch(LARGE_PROTOBUF).body()).asString(UTF_8).isEqualTo("k8s");
    }
  }

  @ParameterizedTest
  @EnumSource(Protocol.class)
  void everyConnectionSendsOneRequestAfterTheOtherUntilNothingIsLeft(Protocol protocol)
      throws Exception {
    try (Client client = client(protocol);
        Connections connections = client.connect(3)) {
      Request request = Request.of(client.prepare(LARGE));
      AtomicInteger left = new AtomicInteger(20);

      Load.Pace pace =
          Load.run(
              connections,
              connection -> () -> left.getAndDecrement() > 0 ? request : null,
              Duration.ofSeconds(50));

      assertThat(pace.latencies().count()).isEqualTo(20);
      assertThat(pace.bytes()).isEqualTo(20L * LIST.length);
      assertThat(pace.errors()).isZero();
      assertThat(pace.seconds()).isPositive().isLessThan(50);
    }
  }

  @ParameterizedTest
  @EnumSource(Protocol.class)
  void timeEndsAnEndlessLoad(Protocol protocol) throws Exception {
    try (Client client = client(protocol);
        Connections connections = client.connect(2)) {
      Request request = Request.of(client.prepare(SMALL));

      Load.Pace pace = Load.run(connections, connection -> () -> request, Duration.ofMillis(100));

      assertThat(pace.latencies().count()).isPositive();
      assertThat(pace.bytes()).isEqualTo(7 * pace.latencies().count());
      assertThat(pace.seconds()).isGreaterThanOrEqualTo(0.1);
    }
  }

  @ParameterizedTest
  @EnumSource(Protocol.class)
  void answersThatAreNoSuccessAreCountedAndTheFirstIsTold(Protocol protocol) throws Exception {
    try (Client client = client(protocol);
        Connections connections = client.connect(1)) {
      Request good = Request.of(client.prepare(SMALL));
      Request bad = Request.of(client.prepare(Call.get("/full", Call.JSON)));
      AtomicInteger sent = new AtomicInteger();

      Load.Pace pace =
          Load.run(
              connections,
              connection ->
                  () -> {
                    int number = sent.getAndIncrement();
                    return number == 6 ? null : number % 3 == 2 ? bad : good;
                  },
              Duration.ofSeconds(50));

      assertThat(pace.latencies().count()).isEqualTo(6);
      assertThat(pace.errors()).isEqualTo(2);
      assertThat(pace.firstError()).isEqualTo("429 too many");
    }
  }

  @ParameterizedTest
  @EnumSource(Protocol.class)
  void aLostConnectionIsAnError(Protocol protocol) throws Exception {
    try (Client client = client(protocol);
        Connections connections = client.connect(2)) {
      Request request = Request.of(client.prepare(SMALL));
      AtomicInteger sent = new AtomicInteger();

      Load.Pace pace =
          Load.run(
              connections,
              connection ->
                  () -> {
                    if (sent.incrementAndGet() == 10) {
                      Thread.startVirtualThread(server::close);
                    }
                    return request;
                  },
              Duration.ofSeconds(50));

      assertThat(pace.errors()).isEqualTo(2);
      assertThat(pace.seconds()).isLessThan(50);
    }
  }

  @Test
  void aServerOfAnotherAuthorityIsNotBelieved() throws Exception {
    CertificateAuthority other =
        CertificateAuthority.create("other", Duration.ofHours(1), InstantSource.system());
    URI uri = URI.create("https://127.0.0.1:" + server.address().getPort());
    try (Client client =
        Client.create(ClientConfig.anonymous(uri, other.certificate()), Protocol.HTTP_2)) {
      assertThatThrownBy(() -> client.fetch(SMALL)).isInstanceOf(IOException.class);
    }
  }
}
