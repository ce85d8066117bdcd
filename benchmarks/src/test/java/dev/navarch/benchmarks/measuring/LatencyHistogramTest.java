package dev.navarch.benchmarks.measuring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class LatencyHistogramTest {
  private final LatencyHistogram histogram = new LatencyHistogram();

  @Test
  void aNegativeDurationCountsAsNone() {
    histogram.record(-5);

    assertThat(histogram.percentile(0.5)).isZero();
  }

  @Test
  void ofAHundredTheLastButOneIsTheNinetyNinthPercentile() {
    for (int nanos = 1; nanos <= 100; nanos++) {
      histogram.record(nanos);
    }

    assertThat(histogram.percentile(0.5)).isEqualTo(50);
    assertThat(histogram.percentile(0.99)).isEqualTo(99);
  }

  @Test
  void nothingHasNoPercentiles() {
    assertThatThrownBy(() -> histogram.percentile(0.5)).isInstanceOf(IllegalStateException.class);
  }
}
