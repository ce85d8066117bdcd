package dev.navarch.controllerruntime.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.controllerruntime.event.EventHandlers;
import dev.navarch.controllerruntime.event.Predicates;
import dev.navarch.controllerruntime.reconcile.Request;
import dev.navarch.controllerruntime.testserver.ConfigMaps;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
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
  void failureLosesItsEventAndNoOther() throws Exception {
    ChannelSource<ConfigMap> source =
        new ChannelSource<>(
            event -> {
              if (event.object().metadata().name().equals("refused")) {
                throw new IllegalStateException("in a predicate");
              }
              return true;
            },
            event -> {
              if (event.object().metadata().name().equals("odd")) {
                throw new IllegalArgumentException("in a handler");
              }
              return List.of(Request.of(event.object()));
            });
    Collected queue = new Collected();
    try (Source.Running running = source.start(queue)) {
      assertThat(running.awaitSynced(Duration.ZERO)).isTrue();
      source.send(ConfigMaps.named("a", "refused"));
      source.send(ConfigMaps.named("a", "odd"));
      source.send(ConfigMaps.named("a", "fine"));

      assertThat(queue.requests.poll(30, TimeUnit.SECONDS)).isEqualTo(new Request("a", "fine"));
      assertThat(queue.requests).isEmpty();
    }
  }

  @Test
  void whatAServerIsToBlameForIsTriedAgain() throws Exception {
    AtomicInteger tries = new AtomicInteger();
    ChannelSource<ConfigMap> source =
        new ChannelSource<>(
            EventHandlers.mapped(map -> {
              switch (tries.incrementAndGet()) {
                case 1 -> throw new IOException("no answer");
                case 2 -> throw ApiException.tooManyRequests("later", 1);
                default -> {
                  return List.of(Request.of(map));
                }
              }
            }));
    Collected queue = new Collected();
    try (Source.Running running = source.start(queue)) {
      assertThat(running.awaitSynced(Duration.ZERO)).isTrue();
      source.send(ConfigMaps.named("a", "one"));

      assertThat(queue.requests.poll(30, TimeUnit.SECONDS)).isEqualTo(new Request("a", "one"));
    }
    assertThat(tries).hasValue(3);
  }

  @Test
  void whatFailsForGoodIsGivenUp() throws Exception {
    ChannelSource<ConfigMap> source =
        new ChannelSource<>(
            EventHandlers.mapped(map -> {
              if (map.metadata().name().equals("never")) {
                throw new IOException("no answer");
              }
              return List.of(Request.of(map));
            }));
    Collected queue = new Collected();
    try (Source.Running running = source.start(queue)) {
      assertThat(running.awaitSynced(Duration.ZERO)).isTrue();
      source.send(ConfigMaps.named("a", "never"));
      source.send(ConfigMaps.named("a", "fine"));

      assertThat(queue.requests.poll(30, TimeUnit.SECONDS)).isEqualTo(new Request("a", "fine"));
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
