package dev.navarch.registry.autoscaling.horizontalpodautoscaler;

import dev.navarch.api.autoscaling.v2.ContainerResourceMetricSource;
import dev.navarch.api.autoscaling.v2.ExternalMetricSource;
import dev.navarch.api.autoscaling.v2.MetricIdentifier;
import dev.navarch.api.autoscaling.v2.MetricSpec;
import dev.navarch.api.autoscaling.v2.MetricTarget;
import dev.navarch.api.autoscaling.v2.ObjectMetricSource;
import dev.navarch.api.autoscaling.v2.PodsMetricSource;
import dev.navarch.api.autoscaling.v2.ResourceMetricSource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.registry.validation.ObjectReferenceValidation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What an autoscaler looks at: each metric has one source, the one that its type names. */
final class MetricValidation {
  private static final List<String> TYPES =
      List.of("ContainerResource", "External", "Object", "Pods", "Resource");
  private static final List<String> TARGET_TYPES = List.of("Utilization", "Value", "AverageValue");

  private MetricValidation() {}

  static void check(List<MetricSpec> metrics, FieldPath path, List<FieldError> errors) {
    for (int i = 0; i < metrics.size(); i++) {
      metric(metrics.get(i), path.index(i), errors);
    }
  }

  private static void metric(MetricSpec metric, FieldPath path, List<FieldError> errors) {
    if (metric.type().isEmpty()) {
      errors.add(FieldError.required(path.child("type"), "must specify a metric source type"));
    }
    if (!TYPES.contains(metric.type())) {
      errors.add(FieldError.notSupported(path.child("type"), metric.type(), TYPES));
    }
    Map<String, Object> sources = sources(metric);
    if (!sources.isEmpty()) {
      Map.Entry<String, Object> first = sources.entrySet().iterator().next();
      source(first.getValue(), path.child(first.getKey()), errors);
    }
    String expected =
        metric.type().isEmpty()
            ? ""
            : Character.toLowerCase(metric.type().charAt(0)) + metric.type().substring(1);
    if (TYPES.contains(metric.type()) && !sources.containsKey(expected)) {
      errors.add(
          FieldError.required(
              path.child(expected), "must populate information for the given metric source"));
    }
    if (sources.size() != 1) {
      for (String present : sources.keySet()) {
        if (!present.equals(expected)) {
          errors.add(
              FieldError.forbidden(
                  path.child(present), "must populate the given metric source only"));
        }
      }
    }
  }

  private static Map<String, Object> sources(MetricSpec metric) {
    Map<String, Object> present = new LinkedHashMap<>();
    put(present, "object", metric.object());
    put(present, "external", metric.external());
    put(present, "pods", metric.pods());
    put(present, "resource", metric.resource());
    put(present, "containerResource", metric.containerResource());
    return present;
  }

  private static void put(Map<String, Object> present, String name, @Nullable Object source) {
    if (source != null) {
      present.put(name, source);
    }
  }

  private static void source(Object source, FieldPath path, List<FieldError> errors) {
    switch (source) {
      case ObjectMetricSource object -> {
        HorizontalPodAutoscalerValidation.reference(
            object.describedObject(), path.child("describedObject"), errors);
        identifier(object.metric(), path.child("metric"), errors);
        target(object.target(), path.child("target"), errors);
        if (object.target().value() == null && object.target().averageValue() == null) {
          errors.add(
              FieldError.required(
                  path.child("target", "averageValue"),
                  "must set either a target value or averageValue"));
        }
      }
      case ExternalMetricSource external -> external(external, path, errors);
      case PodsMetricSource pods -> {
        identifier(pods.metric(), path.child("metric"), errors);
        target(pods.target(), path.child("target"), errors);
        Quantity average = pods.target().averageValue();
        if (average == null || average.sign() <= 0) {
          errors.add(
              FieldError.required(
                  path.child("target", "averageValue"),
                  "must specify a positive target averageValue"));
        }
      }
      case ResourceMetricSource resource ->
          resource(resource.name(), resource.target(), path, errors);
      case ContainerResourceMetricSource resource -> {
        if (resource.container().isEmpty()) {
          errors.add(FieldError.required(path.child("container"), "must specify a container"));
        }
        resource(resource.name(), resource.target(), path, errors);
      }
      default -> throw new IllegalStateException("no metric source: " + source.getClass());
    }
  }

  private static void external(
      ExternalMetricSource external, FieldPath path, List<FieldError> errors) {
    identifier(external.metric(), path.child("metric"), errors);
    MetricTarget target = external.target();
    target(target, path.child("target"), errors);
    if (target.value() == null && target.averageValue() == null) {
      errors.add(
          FieldError.required(
              path.child("target", "averageValue"),
              "must set either a target value for metric or a per-pod target"));
    }
    if (target.value() != null && target.averageValue() != null) {
      errors.add(
          FieldError.forbidden(
              path.child("target", "value"),
              "may not set both a target value for metric and a per-pod target"));
    }
  }

  private static void resource(
      String name, MetricTarget target, FieldPath path, List<FieldError> errors) {
    if (name.isEmpty()) {
      errors.add(FieldError.required(path.child("name"), "must specify a resource name"));
    }
    target(target, path.child("target"), errors);
    boolean utilization = target.averageUtilization() != null;
    boolean value = target.averageValue() != null;
    if (!utilization && !value) {
      errors.add(
          FieldError.required(
              path.child("target", "averageUtilization"),
              "must set either a target raw value or a target utilization"));
    }
    if (utilization && value) {
      errors.add(
          FieldError.forbidden(
              path.child("target", "averageValue"),
              "may not set both a target raw value and a target utilization"));
    }
  }

  private static void identifier(MetricIdentifier metric, FieldPath path, List<FieldError> errors) {
    ObjectReferenceValidation.segment(
        metric.name(), "must specify a metric name", path.child("name"), errors);
  }

  private static void target(MetricTarget target, FieldPath path, List<FieldError> errors) {
    if (target.type().isEmpty()) {
      errors.add(FieldError.required(path.child("type"), "must specify a metric target type"));
    }
    if (!TARGET_TYPES.contains(target.type())) {
      errors.add(
          FieldError.invalid(
              path.child("type"),
              target.type(),
              "must be either Utilization, Value, or AverageValue"));
    }
    positive(target.value(), path.child("value"), errors);
    positive(target.averageValue(), path.child("averageValue"), errors);
    Integer utilization = target.averageUtilization();
    if (utilization != null && utilization < 1) {
      errors.add(
          FieldError.invalid(
              path.child("averageUtilization"), utilization, "must be greater than 0"));
    }
  }

  private static void positive(@Nullable Quantity value, FieldPath path, List<FieldError> errors) {
    if (value != null && value.sign() <= 0) {
      errors.add(FieldError.invalid(path, value, "must be positive"));
    }
  }
}
