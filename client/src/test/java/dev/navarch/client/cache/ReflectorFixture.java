package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;

/** A reflector between a scripted server and a store, in time that the test moves on. */
abstract class ReflectorFixture {
  static final String RUNNER = "runner";
  static final String TIMER = "maps-reflector-timer";
  static final Duration PATIENCE = Duration.ofSeconds(30);
  static final Duration FIRST_PAUSE = Duration.ofMillis(800);

  final SteppedTime time = new SteppedTime();
  final RecordedThreads threads = new RecordedThreads();
  final ScriptedServer server = new ScriptedServer();
  final Store<ConfigMap> store = Store.create(KeyFunc.metaNamespace());
  final List<Exception> failures = new CopyOnWriteArrayList<>();
  final AtomicInteger stalls = new AtomicInteger();
  final AtomicInteger begun = new AtomicInteger();
  ReflectorOptions options =
      ReflectorOptions.named("maps")
          .withTimeSource(time)
          .withThreads(threads)
          .withErrorHandler((name, failure) -> failures.add(failure))
          .withMetrics(
              new CacheMetrics() {
                @Override
                public void watchStarted(String name) {
                  begun.incrementAndGet();
                }

                @Override
                public void watchStalled(String name) {
                  stalls.incrementAndGet();
                }
              });
  Reflector<ConfigMap> reflector = new Reflector<>(server, store, options);
  Thread runner = Thread.ofVirtual().unstarted(() -> {});

  void start() {
    start(store);
  }

  void start(ReflectorStore<ConfigMap> into) {
    reflector = new Reflector<>(server, into, options);
    runner = Thread.ofVirtual().name(RUNNER).start(reflector::run);
  }

  @AfterEach
  void nothingIsLeft() throws Exception {
    reflector.close();
    assertThat(runner.getState() == Thread.State.NEW || runner.join(PATIENCE)).isTrue();
    Eventually.until("all threads end", () -> threads.alive().isEmpty());
    assertThat(server.openWatches()).isZero();
  }

  void awaitStore() {
    Eventually.until(
        "the store is like the server",
        () ->
            List.copyOf(store.list()).containsAll(server.objects())
                && store.list().size() == server.objects().size());
  }
}
