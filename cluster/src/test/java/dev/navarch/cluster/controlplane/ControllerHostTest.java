package dev.navarch.cluster.controlplane;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apiserver.authentication.User;
import dev.navarch.client.transport.Transport;
import dev.navarch.client.transport.TransportAnswer;
import dev.navarch.client.transport.TransportRequest;
import dev.navarch.controllers.ControllerClients;
import java.io.IOException;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ControllerHostTest {
  private final AtomicInteger open = new AtomicInteger();
  private final List<Integer> openAtStarts = new CopyOnWriteArrayList<>();
  private final CountDownLatch triedTwice = new CountDownLatch(2);

  /** A way to a server that does not answer. */
  private final class Nowhere implements Transport {
    Nowhere(User user) {
      if (!user.name().equals(ControllerClients.MANAGER)) {
        throw new IllegalStateException("there is only one way in");
      }
      openAtStarts.add(open.getAndIncrement());
      triedTwice.countDown();
    }

    @Override
    public TransportAnswer send(TransportRequest request) throws IOException {
      throw new IOException("nobody is there");
    }

    @Override
    public void close() {
      open.decrementAndGet();
    }
  }

  @Test
  void clientsOfLoopsThatCannotStartAreClosed() throws InterruptedException {
    try (ControllerHost host = new ControllerHost(Set.of())) {
      host.begin(
          new ControllerStart.AtOnce(), Nowhere::new, "", false, false, InstantSource.system());
      assertThat(triedTwice.await(30, TimeUnit.SECONDS)).isTrue();
    }

    assertThat(openAtStarts).containsOnly(0);
    assertThat(open).hasValue(0);
  }
}
