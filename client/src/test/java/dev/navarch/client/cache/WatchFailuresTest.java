package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.Status;
import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class WatchFailuresTest {
  private static ApiException ofCode(int code) {
    return ApiException.fromStatus(Status.builder().code(code).build());
  }

  private static ApiException ofReason(String reason) {
    return ApiException.fromStatus(Status.builder().reason(reason).build());
  }

  @Test
  void goneAndExpiredAreTheSame() {
    assertThat(WatchFailures.isExpired(ApiException.gone("old"))).isTrue();
    assertThat(WatchFailures.isExpired(ApiException.resourceExpired("old"))).isTrue();
    assertThat(WatchFailures.isExpired(ofCode(410))).isTrue();
    assertThat(WatchFailures.isExpired(ofCode(404))).isFalse();
  }

  @Test
  void tooLargeVersionIsToldByACauseOrByItsText() {
    assertThat(
            WatchFailures.isTooLargeResourceVersion(
                ApiException.resourceVersionTooLarge(20, 10, 1)))
        .isTrue();
    assertThat(
            WatchFailures.isTooLargeResourceVersion(
                ApiException.timeout("Too large resource version: 20, current: 10", 1)))
        .isTrue();
    assertThat(WatchFailures.isTooLargeResourceVersion(ApiException.timeout("slow", 1))).isFalse();
  }

  @Test
  void troubleOfTheServerPasses() {
    assertThat(WatchFailures.isPassing(ofCode(429))).isTrue();
    assertThat(WatchFailures.isPassing(ofCode(500))).isTrue();
    assertThat(WatchFailures.isPassing(ofCode(503))).isTrue();
    assertThat(WatchFailures.isPassing(ofCode(403))).isFalse();
  }

  @Test
  void serverThatDoesNotKnowStreamedListsSaysSoByReasonOrCode() {
    assertThat(WatchFailures.isNotUnderstood(ofCode(422))).isTrue();
    assertThat(WatchFailures.isNotUnderstood(ofCode(400))).isTrue();
    assertThat(WatchFailures.isNotUnderstood(ofReason("Invalid"))).isTrue();
    assertThat(WatchFailures.isNotUnderstood(ofReason("BadRequest"))).isTrue();
    assertThat(WatchFailures.isNotUnderstood(ofCode(403))).isFalse();
    assertThat(WatchFailures.isNotUnderstood(ofCode(429))).isFalse();
    assertThat(WatchFailures.isNotUnderstood(ofCode(503))).isFalse();
  }

  @Test
  void serverMayAskForTwoMinutesAtMost() {
    assertThat(WatchFailures.retryAfter(ApiException.tooManyRequests("busy", 5)))
        .isEqualTo(Duration.ofSeconds(5));
    assertThat(WatchFailures.retryAfter(ApiException.tooManyRequests("busy", Integer.MAX_VALUE)))
        .isEqualTo(Duration.ofMinutes(2));
    assertThat(WatchFailures.retryAfter(ApiException.serviceUnavailable("busy")))
        .isEqualTo(Duration.ZERO);
    assertThat(WatchFailures.retryAfter(new IOException("cut"))).isEqualTo(Duration.ZERO);
  }
}
