package dev.navarch.storage.testing.etcd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.ConnectException;
import java.net.SocketException;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CuttingProxyTest {
  private EchoServer server;
  private CuttingProxy proxy;

  @BeforeEach
  void start() throws IOException {
    server = new EchoServer();
    proxy = CuttingProxy.start(server.endpoint());
  }

  @AfterEach
  void stop() throws IOException {
    proxy.close();
    server.close();
  }

  @Test
  void bytesPassBothWays() throws IOException {
    String large = "x".repeat(1 << 20);

    try (LineClient client = new LineClient(proxy.endpoint())) {
      assertThat(client.ask("a")).isEqualTo("a");
      assertThat(client.ask(large)).isEqualTo(large);
      assertThat(proxy.connections()).isEqualTo(1);
    }
  }

  @Test
  void theEndOfRequestsPassesWhileAnswersStillCome() throws IOException {
    try (LineClient client = new LineClient(proxy.endpoint())) {
      client.send("a");
      client.endOutput();

      assertThat(client.read()).isEqualTo("a");
      assertThat(client.read()).isNull();
    }
    await(() -> proxy.connections() == 0);
  }

  @Test
  void aCutResetsWhatIsOpenAndLetsNewConnectionsIn() throws IOException {
    try (LineClient one = new LineClient(proxy.endpoint());
        LineClient two = new LineClient(proxy.endpoint())) {
      one.ask("a");
      two.ask("b");

      proxy.cut();

      assertThatThrownBy(one::read).isInstanceOf(SocketException.class);
      assertThatThrownBy(two::read).isInstanceOf(SocketException.class);
      assertThat(proxy.connections()).isZero();
    }
    try (LineClient three = new LineClient(proxy.endpoint())) {
      assertThat(three.ask("c")).isEqualTo("c");
    }
  }

  @Test
  void refusalConcernsNewConnectionsOnly() throws IOException {
    try (LineClient before = new LineClient(proxy.endpoint())) {
      before.ask("a");

      proxy.refuse(true);

      assertThatThrownBy(() -> new LineClient(proxy.endpoint()))
          .isInstanceOf(ConnectException.class);
      assertThat(before.ask("b")).isEqualTo("b");

      proxy.refuse(false);

      try (LineClient after = new LineClient(proxy.endpoint())) {
        assertThat(after.ask("c")).isEqualTo("c");
      }
    }
  }

  @Test
  void stalledBytesPassAfterwards() throws IOException {
    try (LineClient client = new LineClient(proxy.endpoint())) {
      client.ask("a");

      proxy.stall(true);
      client.send("b");

      assertThat(client.isSilent()).isTrue();
      assertThat(server.received()).containsExactly("a");

      proxy.stall(false);

      assertThat(client.read()).isEqualTo("b");
    }
  }

  @Test
  void connectionsCanBeMadeAndCutDuringAStall() throws IOException {
    proxy.stall(true);

    try (LineClient client = new LineClient(proxy.endpoint())) {
      client.send("a");
      await(() -> proxy.connections() == 1);
      assertThat(client.isSilent()).isTrue();

      proxy.cut();

      assertThatThrownBy(client::read).isInstanceOf(SocketException.class);
    }
    assertThat(server.received()).isEmpty();
  }

  @Test
  void aDroppedAnswerIsLostAfterTheRequestArrived() throws IOException {
    try (LineClient client = new LineClient(proxy.endpoint())) {
      client.ask("a");

      proxy.dropResponses(true);
      client.send("b");

      await(() -> proxy.droppedBytes() == 2);
      assertThat(server.received()).containsExactly("a", "b");
      assertThat(client.isSilent()).isTrue();

      proxy.dropResponses(false);

      assertThatThrownBy(client::read).isInstanceOf(SocketException.class);
    }
    try (LineClient after = new LineClient(proxy.endpoint())) {
      assertThat(after.ask("c")).isEqualTo("c");
    }
  }

  @Test
  void aConnectionThatLostNothingSurvivesTheEndOfDropping() throws IOException {
    try (LineClient client = new LineClient(proxy.endpoint())) {
      client.ask("a");

      proxy.dropResponses(true);
      proxy.dropResponses(false);

      assertThat(client.ask("b")).isEqualTo("b");
    }
  }

  @Test
  void aServerThatIsGoneLooksLikeAReset() throws IOException {
    server.close();

    try (LineClient client = new LineClient(proxy.endpoint())) {
      assertThatThrownBy(client::read).isInstanceOf(SocketException.class);
    }
  }

  @Test
  void aClosedProxyIsGone() throws IOException {
    try (LineClient client = new LineClient(proxy.endpoint())) {
      client.ask("a");
      proxy.stall(true);
      client.send("b");

      proxy.close();
      proxy.close();

      assertThatThrownBy(client::read).isInstanceOf(SocketException.class);
      assertThatThrownBy(() -> new LineClient(proxy.endpoint()))
          .isInstanceOf(ConnectException.class);
      assertThatThrownBy(() -> proxy.refuse(false)).isInstanceOf(IllegalStateException.class);
    }
  }

  @Test
  void itStandsBetweenAClientAndARealEtcd() throws IOException {
    try (EtcdServer etcd = EtcdServer.start(EtcdOptions.DEFAULT.withoutSync());
        CuttingProxy between = CuttingProxy.start(etcd.endpoint());
        EtcdHttp http = new EtcdHttp(between.endpoint(), null)) {
      KeyValues through = new KeyValues(http);
      through.put("a", "1");

      between.dropResponses(true);

      assertThatThrownBy(() -> through.put("a", "2", Duration.ofMillis(500)))
          .isInstanceOf(IOException.class);
      await(() -> between.droppedBytes() > 0);
      assertThat(new KeyValues(etcd.http()).find("a")).contains("2");

      between.dropResponses(false);

      assertThat(through.find("a")).contains("2");
    }
  }

  private static void await(BooleanSupplier condition) {
    assertThat(Deadline.in(Duration.ofSeconds(20)).await(condition)).isTrue();
  }
}
