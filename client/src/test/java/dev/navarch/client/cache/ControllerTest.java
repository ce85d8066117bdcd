package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class ControllerTest {
  private final RecordedThreads threads = new RecordedThreads();
  private final ScriptedServer server = new ScriptedServer();
  private final Store<ConfigMap> known = Store.create(KeyFunc.metaNamespace());
  private final DeltaFifo<ConfigMap> queue = new DeltaFifo<>(KeyFunc.metaNamespace(), known);
  private final ReflectorOptions options =
      ReflectorOptions.named("maps").withTimeSource(new SteppedTime()).withThreads(threads);

  @Test
  void changesComeOutOfTheQueueUntilItIsClosed() throws Exception {
    List<String> processed = new CopyOnWriteArrayList<>();
    server.put("a", "1");
    try (Controller<ConfigMap> controller =
        new Controller<>(
            server, queue, (key, deltas, initial) -> processed.add(key + initial), options)) {
      controller.start();
      assertThat(controller.awaitSynced(Duration.ofSeconds(20))).isTrue();
      server.awaitWatches(1);
      server.put("b", "1");
      Eventually.until("both are processed", () -> processed.size() == 2);
      Eventually.until(
          "the version is known",
          () -> controller.lastSyncResourceVersion().equals(server.revision()));
    }

    assertThat(processed).containsExactly("default/atrue", "default/bfalse");
    assertThat(threads.alive()).isEmpty();
    assertThat(queue.isClosed()).isTrue();
  }

  @Test
  void whatIsRequeuedOrFailsDoesNotEndTheLoop() {
    List<String> processed = new CopyOnWriteArrayList<>();
    AtomicBoolean requeued = new AtomicBoolean();
    server.put("a", "1");
    server.put("b", "1");
    server.put("c", "1");
    PopProcess<ConfigMap> process =
        (key, deltas, initial) -> {
          if (key.endsWith("a") && requeued.compareAndSet(false, true)) {
            throw new RequeueException("once more", new IllegalStateException());
          }
          if (key.endsWith("b")) {
            throw new IllegalStateException("expected by the test");
          }
          processed.add(key);
        };
    try (Controller<ConfigMap> controller = new Controller<>(server, queue, process, options)) {
      controller.start();
      Eventually.until("the others are processed", () -> processed.size() == 2);
    }

    assertThat(processed).containsExactly("default/c", "default/a");
  }
}
