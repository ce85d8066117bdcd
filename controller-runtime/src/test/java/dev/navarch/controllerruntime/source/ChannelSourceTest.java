package dev.navarch.controllerruntime.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.controllerruntime.event.EventHandlers;
import dev.navarch.controllerruntime.event.Predicates;
import dev.navarch.controllerruntime.reconcile.Request;
import dev.navarch.controllerruntime.testserver.ConfigMaps;
import java.time.Duration;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ChannelSourceTest {
  private static final class Collected implements RequestQueue {
    private final LinkedBlockingQueue<Request> requests = new LinkedBlockingQueue<>();

    @Override
    public void add(Request request) {
      requests.add(request);
    }

    @Override
    public void addAfter(Request request, Duration delay) {
      requests.add(request);
    }

    @Override
    public void addRateLimited(Request request) {
      requests.add(request);
    }
  }

  @Test
  void eventsWaitForTheControllerAndSurviveItsRestart() throws Exception {
    ChannelSource<ConfigMap> source = new ChannelSource<>(EventHandlers.forObject());
    Collected first = new Collected();
    Collected second = new Collected();

    source.send(ConfigMaps.named("a", "one"));
    Source.Running running = source.start(first);
    assertThat(first.requests.poll(30, TimeUnit.SECONDS)).isEqualTo(new Request("a", "one"));
    running.close();
    source.send(ConfigMaps.named("a", "two"));
    try (Source.Running again = source.start(second)) {
      assertThat(again.awaitSynced(Duration.ZERO)).isTrue();
      assertThat(second.requests.poll(30, TimeUnit.SECONDS)).isEqualTo(new Request("a", "two"));
    }
    assertThat(first.requests).isEmpty();
  }

  @Test
  void predicateKeepsEventsOut() throws Exception {
    ChannelSource<ConfigMap> source =
        new ChannelSource<>(Predicates.inNamespace("a"), EventHandlers.forObject());
    Collected queue = new Collected();
    try (Source.Running running = source.start(queue)) {
      assertThat(running.awaitSynced(Duration.ZERO)).isTrue();
      source.send(ConfigMaps.named("b", "one"));
      source.send(ConfigMaps.named("a", "two"));

      assertThat(queue.requests.poll(30, TimeUnit.SECONDS)).isEqualTo(new Request("a", "two"));
    }
  }

  @Test
  void bufferIsBounded() {
    ChannelSource<ConfigMap> source = new ChannelSource<>(EventHandlers.forObject());
    int taken = 0;
    while (taken < 10_000 && source.offer(ConfigMaps.named("a", "one"))) {
      taken++;
    }

    assertThat(taken).isEqualTo(1024);
  }
}
