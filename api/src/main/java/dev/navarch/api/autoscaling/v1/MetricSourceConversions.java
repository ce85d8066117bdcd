package dev.navarch.api.autoscaling.v1;

import dev.navarch.api.autoscaling.MetricTargets;
import dev.navarch.api.autoscaling.v2.MetricIdentifier;
import dev.navarch.api.autoscaling.v2.MetricTarget;
import dev.navarch.apimachinery.annotation.ConversionFunction;
import dev.navarch.apimachinery.value.Quantity;
import org.jspecify.annotations.Nullable;

/**
 * Converts what metrics aim at. The hub gathers in a metric and a target what this version has in
 * fields of their own.
 */
final class MetricSourceConversions {
  private MetricSourceConversions() {}

  @ConversionFunction
  static dev.navarch.api.autoscaling.v2.ObjectMetricSource toHub(ObjectMetricSource in) {
    return new dev.navarch.api.autoscaling.v2.ObjectMetricSource(
        GeneratedConversions.crossVersionObjectReferenceToHub(in.target()),
        MetricTargets.ofObject(in.targetValue(), in.averageValue()),
        new MetricIdentifier(in.metricName(), in.selector()));
  }

  @ConversionFunction
  static ObjectMetricSource fromHub(dev.navarch.api.autoscaling.v2.ObjectMetricSource in) {
    MetricTarget target = in.target();
    return new ObjectMetricSource(
        GeneratedConversions.crossVersionObjectReferenceFromHub(in.describedObject()),
        in.metric().name(),
        orZero(target.value()),
        in.metric().selector(),
        target.averageValue());
  }

  @ConversionFunction
  static dev.navarch.api.autoscaling.v2.PodsMetricSource toHub(PodsMetricSource in) {
    return new dev.navarch.api.autoscaling.v2.PodsMetricSource(
        new MetricIdentifier(in.metricName(), in.selector()),
        MetricTargets.ofPods(in.targetAverageValue()));
  }

  @ConversionFunction
  static PodsMetricSource fromHub(dev.navarch.api.autoscaling.v2.PodsMetricSource in) {
    return new PodsMetricSource(
        in.metric().name(), orZero(in.target().averageValue()), in.metric().selector());
  }

  @ConversionFunction
  static dev.navarch.api.autoscaling.v2.ResourceMetricSource toHub(ResourceMetricSource in) {
    return new dev.navarch.api.autoscaling.v2.ResourceMetricSource(
        in.name(),
        MetricTargets.ofResource(in.targetAverageUtilization(), in.targetAverageValue()));
  }

  @ConversionFunction
  static ResourceMetricSource fromHub(dev.navarch.api.autoscaling.v2.ResourceMetricSource in) {
    MetricTarget target = in.target();
    return new ResourceMetricSource(in.name(), target.averageUtilization(), target.averageValue());
  }

  @ConversionFunction
  static dev.navarch.api.autoscaling.v2.ContainerResourceMetricSource toHub(
      ContainerResourceMetricSource in) {
    return new dev.navarch.api.autoscaling.v2.ContainerResourceMetricSource(
        in.name(),
        MetricTargets.ofResource(in.targetAverageUtilization(), in.targetAverageValue()),
        in.container());
  }

  @ConversionFunction
  static ContainerResourceMetricSource fromHub(
      dev.navarch.api.autoscaling.v2.ContainerResourceMetricSource in) {
    MetricTarget target = in.target();
    return new ContainerResourceMetricSource(
        in.name(), target.averageUtilization(), target.averageValue(), in.container());
  }

  @ConversionFunction
  static dev.navarch.api.autoscaling.v2.ExternalMetricSource toHub(ExternalMetricSource in) {
    return new dev.navarch.api.autoscaling.v2.ExternalMetricSource(
        new MetricIdentifier(in.metricName(), in.metricSelector()),
        MetricTargets.ofExternal(in.targetValue(), in.targetAverageValue()));
  }

  @ConversionFunction
  static ExternalMetricSource fromHub(dev.navarch.api.autoscaling.v2.ExternalMetricSource in) {
    MetricTarget target = in.target();
    return new ExternalMetricSource(
        in.metric().name(), in.metric().selector(), target.value(), target.averageValue());
  }

  private static Quantity orZero(@Nullable Quantity value) {
    return value == null ? Quantity.ZERO : value;
  }
}
