package dev.navarch.benchmarks.measuring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MedianTest {
  @Test
  void medianOfAnOddNumberIsTheMiddleOne() {
    assertThat(Median.of(9, 1, 5)).isEqualTo(5);
  }

  @Test
  void medianOfAnEvenNumberLiesBetweenTheMiddleTwo() {
    assertThat(Median.of(9, 1, 5, 3)).isEqualTo(4);
  }
}
