package dev.navarch.client.transport;

import static dev.navarch.client.transport.Exchanges.bytes;
import static dev.navarch.client.transport.Exchanges.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.client.cache.Eventually;
import dev.navarch.client.config.Liveness;
import java.io.IOException;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ExchangeTest {
  private final CountDownLatch mayBegin = new CountDownLatch(1);
  private TestServer server;

  @BeforeEach
  void start() throws IOException {
    server = TestServer.plain(exchange -> TestServer.answer(exchange, 200, bytes("yes")));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @Test
  void requestThatIsNotYetSentWhenItsClientRetiresHasItsAnswer() throws Exception {
    LiveClient client = client(HttpClient.newHttpClient());
    Exchange exchange = Objects.requireNonNull(client.begin(sending()));

    client.retire();
    mayBegin.countDown();

    assertThat(text(exchange.await(Duration.ZERO).body())).isEqualTo("yes");
    assertThat(client.isTerminated()).isFalse();
    exchange.end();
    Eventually.until("the client ends with its last exchange", client::isTerminated);
  }

  @Test
  void clientThatDoesNothingRetiresAtOnce() {
    LiveClient client = client(HttpClient.newHttpClient());

    client.retire();

    Eventually.until("the client ends", client::isTerminated);
  }

  @Test
  void errorIsToldToWhoeverWaits() {
    mayBegin.countDown();
    HttpClient http = HttpClient.newBuilder().proxy(new BrokenSelector()).build();
    LiveClient client = client(http);
    Exchange exchange = Objects.requireNonNull(client.begin(sending()));

    assertThatThrownBy(() -> exchange.await(Duration.ZERO))
        .isInstanceOf(ExecutionException.class)
        .hasCauseInstanceOf(LinkageError.class);
    client.close();
  }

  /** One whose threads wait until they may begin. */
  private LiveClient client(HttpClient http) {
    ThreadFactory threads = task -> Thread.ofVirtual().unstarted(() -> runLate(task));
    return new LiveClient(
        http, sending(), Liveness.DEFAULT, false, System::nanoTime, threads, lost -> {});
  }

  private void runLate(Runnable task) {
    try {
      mayBegin.await();
      task.run();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private Sending sending() {
    URI uri = URI.create("http://127.0.0.1:" + server.port());
    HttpRequest request = HttpRequest.newBuilder(uri).build();
    return new Sending(request, null, new ProxyChoice(uri, null), Patience.ENDLESS);
  }

  /** Part of a program that is not whole. */
  private static final class BrokenSelector extends ProxySelector {
    @Override
    public List<Proxy> select(URI server) {
      throw new LinkageError("broken");
    }

    @Override
    public void connectFailed(URI server, SocketAddress proxy, IOException failure) {}
  }
}
