package dev.navarch.apimachinery.value;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;

/** Numbers are read back from what is written. */
class GoFloatProperties {
  @Property
  void everyFormIsReadBackAndShort(@ForAll("floats") double value) {
    for (String text : new String[] {GoFloat.json(value), GoFloat.general(value)}) {
      assertThat(Double.parseDouble(text)).isEqualTo(value);
      assertThat(text.replaceAll("e.*|[-.]", "").replaceAll("^0+|0+$", "").length())
          .isLessThanOrEqualTo(17);
    }
  }

  @Property
  void singlePrecisionIsReadBack(@ForAll float value) {
    assertThat(Float.parseFloat(GoFloat.general(value))).isEqualTo(value);
  }

  /** All bit patterns that are numbers, so small and large ones are as likely as others. */
  @Provide
  Arbitrary<Double> floats() {
    return Arbitraries.longs()
        .withDistribution(RandomDistribution.uniform())
        .map(Double::longBitsToDouble)
        .filter(Double::isFinite);
  }
}
