package dev.navarch.benchmarks.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.navarch.benchmarks.measuring.ForkedJvm;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StartsTest {
  private static final ForkedJvm JVM = new ForkedJvm(List.of());

  private static double[] printed(Class<?> main) {
    return Stream.of(JVM.run(main).split(" ", -1)).mapToDouble(Double::parseDouble).toArray();
  }

  @Test
  void aControlPlaneTakesLongerThanAForkOfItAndLessThanWithAnObject() {
    double[] millis = printed(FirstControlPlane.class);

    assertThat(millis).hasSize(3);
    assertThat(millis[0]).isLessThan(millis[1]);
    assertThat(millis[2]).isPositive().isLessThan(millis[0]);
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
