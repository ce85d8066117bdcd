package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Stores and error handlers that throw. */
class ReflectorFaultTest extends ReflectorFixture {
  @Test
  void faultOfTheStoreIsReportedAndTriedAgain() throws Exception {
    AtomicInteger tries = new AtomicInteger();
    server.put("a", "1");
    start(
        new ForwardingStore(store) {
          @Override
          public void replace(List<ConfigMap> objects, String resourceVersion) {
            if (tries.incrementAndGet() == 1) {
              throw new IllegalStateException("full");
            }
            super.replace(objects, resourceVersion);
          }
        });

    assertThat(time.awaitSleeping(RUNNER)).isEqualTo(FIRST_PAUSE);
    time.advance(FIRST_PAUSE);

    awaitStore();
    assertThat(failures).singleElement().asString().contains("full");
  }

  @Test
  void errorOfTheStoreIsReportedAndTriedAgain() throws Exception {
    AtomicInteger tries = new AtomicInteger();
    server.put("a", "1");
    start(
        new ForwardingStore(store) {
          @Override
          public void replace(List<ConfigMap> objects, String resourceVersion) {
            if (tries.incrementAndGet() == 1) {
              throw new AssertionError("broken");
            }
            super.replace(objects, resourceVersion);
          }
        });

    assertThat(time.awaitSleeping(RUNNER)).isEqualTo(FIRST_PAUSE);
    time.advance(FIRST_PAUSE);

    awaitStore();
    assertThat(failures)
        .singleElement()
        .isInstanceOf(IllegalStateException.class)
        .extracting(Exception::getCause)
        .isInstanceOf(AssertionError.class);
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
