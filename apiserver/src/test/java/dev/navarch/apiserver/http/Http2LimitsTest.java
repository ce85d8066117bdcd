package dev.navarch.apiserver.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Version;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class Http2LimitsTest {
  private static final int ENHANCE_YOUR_CALM = 0xb;

  private static void ok(ApiRequest request, Responder responder) {
    responder.respond(200, Headers.NONE, "ok".getBytes(UTF_8));
  }

  @Test
  void thereIsRoomForManyWatchesAndLargeBodies() throws IOException {
    try (TestServer server = TestServer.start(Http2LimitsTest::ok);
        RawHttp2 client = new RawHttp2(server)) {
      RawHttp2.Frame settings = client.next(RawHttp2.SETTINGS);

      assertThat(values(settings))
          .containsEntry(3, 1000)
          .containsEntry(4, 256 << 10)
          .containsEntry(6, 1 << 20);
      int window = 65_535;
      while (window < 1 << 20) {
        RawHttp2.Frame wider = client.next(RawHttp2.WINDOW_UPDATE);
        assertThat(wider.stream()).isZero();
        window += wider.intAt(0);
      }
      assertThat(window).isEqualTo(1 << 20);
    }
  }

  private static Map<Integer, Integer> values(RawHttp2.Frame settings) {
    Map<Integer, Integer> values = new HashMap<>();
    ByteBuffer payload = ByteBuffer.wrap(settings.payload());
    while (payload.hasRemaining()) {
      values.put((int) payload.getShort(), payload.getInt());
    }
    return values;
  }

  @Test
  void aClientMayEndAllItsWatchesAtOnce() throws IOException {
    Handler watches = (request, responder) -> responder.events(200, Headers.NONE);
    try (TestServer server = TestServer.start(watches);
        RawHttp2 client = new RawHttp2(server)) {
      for (int stream = 1; stream < 2000; stream += 2) {
        client.get(stream);
      }
      for (int stream = 1; stream < 2000; stream += 2) {
        client.reset(stream);
      }
      client.send(RawHttp2.PING, 0, 0, new byte[8]);

      assertThat(client.next(RawHttp2.PING).flags()).isEqualTo(RawHttp2.ACK);
    }
  }

  @Test
  void aClientThatLivesOffTakingRequestsBackIsCutOff() throws IOException {
    try (TestServer server = TestServer.start(Http2LimitsTest::ok);
        RawHttp2 client = new RawHttp2(server)) {
      for (int stream = 1; stream < 10_000; stream += 2) {
        client.get(stream);
        client.reset(stream);
      }

      assertThat(client.next(RawHttp2.GOAWAY).intAt(4)).isEqualTo(ENHANCE_YOUR_CALM);
    }
  }

  @Test
  void aRequestThatDoesNotArriveIsGivenUp() throws IOException {
    try (TestServer server =
            TestServer.start(
                Http2LimitsTest::ok,
                o ->
                    o.withSizes(1000, 2000)
                        .withTimeouts(o.timeouts().withRequest(Duration.ofMillis(200))));
        RawHttp2 client = new RawHttp2(server)) {
      client.send(RawHttp2.HEADERS, RawHttp2.END_HEADERS, 1, RawHttp2.GET);
      client.send(RawHttp2.DATA, 0, 1, "begun".getBytes(UTF_8));

      assertThat(client.next(RawHttp2.DATA).payload())
          .asString(UTF_8)
          .contains("\"code\":408", "did not arrive in time");
    }
  }

  @Test
  void headersOverTheLimitAreRefused() throws Exception {
    try (TestServer server = TestServer.start(Http2LimitsTest::ok, o -> o.withSizes(1000, 2000));
        HttpClient client = server.client(Version.HTTP_2)) {
      assertThat(
              client
                  .send(
                      server.request("/x").header("X-Long", "x".repeat(1900)).build(),
                      BodyHandlers.discarding())
                  .statusCode())
          .isEqualTo(431);
    }
  }
}
