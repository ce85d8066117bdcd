package dev.navarch.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StartUpTest {
  @Test
  void medianOfAnOddNumberOfRunsIsTheMiddleOne() {
    assertThat(StartUp.median(new double[] {9, 1, 5})).isEqualTo(5);
  }

  @Test
  void medianOfAnEvenNumberOfRunsLiesBetweenTheMiddleTwo() {
    assertThat(StartUp.median(new double[] {9, 1, 5, 3})).isEqualTo(4);
  }
}
