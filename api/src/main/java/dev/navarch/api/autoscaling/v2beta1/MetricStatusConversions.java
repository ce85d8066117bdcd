package dev.navarch.api.autoscaling.v2beta1;

import dev.navarch.api.autoscaling.v2.MetricIdentifier;
import dev.navarch.api.autoscaling.v2.MetricValueStatus;
import dev.navarch.apimachinery.annotation.ConversionFunction;
import dev.navarch.apimachinery.value.Quantity;
import org.jspecify.annotations.Nullable;

/**
 * Converts what metrics read. A value that this version must have is zero when the hub has none,
 * and comes back as zero.
 */
final class MetricStatusConversions {
  private MetricStatusConversions() {}

  @ConversionFunction
  static dev.navarch.api.autoscaling.v2.ObjectMetricStatus toHub(ObjectMetricStatus in) {
    return new dev.navarch.api.autoscaling.v2.ObjectMetricStatus(
        new MetricIdentifier(in.metricName(), in.selector()),
        new MetricValueStatus(in.currentValue(), in.averageValue(), null),
        GeneratedConversions.crossVersionObjectReferenceToHub(in.target()));
  }

  @ConversionFunction
  static ObjectMetricStatus fromHub(dev.navarch.api.autoscaling.v2.ObjectMetricStatus in) {
    MetricValueStatus current = in.current();
    return new ObjectMetricStatus(
        GeneratedConversions.crossVersionObjectReferenceFromHub(in.describedObject()),
        in.metric().name(),
        orZero(current.value()),
        in.metric().selector(),
        current.averageValue());
  }

  @ConversionFunction
  static dev.navarch.api.autoscaling.v2.PodsMetricStatus toHub(PodsMetricStatus in) {
    return new dev.navarch.api.autoscaling.v2.PodsMetricStatus(
        new MetricIdentifier(in.metricName(), in.selector()),
        new MetricValueStatus(null, in.currentAverageValue(), null));
  }

  @ConversionFunction
  static PodsMetricStatus fromHub(dev.navarch.api.autoscaling.v2.PodsMetricStatus in) {
    return new PodsMetricStatus(
        in.metric().name(), orZero(in.current().averageValue()), in.metric().selector());
  }

  @ConversionFunction
  static dev.navarch.api.autoscaling.v2.ResourceMetricStatus toHub(ResourceMetricStatus in) {
    return new dev.navarch.api.autoscaling.v2.ResourceMetricStatus(
        in.name(),
        new MetricValueStatus(null, in.currentAverageValue(), in.currentAverageUtilization()));
  }

  @ConversionFunction
  static ResourceMetricStatus fromHub(dev.navarch.api.autoscaling.v2.ResourceMetricStatus in) {
    MetricValueStatus current = in.current();
    return new ResourceMetricStatus(
        in.name(), current.averageUtilization(), orZero(current.averageValue()));
  }

  @ConversionFunction
  static dev.navarch.api.autoscaling.v2.ContainerResourceMetricStatus toHub(
      ContainerResourceMetricStatus in) {
    return new dev.navarch.api.autoscaling.v2.ContainerResourceMetricStatus(
        in.name(),
        new MetricValueStatus(null, in.currentAverageValue(), in.currentAverageUtilization()),
        in.container());
  }

  @ConversionFunction
  static ContainerResourceMetricStatus fromHub(
      dev.navarch.api.autoscaling.v2.ContainerResourceMetricStatus in) {
    MetricValueStatus current = in.current();
    return new ContainerResourceMetricStatus(
        in.name(), current.averageUtilization(), orZero(current.averageValue()), in.container());
  }

  @ConversionFunction
  static dev.navarch.api.autoscaling.v2.ExternalMetricStatus toHub(ExternalMetricStatus in) {
    return new dev.navarch.api.autoscaling.v2.ExternalMetricStatus(
        new MetricIdentifier(in.metricName(), in.metricSelector()),
        new MetricValueStatus(in.currentValue(), in.currentAverageValue(), null));
  }

  @ConversionFunction
  static ExternalMetricStatus fromHub(dev.navarch.api.autoscaling.v2.ExternalMetricStatus in) {
    MetricValueStatus current = in.current();
    return new ExternalMetricStatus(
        in.metric().name(),
        in.metric().selector(),
        orZero(current.value()),
        current.averageValue());
  }

  private static Quantity orZero(@Nullable Quantity value) {
    return value == null ? Quantity.ZERO : value;
  }
}
