package dev.navarch.apiserver.endpoint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apiserver.request.Query;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WatchTimeoutTest {
  private static Duration timeout(String query) {
    return WatchVerb.timeout(ListParameters.of(Query.parse(query), true));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 3600, 86_400, 2_147_483_648L, 9_223_372_036L})
  void aPositiveTimeoutIsHonoured(long seconds) {
    assertThat(timeout("timeoutSeconds=" + seconds)).isEqualTo(Duration.ofSeconds(seconds));
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, -2_147_483_649L, Long.MIN_VALUE})
  void aNegativeTimeoutIsOverAtOnce(long seconds) {
    assertThat(timeout("timeoutSeconds=" + seconds)).isEqualTo(Duration.ZERO);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "timeoutSeconds=", "timeoutSeconds=0", "timeoutSeconds=9223372036854775807"})
  void withoutAUsableTimeoutItIsLongAndRandom(String query) {
    assertThat(timeout(query)).isBetween(Duration.ofMinutes(30), Duration.ofHours(1));
  }

  @Test
  void whatGoCannotExpressIsTreatedAsAbsent() {
    assertThat(timeout("timeoutSeconds=9223372037")).isLessThanOrEqualTo(Duration.ofHours(1));
  }
}
