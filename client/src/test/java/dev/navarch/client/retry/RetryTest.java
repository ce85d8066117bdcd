package dev.navarch.client.retry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.client.waiting.Backoff;
import dev.navarch.client.waiting.ManualTime;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class RetryTest {
  private static final GroupResource PODS = new GroupResource("", "pods");
  private static final Backoff BACKOFF = new Backoff(Duration.ofMillis(10), 5, 0, 4);

  private final ManualTime time = new ManualTime();
  private final AtomicInteger tries = new AtomicInteger();

  private static ApiException conflict() {
    return ApiException.conflict(PODS, "web", "the object has been modified");
  }

  private String succeedInTry(int number) {
    if (tries.incrementAndGet() < number) {
      throw conflict();
    }
    return "try " + tries.get();
  }

  @Test
  void triesAgainOnConflict() throws Exception {
    assertThat(Retry.onConflict(() -> succeedInTry(3))).isEqualTo("try 3");
  }

  @Test
  void givesTheLastConflictUpAfterFiveTries() {
    assertThatThrownBy(() -> Retry.onConflict(() -> succeedInTry(99)))
        .isInstanceOf(ApiException.class)
        .hasMessageContaining("the object has been modified");
    assertThat(tries).hasValue(5);
  }

  @Test
  void anythingElseIsNoConflict() {
    assertThatThrownBy(() ->
            Retry.onConflict(() -> {
              tries.incrementAndGet();
              throw ApiException.notFound(PODS, "web");
            }))
        .isInstanceOf(ApiException.class)
        .hasMessage("pods \"web\" not found");
    assertThat(tries).hasValue(1);
  }

  @Test
  void waitsBetweenTriesAsTheBackoffSays() {
    assertThatThrownBy(() -> Retry.onError(BACKOFF, failure -> true, () -> succeedInTry(99), time))
        .isInstanceOf(ApiException.class);

    assertThat(tries).hasValue(4);
    assertThat(time.sleeps())
        .containsExactly(Duration.ofMillis(10), Duration.ofMillis(50), Duration.ofMillis(250));
  }

  @Test
  void failuresOfTheConnectionAreRetriedWhenTheyAreSaidToBe() throws Exception {
    String answer =
        Retry.onError(
            BACKOFF,
            IOException.class::isInstance,
            () -> {
              if (tries.incrementAndGet() == 1) {
                throw new IOException("reset");
              }
              return "there";
            },
            time);

    assertThat(answer).isEqualTo("there");
  }

  @Test
  void theDefaultsAreThoseOfKubernetes() {
    assertThat(Retry.DEFAULT_RETRY).isEqualTo(new Backoff(Duration.ofMillis(10), 1.0, 0.1, 5));
    assertThat(Retry.DEFAULT_BACKOFF).isEqualTo(new Backoff(Duration.ofMillis(10), 5.0, 0.1, 4));
  }
}
