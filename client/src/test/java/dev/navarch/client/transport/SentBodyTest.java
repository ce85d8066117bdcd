package dev.navarch.client.transport;

import static dev.navarch.client.transport.Exchanges.await;
import static dev.navarch.client.transport.Exchanges.bytes;
import static dev.navarch.client.transport.Exchanges.open;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a request reads while it is sent is closed, whatever comes of the request. */
@Timeout(60)
class SentBodyTest {
  private final CountDownLatch isRead = new CountDownLatch(1);
  private final CountDownLatch goOn = new CountDownLatch(1);
  private final List<Endless> opened = new CopyOnWriteArrayList<>();

  /** More than anybody takes, once it goes on. */
  private final class Endless extends InputStream {
    private final CompletableFuture<String> closing = new CompletableFuture<>();
    private volatile String state = "quiet";

    @Override
    public int read() {
      throw new AssertionError("bodies are read in pieces");
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      state = "being read";
      isRead.countDown();
      try {
        await(goOn);
      } finally {
        state = "quiet";
      }
      return length;
    }

    @Override
    public void close() {
      boolean unused = closing.complete(state);
    }
  }

  private final TransportRequest.Body source =
      TransportRequest.Body.of(() -> {
        Endless next = new Endless();
        opened.add(next);
        return next;
      });

  @Test
  void whatWasOpenedBeforeIsClosed() {
    SentBody body = new SentBody(source);
    InputStream first = body.get();
    InputStream second = body.get();

    assertThat(opened.get(0).closing).isDone();
    assertThat(opened.get(1).closing).isNotDone();
    assertThatThrownBy(first::read).isInstanceOf(IOException.class);
    body.close();

    assertThat(opened.get(1).closing).isDone();
    assertThatThrownBy(second::read).isInstanceOf(IOException.class);
  }

  @Test
  void whatIsOpenedTooLateIsClosedAtOnce() {
    SentBody body = new SentBody(source);
    body.close();

    assertThatThrownBy(body.get()::read).isInstanceOf(IOException.class);
    assertThat(opened).hasSize(1).allMatch(each -> each.closing.isDone());
  }

  @Test
  void whatIsBeingReadIsClosedByTheReader() throws Exception {
    SentBody body = new SentBody(source);
    FutureTask<Integer> reading = new FutureTask<>(body.get()::read);
    Thread.ofVirtual().start(reading);
    isRead.await();

    body.close();

    assertThat(opened.get(0).closing).isNotDone();
    goOn.countDown();
    assertThat(opened.get(0).closing.get(30, TimeUnit.SECONDS)).isEqualTo("quiet");
    assertThat(reading.get()).isZero();
  }

  @Test
  void callerWhoGivesUpLeavesNothingOpen() throws Exception {
    goOn.countDown();
    try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Transport transport = open("http://127.0.0.1:" + silent.getLocalPort())) {
      FutureTask<TransportAnswer> sending = new FutureTask<>(() -> transport.send(request()));
      Thread caller = Thread.ofVirtual().start(sending);
      isRead.await();

      caller.interrupt();

      assertThatThrownBy(sending::get).hasCauseInstanceOf(InterruptedException.class);
      assertThat(opened).hasSize(1);
      assertThat(opened.get(0).closing.get(30, TimeUnit.SECONDS)).isEqualTo("quiet");
    }
  }

  @Test
  void serverThatAnswersBeforeItHasReadAllLeavesNothingOpen() throws Exception {
    goOn.countDown();
    try (ServerSocket hasty = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Transport transport = open("http://127.0.0.1:" + hasty.getLocalPort())) {
      Thread.ofVirtual().start(() -> refuse(hasty));
      try (TransportAnswer answer = transport.send(request())) {
        assertThat(answer.status()).isEqualTo(413);
      } catch (IOException e) {
        assertThat(e).isNotNull(); // the JDK may see first that the connection is gone
      }

      assertThat(opened).hasSize(1);
      assertThat(opened.get(0).closing.get(30, TimeUnit.SECONDS)).isEqualTo("quiet");
    }
  }

  /** Reads more than a head, and no more. */
  private static void refuse(ServerSocket server) {
    try (Socket socket = server.accept()) {
      byte[] unused = socket.getInputStream().readNBytes(1 << 14);
      socket.getOutputStream().write(bytes("HTTP/1.1 413 No\r\nContent-Length: 0\r\n\r\n"));
    } catch (IOException e) {
      assertThat(e).isNotNull(); // the client may hang up first
    }
  }

  private TransportRequest request() {
    return new TransportRequest("PUT", "/", HttpHeaders.NONE, Optional.of(source), Duration.ZERO);
  }
}
