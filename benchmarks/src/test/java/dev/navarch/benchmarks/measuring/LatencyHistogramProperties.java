package dev.navarch.benchmarks.measuring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.NotEmpty;

class LatencyHistogramProperties {
  @Property
  void percentilesAreThoseOfTheSortedDurationsToOnePerCent(
      @ForAll @NotEmpty List<@LongRange(min = 0) Long> durations,
      @ForAll @DoubleRange(min = 0.01, max = 1) double share) {
    LatencyHistogram histogram = histogram(durations);

    long[] sorted = durations.stream().mapToLong(Long::longValue).sorted().toArray();
    double exact = sorted[(int) Math.ceil(share * sorted.length) - 1];
    assertThat(histogram.percentile(share)).isCloseTo(exact, within(exact / 100));
  }

  @Property
  void shortDurationsAreExact(@ForAll @IntRange(min = 0, max = 255) int nanos) {
    assertThat(histogram(List.of((long) nanos)).percentile(0.5)).isEqualTo(nanos);
  }

  @Property
  void twoThatAreAddedAreLikeOne(
      @ForAll @NotEmpty List<@LongRange(min = 0) Long> some,
      @ForAll List<@LongRange(min = 0) Long> more) {
    LatencyHistogram sum = histogram(some);
    sum.add(histogram(more));

    LatencyHistogram whole = histogram(some);
    more.forEach(whole::record);
    assertThat(sum.count()).isEqualTo(some.size() + more.size());
    for (double share : new double[] {0.1, 0.5, 0.99, 1}) {
      assertThat(sum.percentile(share)).isEqualTo(whole.percentile(share));
    }
  }

  private static LatencyHistogram histogram(List<Long> durations) {
    LatencyHistogram histogram = new LatencyHistogram();
    durations.forEach(histogram::record);
    return histogram;
  }
}
