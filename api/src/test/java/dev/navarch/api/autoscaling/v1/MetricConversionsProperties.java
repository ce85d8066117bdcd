package dev.navarch.api.autoscaling.v1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.value.Quantity;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class MetricConversionsProperties {

  @Property
  void everyMetricComesBackFromTheHub(@ForAll("metrics") MetricSpec metric) {
    assertThat(GeneratedConversions.metricSpecFromHub(GeneratedConversions.metricSpecToHub(metric)))
        .isEqualTo(metric);
  }

  @Property
  void everyCurrentMetricComesBackFromTheHub(@ForAll("currentMetrics") MetricStatus metric) {
    assertThat(
            GeneratedConversions.metricStatusFromHub(
                GeneratedConversions.metricStatusToHub(metric)))
        .isEqualTo(metric);
  }

  @Provide
  Arbitrary<MetricSpec> metrics() {
    return Combinators.combine(
            names(),
            Combinators.combine(
                    references(), names(), quantities(), selectors(), quantities().injectNull(0.3))
                .as(ObjectMetricSource::new)
                .injectNull(0.3),
            Combinators.combine(names(), quantities(), selectors())
                .as(PodsMetricSource::new)
                .injectNull(0.3),
            Combinators.combine(names(), percents(), quantities().injectNull(0.3))
                .as(ResourceMetricSource::new)
                .injectNull(0.3),
            Combinators.combine(names(), percents(), quantities().injectNull(0.3), names())
                .as(ContainerResourceMetricSource::new)
                .injectNull(0.3),
            Combinators.combine(
                    names(),
                    selectors(),
                    quantities().injectNull(0.3),
                    quantities().injectNull(0.3))
                .as(ExternalMetricSource::new)
                .injectNull(0.3))
        .as(MetricSpec::new);
  }

  @Provide
  Arbitrary<MetricStatus> currentMetrics() {
    return Combinators.combine(
            names(),
            Combinators.combine(
                    references(), names(), quantities(), selectors(), quantities().injectNull(0.3))
                .as(ObjectMetricStatus::new)
                .injectNull(0.3),
            Combinators.combine(names(), quantities(), selectors())
                .as(PodsMetricStatus::new)
                .injectNull(0.3),
            Combinators.combine(names(), percents(), quantities())
                .as(ResourceMetricStatus::new)
                .injectNull(0.3),
            Combinators.combine(names(), percents(), quantities(), names())
                .as(ContainerResourceMetricStatus::new)
                .injectNull(0.3),
            Combinators.combine(names(), selectors(), quantities(), quantities().injectNull(0.3))
                .as(ExternalMetricStatus::new)
                .injectNull(0.3))
        .as(MetricStatus::new);
  }

  private static Arbitrary<CrossVersionObjectReference> references() {
    return Combinators.combine(names(), names(), names()).as(CrossVersionObjectReference::new);
  }

  private static Arbitrary<LabelSelector> selectors() {
    return names()
        .map(name -> LabelSelector.builder().matchLabels(Map.of("app", name)).build())
        .injectNull(0.3);
  }

  private static Arbitrary<Quantity> quantities() {
    return Arbitraries.longs().map(Quantity::ofMilli);
  }

  private static Arbitrary<Integer> percents() {
    return Arbitraries.integers().injectNull(0.3);
  }

  private static Arbitrary<String> names() {
    return Arbitraries.strings().alpha().ofMaxLength(5);
  }
}
