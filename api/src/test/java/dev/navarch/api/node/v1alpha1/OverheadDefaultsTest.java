package dev.navarch.api.node.v1alpha1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.value.Quantity;
import org.junit.jupiter.api.Test;

class OverheadDefaultsTest {
  @Test
  void amountsAreRoundedUpToThousandths() {
    Overhead fine = Overhead.builder().addToPodFixed("cpu", Quantity.parse("1u")).build();
    Overhead coarse = Overhead.builder().addToPodFixed("cpu", Quantity.parse("1m")).build();

    assertThat(OverheadDefaults.overhead(fine)).isEqualTo(coarse);
    assertThat(OverheadDefaults.overhead(coarse)).isSameAs(coarse);
  }
}
