package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;

/** An informer of a scripted server, in time that the test moves on. */
abstract class InformerFixture {
  static final Duration PATIENCE = Duration.ofSeconds(20);
  static final String TIMER = "maps-reflector-timer";
  static final String REFLECTOR = "maps-reflector";

  final SteppedTime time = new SteppedTime();
  final RecordedThreads threads = new RecordedThreads();
  final ScriptedServer server = new ScriptedServer();
  final AtomicInteger deepest = new AtomicInteger();
  final ReflectorOptions options =
      ReflectorOptions.named("maps")
          .withTimeSource(time)
          .withThreads(threads)
          .withErrorHandler((name, failure) -> {})
          .withMetrics(
              new CacheMetrics() {
                @Override
                public void listenerDepth(String name, int listener, int depth) {
                  deepest.accumulateAndGet(depth, Math::max);
                }
              });
  SharedIndexInformer<ConfigMap> informer = informer(Duration.ZERO);

  SharedIndexInformer<ConfigMap> informer(Duration resync) {
    return SharedIndexInformer.builder(server).options(options.withResyncPeriod(resync)).build();
  }

  @AfterEach
  void nothingIsLeft() {
    informer.close();
    Eventually.until("all threads end", () -> threads.alive().isEmpty());
    assertThat(server.openWatches()).isZero();
  }
}
