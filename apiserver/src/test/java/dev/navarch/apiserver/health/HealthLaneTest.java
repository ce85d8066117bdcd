package dev.navarch.apiserver.health;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apiserver.server.Answer;
import dev.navarch.apiserver.server.PageServer;
import dev.navarch.storage.memory.MemoryStore;
import java.io.OutputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class HealthLaneTest {
  private final MemoryStore store = MemoryStore.create();
  private final HealthChecks checks =
      new HealthChecks(store, new PrintStream(OutputStream.nullOutputStream()));
  private final HealthLane lane = new HealthLane(Duration.ofMillis(100));
  private final PageServer server = new PageServer().serve(new HealthPages(checks, lane).pages());
  private final CountDownLatch end = new CountDownLatch(1);

  @AfterEach
  void close() {
    end.countDown();
    server.close();
    lane.close();
    store.close();
  }

  private Optional<String> hang() {
    try {
      end.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return Optional.empty();
  }

  @Test
  void aCheckThatHangsFailsAndDoesNotBlockTheLane() {
    AtomicInteger runs = new AtomicInteger();
    checks.add(
        HealthCheck.of(
            "stuck",
            () -> {
              runs.incrementAndGet();
              return hang();
            }),
        Probe.READYZ);

    for (int i = 0; i < 10; i++) {
      Answer answer = server.get("/readyz");
      assertThat(answer.status()).isEqualTo(500);
      assertThat(answer.text()).contains("[-]stuck failed: reason withheld");
    }
    assertThat(server.get("/livez").text()).isEqualTo("ok");
    assertThat(server.get("/readyz/stuck").text())
        .isEqualTo("internal server error: not done within 100 ms\n");
    assertThat(runs.get()).isEqualTo(1);
  }

  @Test
  void questionsAreAnsweredByPlatformThreadsOfTheLane() {
    CompletableFuture<Thread> thread = new CompletableFuture<>();
    checks.add(
        new HealthCheck() {
          @Override
          public String name() {
            return "curious";
          }

          @Override
          public Optional<String> check() {
            thread.complete(Thread.currentThread());
            return Optional.empty();
          }

          @Override
          public boolean mayBlock() {
            return false;
          }
        },
        Probe.LIVEZ);

    assertThat(server.get("/livez").text()).isEqualTo("ok");
    assertThat(thread.join().isVirtual()).isFalse();
    assertThat(thread.join().isDaemon()).isTrue();
    assertThat(thread.join().getName()).startsWith("health-");
  }
}
