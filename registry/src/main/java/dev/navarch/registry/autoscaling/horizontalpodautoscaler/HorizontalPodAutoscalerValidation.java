package dev.navarch.registry.autoscaling.horizontalpodautoscaler;

import dev.navarch.api.autoscaling.v2.CrossVersionObjectReference;
import dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler;
import dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerSpec;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.NumberValidation;
import dev.navarch.registry.validation.ObjectReferenceValidation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Validation of autoscalers, apart from their metadata. */
public final class HorizontalPodAutoscalerValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final FieldPath STATUS = FieldPath.of("status");

  private HorizontalPodAutoscalerValidation() {}

  public static List<FieldError> create(HorizontalPodAutoscaler scaler) {
    return spec(scaler.spec(), false);
  }

  /** A version that was let pass when the target was stored may stay with it. */
  public static List<FieldError> update(
      HorizontalPodAutoscaler scaler, HorizontalPodAutoscaler old) {
    boolean stored = scaler.spec().scaleTargetRef().equals(old.spec().scaleTargetRef());
    return spec(scaler.spec(), stored);
  }

  public static List<FieldError> updateStatus(
      HorizontalPodAutoscaler scaler, HorizontalPodAutoscaler old) {
    List<FieldError> errors = new ArrayList<>(0);
    NumberValidation.nonNegative(
        scaler.status().currentReplicas(), STATUS.child("currentReplicas"), errors);
    NumberValidation.nonNegative(
        scaler.status().desiredReplicas(), STATUS.child("desiredReplicas"), errors);
    return errors;
  }

  private static List<FieldError> spec(HorizontalPodAutoscalerSpec spec, boolean storedTarget) {
    List<FieldError> errors = new ArrayList<>(0);
    Integer min = spec.minReplicas();
    if (min != null && min < 1) {
      errors.add(
          FieldError.invalid(SPEC.child("minReplicas"), min, "must be greater than or equal to 1"));
    }
    FieldPath maxPath = SPEC.child("maxReplicas");
    if (spec.maxReplicas() < 1) {
      errors.add(FieldError.required(maxPath, "must be set and greater than 0"));
    }
    if (min != null && spec.maxReplicas() < min) {
      errors.add(
          FieldError.invalid(
              maxPath, spec.maxReplicas(), "must be greater than or equal to `minReplicas`"));
    }
    FieldPath target = SPEC.child("scaleTargetRef");
    reference(spec.scaleTargetRef(), target, errors);
    if (!storedTarget) {
      versionProblem(spec.scaleTargetRef())
          .ifPresent(problem ->
              errors.add(
                  FieldError.invalid(
                      target.child("apiVersion"), spec.scaleTargetRef().apiVersion(), problem)));
    }
    MetricValidation.check(spec.metrics(), SPEC.child("metrics"), errors);
    BehaviorValidation.check(spec.behavior(), SPEC.child("behavior"), errors);
    return errors;
  }

  static void reference(
      CrossVersionObjectReference reference, FieldPath path, List<FieldError> errors) {
    ObjectReferenceValidation.segment(reference.kind(), "", path.child("kind"), errors);
    ObjectReferenceValidation.segment(reference.name(), "", path.child("name"), errors);
  }

  /** Of the kinds without a group, only one can be scaled. */
  private static Optional<String> versionProblem(CrossVersionObjectReference reference) {
    String version = reference.apiVersion();
    int slash = version.indexOf('/');
    if (slash != version.lastIndexOf('/')) {
      return Optional.of("unexpected GroupVersion string: " + version);
    }
    boolean grouped = slash > 0;
    boolean controller = version.equals("v1") && reference.kind().equals("ReplicationController");
    return grouped || controller
        ? Optional.empty()
        : Optional.of("apiVersion must specify API group");
  }
}
