package dev.navarch.client.remotecommand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.client.duplex.UpgradeServer;
import dev.navarch.client.duplex.WebSocketPeer;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.spdy.SpdyPeer;
import dev.navarch.client.transport.NotUpgradedException;
import dev.navarch.client.websocket.WebSocketClosedException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Servers that break off, or send what no server should. */
@Timeout(60)
class RudeServerTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private interface Talk<P> {
    void with(P peer) throws Exception;
  }

  private AbstractThrowableAssert<?, ?> overWebSocket(Talk<WebSocketPeer> talk) throws Exception {
    try (UpgradeServer server =
            UpgradeServer.start(request -> {
              if (request.isWebSocket()) {
                talk.with(request.webSocket("v5.channel.k8s.io"));
              } else {
                request.refuse(400, "BadRequest", "", "no SPDY");
              }
            });
        RestClient client = TestClients.of(server.url())) {
      return assertThatThrownBy(() -> run(client));
    }
  }

  private AbstractThrowableAssert<?, ?> overSpdy(Talk<SpdyPeer> talk) throws Exception {
    try (UpgradeServer server =
            UpgradeServer.start(request -> {
              if (request.isWebSocket()) {
                request.refuse(400, "text/plain", "no WebSocket");
              } else {
                talk.with(request.spdy("v4.channel.k8s.io"));
              }
            });
        RestClient client = TestClients.of(server.url())) {
      return assertThatThrownBy(() -> run(client));
    }
  }

  private void run(RestClient client) throws IOException, InterruptedException {
    ExecResult unused = RemoteCommand.exec(client, "default", "web", "true").stdout(out).run();
  }

  /** Agrees to all streams; gives the ids of stdout and error. */
  private static int[] agree(SpdyPeer peer) throws IOException {
    int[] ids = new int[2];
    for (int i = 0; i < 2; i++) {
      if (peer.read() instanceof SpdyPeer.Frame.Open open) {
        ids["stdout".equals(open.headers().get("streamtype")) ? 0 : 1] = open.id();
        peer.reply(open.id());
      }
    }
    return ids;
  }

  // ---- WebSocket

  @Test
  void aConnectionThatBreaksOffIsNoSuccess() throws Exception {
    overWebSocket(peer -> peer.send(1, "some"))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(
            "exec of pod default/web failed: the connection to http://127.0.0.1")
        .hasMessageEndingWith("broke off: the server closed the connection");
    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("some");
  }

  @Test
  void anEndWithoutAStatusIsNoSuccess() throws Exception {
    overWebSocket(peer -> peer.close(1000, ""))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("did not say how the command ended");
  }

  @Test
  void aReasonForTheEndIsTold() throws Exception {
    overWebSocket(peer -> peer.close(1011, "kubelet\nis away"))
        .isInstanceOf(IOException.class)
        .hasRootCauseInstanceOf(WebSocketClosedException.class)
        .hasMessageContaining("closed the connection with the code 1011: kubelet is away");
  }

  @ParameterizedTest
  @ValueSource(ints = {0xC2, 0x81, 0x80, 0x83, 0x0B, 0x09})
  void framesOutOfPlaceEndIt(int first) throws Exception {
    overWebSocket(
            peer -> {
              peer.frame(first, new byte[] {1, 'x'});
              byte[] unused = peer.read();
            })
        .isInstanceOf(IOException.class)
        .hasMessageContaining("broke off: ");
  }

  @Test
  void aMaskedFrameEndsIt() throws Exception {
    overWebSocket(peer -> peer.raw(new byte[] {(byte) 0x82, (byte) 0x82, 0, 0, 0, 0, 1, 'x'}))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("a frame has bits that no server sets");
  }

  @Test
  void aNegativeLengthEndsIt() throws Exception {
    overWebSocket(
            peer -> peer.raw(new byte[] {(byte) 0x82, 127, -1, -1, -1, -1, -1, -1, -1, -1, 1}))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("a frame has a negative length");
  }

  @Test
  void aChannelThatDoesNotExistEndsIt() throws Exception {
    overWebSocket(peer -> peer.send(7, "x"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("sent something on channel 7, which it has not got");
  }

  @Test
  void aStatusThatIsNoneEndsIt() throws Exception {
    overWebSocket(
            peer -> {
              peer.send(3, "{\"status\":");
              peer.close(1000, "");
            })
        .isInstanceOf(IOException.class)
        .hasMessageContaining("error stream protocol error");
  }

  @Test
  void aStatusWithoutAnExitCodeEndsIt() throws Exception {
    overWebSocket(
            peer -> {
              peer.send(3, "{\"status\":\"Failure\",\"reason\":\"NonZeroExitCode\"}");
              peer.close(1000, "");
            })
        .isInstanceOf(IOException.class)
        .hasMessageContaining("no ExitCode cause given");
  }

  @Test
  void piecesOfAMessageAreOneMessageAndPingsAreAnswered() throws Exception {
    BlockingQueue<String> pongs = new ArrayBlockingQueue<>(1);
    try (UpgradeServer server =
            UpgradeServer.start(request -> {
              WebSocketPeer peer = request.webSocket("v5.channel.k8s.io");
              peer.frame(0x02, new byte[] {1, 'a'});
              peer.frame(0x89, "here?".getBytes(StandardCharsets.UTF_8));
              peer.frame(0x00, new byte[0]);
              peer.frame(0x00, new byte[] {'b'});
              peer.frame(0x80, new byte[] {'c'});
              Thread.ofVirtual().start(() -> readAll(peer));
              String pong = peer.pongs().poll(30, TimeUnit.SECONDS);
              pongs.add(pong == null ? "none" : pong);
              peer.send(3, ContainerServer.status(0));
              peer.close(1000, "");
            });
        RestClient client = TestClients.of(server.url())) {
      run(client);

      assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("abc");
      assertThat(pongs.take()).isEqualTo("here?");
    }
  }

  private static void readAll(WebSocketPeer peer) {
    try {
      while (peer.read() != null) {
        Thread.onSpinWait();
      }
    } catch (IOException e) {
      // the client is gone
    }
  }

  @Test
  void anAnswerThatIsNoAgreementIsNone() throws Exception {
    try (UpgradeServer server =
            UpgradeServer.start(request ->
                request.head(
                    "101 Switching Protocols",
                    "Upgrade: websocket",
                    "Sec-WebSocket-Accept: wrong",
                    "Sec-WebSocket-Protocol: v5.channel.k8s.io"));
        RestClient client = TestClients.of(server.url())) {
      assertThatThrownBy(() -> run(client))
          .isInstanceOf(NotUpgradedException.class)
          .hasMessageContaining("went on in a protocol that is not SPDY/3.1");
      assertThat(server.requests()).hasSize(2);
    }
  }

  @Test
  void anAnswerToAPlainRequestIsNoAgreement() throws Exception {
    try (UpgradeServer server =
            UpgradeServer.start(request -> request.refuse(200, "text/html", "<html>"));
        RestClient client = TestClients.of(server.url())) {
      assertThatThrownBy(() -> run(client))
          .isInstanceOf(NotUpgradedException.class)
          .hasMessageContaining("was answered with the code 200 in place of another protocol");
    }
  }

  // ---- SPDY

  @Test
  void spdyThatBreaksOffIsNoSuccess() throws Exception {
    overSpdy(peer -> peer.data(agree(peer)[0], "some", false))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("broke off: the server closed the connection");
    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("some");
  }

  @Test
  void spdyStreamsThatEndWithoutAStatusAreNoSuccess() throws Exception {
    overSpdy(
            peer -> {
              for (int id : agree(peer)) {
                peer.reset(id);
              }
              peer.read();
            })
        .isInstanceOf(IOException.class)
        .hasMessageContaining("did not say how the command ended");
  }

  @Test
  void streamsThatAreRefusedAreTold() throws Exception {
    overSpdy(
            peer -> {
              if (peer.read() instanceof SpdyPeer.Frame.Open open) {
                peer.reset(open.id());
              }
              peer.read();
            })
        .isInstanceOf(IOException.class)
        .hasMessageContaining("refused to open a stream");
  }

  @Test
  void framesOfAnotherProtocolEndIt() throws Exception {
    overSpdy(
            peer -> {
              int[] unused = agree(peer);
              peer.raw(new byte[] {(byte) 0x80, 9, 0, 1, 0, 0, 0, 0});
              peer.read();
            })
        .isInstanceOf(IOException.class)
        .hasMessageContaining("a frame is not of SPDY/3");
  }

  @Test
  void headersThatCannotBeUnpackedEndIt() throws Exception {
    overSpdy(
            peer -> {
              int[] unused = agree(peer);
              peer.control(8, 0, new byte[] {0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8});
              peer.read();
            })
        .isInstanceOf(IOException.class)
        .hasMessageContaining("packed headers cannot be read");
  }

  @Test
  void framesThatMatterToNobodyArePassedOver() throws Exception {
    try (UpgradeServer server =
            UpgradeServer.start(request -> {
              if (request.isWebSocket()) {
                request.refuse(400, "text/plain", "no WebSocket");
                return;
              }
              SpdyPeer peer = request.spdy("v4.channel.k8s.io");
              peer.control(4, 1, new byte[] {0, 0, 0, 0}); // settings
              int[] ids = agree(peer);
              peer.control(9, 0, new byte[] {0, 0, 0, 1, 0, 0, 1, 0}); // a window
              peer.control(6, 0, new byte[] {0, 0, 0, 2}); // a ping
              peer.data(99, "nobody's", true);
              peer.control(99, 0, new byte[3]);
              peer.data(ids[0], "out", true);
              peer.data(ids[1], ContainerServer.status(0), true);
              while (peer.read() != null) {
                Thread.onSpinWait();
              }
            });
        RestClient client = TestClients.of(server.url())) {
      run(client);

      assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("out");
    }
  }
}
