package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Stores and error handlers that throw. */
class ReflectorFaultTest extends ReflectorFixture {
  private static Stream<Runnable> faults() {
    return Stream.of(
        () -> {
          throw new IllegalStateException("no room");
        },
        () -> {
          throw new AssertionError("no room");
        });
  }

  @ParameterizedTest
  @MethodSource("faults")
  void faultOfTheStoreIsReportedAndTriedAgain(Runnable fault) throws Exception {
    AtomicInteger tries = new AtomicInteger();
    server.put("a", "1");
    start(
        new ForwardingStore(store) {
          @Override
          public void replace(List<ConfigMap> objects, String resourceVersion) {
            if (tries.incrementAndGet() == 1) {
              fault.run();
            }
            super.replace(objects, resourceVersion);
          }
        });

    assertThat(time.awaitSleeping(RUNNER)).isEqualTo(FIRST_PAUSE);
    time.advance(FIRST_PAUSE);

    awaitStore();
    assertThat(failures).singleElement().isInstanceOf(IllegalStateException.class);
    assertThat(failures.getFirst()).hasStackTraceContaining("no room");
  }

  @Test
  void throwingErrorHandlerDoesNotEndIt() throws Exception {
    AtomicInteger told = new AtomicInteger();
    options =
        options
            .withResyncPeriod(Duration.ofMinutes(1))
            .withErrorHandler((name, failure) -> {
              told.incrementAndGet();
              throw new AssertionError("cannot report", failure);
            });
    AtomicInteger resyncs = new AtomicInteger();
    server.failList(new IOException("connection refused"));
    server.put("a", "1");
    start(
        new ForwardingStore(store) {
          @Override
          public void resync() {
            resyncs.incrementAndGet();
            throw new IllegalStateException("cannot resync");
          }
        });

    time.awaitSleeping(RUNNER);
    time.advance(FIRST_PAUSE);
    awaitStore();
    server.awaitWatches(1);
    for (int i = 1; i <= 2; i++) {
      int expected = i;
      time.awaitSleeping(TIMER);
      time.advance(Duration.ofMinutes(1));
      Eventually.until("resync " + i, () -> resyncs.get() == expected);
    }
    server.put("a", "2");

    awaitStore();
    assertThat(told.get()).isGreaterThanOrEqualTo(2);
  }
}
