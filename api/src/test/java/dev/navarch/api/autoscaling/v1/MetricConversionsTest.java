package dev.navarch.api.autoscaling.v1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.autoscaling.v2.MetricIdentifier;
import dev.navarch.api.autoscaling.v2.MetricTarget;
import dev.navarch.api.autoscaling.v2.MetricValueStatus;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.value.Quantity;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MetricConversionsTest {
  private static final Quantity FIVE = Quantity.of(5);
  private static final Quantity SEVEN = Quantity.of(7);
  private static final LabelSelector SELECTOR =
      LabelSelector.builder().matchLabels(Map.of("a", "b")).build();
  private static final CrossVersionObjectReference SERVICE =
      new CrossVersionObjectReference("Service", "web", "v1");
  private static final dev.navarch.api.autoscaling.v2.CrossVersionObjectReference HUB_SERVICE =
      new dev.navarch.api.autoscaling.v2.CrossVersionObjectReference("Service", "web", "v1");
  private static final MetricIdentifier HITS = new MetricIdentifier("hits", SELECTOR);

  @Test
  void objectMetricAimsAtItsValueUnlessItHasAnAverage() {
    assertThat(
            MetricSourceConversions.toHub(
                new ObjectMetricSource(SERVICE, "hits", FIVE, SELECTOR, null)))
        .isEqualTo(
            new dev.navarch.api.autoscaling.v2.ObjectMetricSource(
                HUB_SERVICE, new MetricTarget("Value", FIVE, null, null), HITS));
    assertThat(
            MetricSourceConversions.toHub(
                    new ObjectMetricSource(SERVICE, "hits", FIVE, SELECTOR, SEVEN))
                .target())
        .isEqualTo(new MetricTarget("AverageValue", FIVE, SEVEN, null));
  }

  @Test
  void objectMetricWithoutValueHasZeroHere() {
    assertThat(
            MetricSourceConversions.fromHub(
                new dev.navarch.api.autoscaling.v2.ObjectMetricSource(
                    HUB_SERVICE, new MetricTarget("AverageValue", null, SEVEN, null), HITS)))
        .isEqualTo(new ObjectMetricSource(SERVICE, "hits", Quantity.ZERO, SELECTOR, SEVEN));
  }

  @Test
  void podsMetricAimsAtAnAverage() {
    dev.navarch.api.autoscaling.v2.PodsMetricSource hub =
        new dev.navarch.api.autoscaling.v2.PodsMetricSource(
            HITS, new MetricTarget("AverageValue", null, FIVE, null));

    assertThat(MetricSourceConversions.toHub(new PodsMetricSource("hits", FIVE, SELECTOR)))
        .isEqualTo(hub);
    assertThat(MetricSourceConversions.fromHub(hub))
        .isEqualTo(new PodsMetricSource("hits", FIVE, SELECTOR));
  }

  @Test
  void resourceMetricAimsAtUtilizationUnlessItHasNone() {
    assertThat(MetricSourceConversions.toHub(new ResourceMetricSource("memory", 50, FIVE)).target())
        .isEqualTo(new MetricTarget("Utilization", null, FIVE, 50));
    assertThat(
            MetricSourceConversions.toHub(new ResourceMetricSource("memory", null, FIVE)).target())
        .isEqualTo(new MetricTarget("AverageValue", null, FIVE, null));
  }

  @Test
  void containerResourceMetricKeepsItsContainer() {
    dev.navarch.api.autoscaling.v2.ContainerResourceMetricSource hub =
        new dev.navarch.api.autoscaling.v2.ContainerResourceMetricSource(
            "cpu", new MetricTarget("Utilization", null, null, 50), "app");
    ContainerResourceMetricSource old = new ContainerResourceMetricSource("cpu", 50, null, "app");

    assertThat(MetricSourceConversions.toHub(old)).isEqualTo(hub);
    assertThat(MetricSourceConversions.fromHub(hub)).isEqualTo(old);
  }

  @Test
  void externalMetricAimsAtItsValueUnlessItHasNone() {
    assertThat(
            MetricSourceConversions.toHub(new ExternalMetricSource("hits", SELECTOR, FIVE, SEVEN)))
        .isEqualTo(
            new dev.navarch.api.autoscaling.v2.ExternalMetricSource(
                HITS, new MetricTarget("Value", FIVE, SEVEN, null)));
    assertThat(
            MetricSourceConversions.toHub(new ExternalMetricSource("hits", SELECTOR, null, SEVEN))
                .target())
        .isEqualTo(new MetricTarget("AverageValue", null, SEVEN, null));
  }

  @Test
  void currentValuesAreGatheredInTheHub() {
    assertThat(
            MetricStatusConversions.toHub(
                new ObjectMetricStatus(SERVICE, "hits", FIVE, SELECTOR, SEVEN)))
        .isEqualTo(
            new dev.navarch.api.autoscaling.v2.ObjectMetricStatus(
                HITS, new MetricValueStatus(FIVE, SEVEN, null), HUB_SERVICE));
    assertThat(MetricStatusConversions.toHub(new PodsMetricStatus("hits", FIVE, SELECTOR)))
        .isEqualTo(
            new dev.navarch.api.autoscaling.v2.PodsMetricStatus(
                HITS, new MetricValueStatus(null, FIVE, null)));
    assertThat(MetricStatusConversions.toHub(new ResourceMetricStatus("cpu", 50, FIVE)))
        .isEqualTo(
            new dev.navarch.api.autoscaling.v2.ResourceMetricStatus(
                "cpu", new MetricValueStatus(null, FIVE, 50)));
    assertThat(
            MetricStatusConversions.toHub(
                new ContainerResourceMetricStatus("cpu", 50, FIVE, "app")))
        .isEqualTo(
            new dev.navarch.api.autoscaling.v2.ContainerResourceMetricStatus(
                "cpu", new MetricValueStatus(null, FIVE, 50), "app"));
    assertThat(
            MetricStatusConversions.toHub(new ExternalMetricStatus("hits", SELECTOR, FIVE, SEVEN)))
        .isEqualTo(
            new dev.navarch.api.autoscaling.v2.ExternalMetricStatus(
                HITS, new MetricValueStatus(FIVE, SEVEN, null)));
  }

  @Test
  void currentValuesThatTheHubLacksAreZeroHere() {
    MetricValueStatus nothing = new MetricValueStatus(null, null, null);

    assertThat(
            MetricStatusConversions.fromHub(
                new dev.navarch.api.autoscaling.v2.ObjectMetricStatus(HITS, nothing, HUB_SERVICE)))
        .isEqualTo(new ObjectMetricStatus(SERVICE, "hits", Quantity.ZERO, SELECTOR, null));
    assertThat(
            MetricStatusConversions.fromHub(
                new dev.navarch.api.autoscaling.v2.PodsMetricStatus(HITS, nothing)))
        .isEqualTo(new PodsMetricStatus("hits", Quantity.ZERO, SELECTOR));
    assertThat(
            MetricStatusConversions.fromHub(
                new dev.navarch.api.autoscaling.v2.ResourceMetricStatus("cpu", nothing)))
        .isEqualTo(new ResourceMetricStatus("cpu", null, Quantity.ZERO));
    assertThat(
            MetricStatusConversions.fromHub(
                new dev.navarch.api.autoscaling.v2.ExternalMetricStatus(HITS, nothing)))
        .isEqualTo(new ExternalMetricStatus("hits", SELECTOR, Quantity.ZERO, null));
  }
}
