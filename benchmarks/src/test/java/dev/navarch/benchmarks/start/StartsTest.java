package dev.navarch.benchmarks.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.navarch.benchmarks.measuring.ForkedJvm;
import java.util.List;
import org.junit.jupiter.api.Test;

class StartsTest {
  private static final ForkedJvm JVM = new ForkedJvm(List.of());

  private static double[] printed(Class<?> main) {
    String[] numbers = JVM.run(main).split(" ", -1);
    return new double[] {Double.parseDouble(numbers[0]), Double.parseDouble(numbers[1])};
  }

  @Test
  void aControlPlaneTakesLongerThanAForkOfIt() {
    double[] millis = printed(FirstControlPlane.class);

    assertThat(millis[1]).isPositive().isLessThan(millis[0]);
  }

  @Test
  void listeningIsPartOfTheLifeOfAJvm() {
    double[] millis = printed(ListeningAlone.class);

    assertThat(millis[1]).isPositive().isLessThan(millis[0]);
  }

  @Test
  void nothingButQuickIsUnderstood() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> StartBenchmarks.run(List.of("--slow"), System.out))
        .withMessageContaining("--slow");
  }
}
