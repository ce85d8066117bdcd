package dev.navarch.apiserver.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Version;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(60)
class CompressionTest {
  private static final Headers TEXT = Headers.of("Content-Type", "text/plain");
  private static final byte[] LARGE = lines(200_000);

  private static byte[] lines(int length) {
    byte[] lines = new byte[length];
    for (int i = 0; i < length; i++) {
      lines[i] = (byte) (i % 80 == 79 ? '\n' : 'a' + i / 80 % 26);
    }
    return lines;
  }

  private static void answer(ApiRequest request, Responder responder) {
    switch (request.path()) {
      case "/large" -> responder.respond(200, TEXT, LARGE);
      case "/elsewhere" -> Thread.startVirtualThread(() -> responder.respond(200, TEXT, LARGE));
      case "/stream" -> stream(responder.stream(200, TEXT));
      case "/events" -> stream(responder.events(200, TEXT));
      default -> responder.respond(200, TEXT, new byte[1000]);
    }
  }

  private static void stream(ResponseStream stream) {
    for (int from = 0; from < LARGE.length; from += 30_000) {
      stream.write(Arrays.copyOfRange(LARGE, from, Math.min(from + 30_000, LARGE.length)));
    }
    stream.end();
  }

  private static TestServer server(Compression compression) {
    return TestServer.start(CompressionTest::answer, o -> o.withCompression(compression));
  }

  private static HttpResponse<byte[]> get(
      TestServer server, HttpClient client, String path, String encoding)
      throws IOException, InterruptedException {
    return client.send(
        server.request(path).header("Accept-Encoding", encoding).build(),
        BodyHandlers.ofByteArray());
  }

  private static byte[] unzipped(HttpResponse<byte[]> response) throws IOException {
    assertThat(response.headers().firstValue("content-encoding")).hasValue("gzip");
    assertThat(response.headers().allValues("vary")).containsExactly("accept-encoding");
    assertThat(response.body().length).isLessThan(20_000);
    try (InputStream unzip = new GZIPInputStream(new ByteArrayInputStream(response.body()))) {
      return unzip.readAllBytes();
    }
  }

  @ParameterizedTest
  @EnumSource(Version.class)
  void largeAnswersAreCompressedForThoseWhoAsk(Version version) throws Exception {
    try (TestServer server = server(Compression.ALWAYS);
        HttpClient client = server.client(version)) {
      for (String path : new String[] {"/large", "/elsewhere", "/stream"}) {
        assertThat(unzipped(get(server, client, path, "deflate, gzip"))).isEqualTo(LARGE);
        HttpResponse<byte[]> plain = get(server, client, path, "gzip;q=0");
        assertThat(plain.headers().firstValue("content-encoding")).isEmpty();
        assertThat(plain.body()).isEqualTo(LARGE);
      }
    }
  }

  @Test
  void smallAnswersAndEventsAreSentAsTheyAre() throws Exception {
    try (TestServer server = server(Compression.ALWAYS);
        HttpClient client = server.client(Version.HTTP_2)) {
      assertThat(get(server, client, "/small", "gzip").body()).hasSize(1000);
      assertThat(get(server, client, "/events", "gzip").body()).isEqualTo(LARGE);
    }
  }

  @Test
  void clientsOnThisMachineGetPlainBytesUnlessToldOtherwise() throws Exception {
    try (TestServer server = TestServer.start(CompressionTest::answer);
        HttpClient client = server.client(Version.HTTP_2)) {
      assertThat(get(server, client, "/large", "gzip").body()).isEqualTo(LARGE);
      assertThat(get(server, client, "/stream", "gzip").body()).isEqualTo(LARGE);
    }
  }

  @Test
  void clientsOnThisMachineGetCompressedBytesIfTheyWouldRatherHaveThem() throws Exception {
    try (TestServer server = TestServer.start(CompressionTest::answer);
        HttpClient client = server.client(Version.HTTP_2)) {
      for (String path : new String[] {"/large", "/stream"}) {
        assertThat(unzipped(get(server, client, path, "gzip, identity;q=0.5"))).isEqualTo(LARGE);
      }
    }
  }

  @Test
  void othersAreOnAnotherMachineIfTheirAddressIsNotOurs() {
    InetSocketAddress loopback = new InetSocketAddress(InetAddress.getLoopbackAddress(), 5);
    InetSocketAddress ours = new InetSocketAddress("192.0.2.1", 6443);
    assertThat(Compression.isSameMachine(new InetSocketAddress("192.0.2.2", 5), ours)).isFalse();
    assertThat(Compression.isSameMachine(new InetSocketAddress("192.0.2.1", 5), ours)).isTrue();
    assertThat(Compression.isSameMachine(loopback, ours)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "NEVER, PREFERRED, false, false",
    "WHERE_IT_PAYS, NONE, false, false",
    "WHERE_IT_PAYS, ACCEPTED, false, true",
    "WHERE_IT_PAYS, ACCEPTED, true, false",
    "WHERE_IT_PAYS, PREFERRED, true, true",
    "ALWAYS, NONE, false, false",
    "ALWAYS, ACCEPTED, true, true",
  })
  void whoIsNearMustSayMore(
      Compression compression, GzipWish wish, boolean isNear, boolean isCompressed) {
    assertThat(compression.isFor(wish, isNear)).isEqualTo(isCompressed);
  }

  @Test
  void aCompressedStreamThatBreaksOffTakesNoMore() throws Exception {
    CountDownLatch over = new CountDownLatch(1);
    Handler handler =
        (request, responder) -> {
          ResponseStream stream = responder.stream(200, TEXT);
          stream.onClose(over::countDown);
          stream.write("half".getBytes(UTF_8));
          stream.abort();
          stream.write("the rest".getBytes(UTF_8));
          stream.end();
        };
    try (TestServer server =
        TestServer.start(
            handler, o -> o.withSizes(1000, 2000).withCompression(Compression.ALWAYS))) {
      String answer = server.raw("GET /x HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n\r\n");

      assertThat(over.await(20, TimeUnit.SECONDS)).isTrue();
      assertThat(answer).doesNotEndWith("0\r\n\r\n");
    }
  }
}
