package dev.navarch.registry.apps.deployment;

import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.api.apps.v1.DeploymentSpec;
import dev.navarch.api.apps.v1.DeploymentStatus;
import dev.navarch.api.apps.v1.DeploymentStrategy;
import dev.navarch.api.apps.v1.RollingUpdateDeployment;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.registry.apps.replicaset.ReplicaTemplateValidation;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.InternalForm;
import dev.navarch.registry.validation.NumberValidation;
import dev.navarch.registry.validation.ReplicaCounts;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Deployments. Their metadata is checked elsewhere. */
public final class DeploymentValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final FieldPath STATUS = FieldPath.of("status");
  private static final List<String> STRATEGIES = List.of("Recreate", "RollingUpdate");

  private DeploymentValidation() {}

  public static List<FieldError> create(Deployment deployment) {
    List<FieldError> errors = new ArrayList<>(0);
    spec(deployment.spec(), null, errors);
    return errors;
  }

  public static List<FieldError> update(Deployment deployment, Deployment before) {
    List<FieldError> errors = new ArrayList<>(0);
    spec(deployment.spec(), before.spec(), errors);
    Immutability.check(
        deployment.spec().selector(), before.spec().selector(), SPEC.child("selector"), errors);
    return errors;
  }

  private static void spec(
      DeploymentSpec spec, @Nullable DeploymentSpec before, List<FieldError> errors) {
    NumberValidation.nonNegative(spec.replicas(), SPEC.child("replicas"), errors);
    ReplicaTemplateValidation.check(
        spec.selector(), spec.template(), before == null ? null : before.template(), SPEC, errors);
    strategy(spec.strategy(), SPEC.child("strategy"), errors);
    NumberValidation.nonNegative(spec.minReadySeconds(), SPEC.child("minReadySeconds"), errors);
    NumberValidation.nonNegative(
        spec.revisionHistoryLimit(), SPEC.child("revisionHistoryLimit"), errors);
    Integer deadline = spec.progressDeadlineSeconds();
    if (deadline != null) {
      FieldPath path = SPEC.child("progressDeadlineSeconds");
      NumberValidation.nonNegative(deadline, path, errors);
      if (deadline <= spec.minReadySeconds()) {
        errors.add(FieldError.invalid(path, deadline, "must be greater than minReadySeconds"));
      }
    }
  }

  private static void strategy(
      DeploymentStrategy strategy, FieldPath path, List<FieldError> errors) {
    RollingUpdateDeployment rolling = strategy.rollingUpdate();
    FieldPath rollingPath = path.child("rollingUpdate");
    switch (strategy.type()) {
      case "Recreate" -> {
        if (rolling != null) {
          errors.add(
              FieldError.forbidden(
                  rollingPath, "may not be specified when strategy `type` is 'Recreate'"));
        }
      }
      case "RollingUpdate" -> {
        if (rolling == null) {
          errors.add(FieldError.required(rollingPath, "this should be defaulted and never be nil"));
        } else {
          rollingUpdate(rolling, rollingPath, errors);
        }
      }
      default ->
          errors.add(FieldError.notSupported(path, InternalForm.shown(strategy), STRATEGIES));
    }
  }

  private static void rollingUpdate(
      RollingUpdateDeployment rolling, FieldPath path, List<FieldError> errors) {
    IntOrString unavailable =
        Objects.requireNonNullElse(rolling.maxUnavailable(), IntOrString.ZERO);
    IntOrString surge = Objects.requireNonNullElse(rolling.maxSurge(), IntOrString.ZERO);
    FieldPath unavailablePath = path.child("maxUnavailable");
    NumberValidation.countOrPercent(unavailable, unavailablePath, errors);
    NumberValidation.countOrPercent(surge, path.child("maxSurge"), errors);
    if (NumberValidation.countOf(unavailable) == 0 && NumberValidation.countOf(surge) == 0) {
      errors.add(
          FieldError.invalid(unavailablePath, unavailable, "may not be 0 when `maxSurge` is 0"));
    }
    NumberValidation.atMostHundredPercent(unavailable, unavailablePath, errors);
  }

  public static List<FieldError> statusUpdate(Deployment deployment, Deployment before) {
    List<FieldError> errors = new ArrayList<>(0);
    DeploymentStatus status = deployment.status();
    FieldPath updated = STATUS.child("updatedReplicas");
    FieldPath ready = STATUS.child("readyReplicas");
    FieldPath available = STATUS.child("availableReplicas");
    FieldPath collisions = STATUS.child("collisionCount");
    NumberValidation.nonNegative(
        status.observedGeneration(), STATUS.child("observedGeneration"), errors);
    NumberValidation.nonNegative(status.replicas(), STATUS.child("replicas"), errors);
    NumberValidation.nonNegative(status.updatedReplicas(), updated, errors);
    NumberValidation.nonNegative(status.readyReplicas(), ready, errors);
    NumberValidation.nonNegative(status.availableReplicas(), available, errors);
    NumberValidation.nonNegative(
        status.unavailableReplicas(), STATUS.child("unavailableReplicas"), errors);
    NumberValidation.nonNegative(
        status.terminatingReplicas(), STATUS.child("terminatingReplicas"), errors);
    NumberValidation.nonNegative(status.collisionCount(), collisions, errors);
    int all = status.replicas();
    ReplicaCounts.notAbove(status.updatedReplicas(), all, "status.replicas", updated, errors);
    ReplicaCounts.notAbove(status.readyReplicas(), all, "status.replicas", ready, errors);
    ReplicaCounts.notAbove(status.availableReplicas(), all, "status.replicas", available, errors);
    ReplicaCounts.notAbove(
        status.availableReplicas(), status.readyReplicas(), "readyReplicas", available, errors);
    ReplicaCounts.collisions(
        status.collisionCount(), before.status().collisionCount(), collisions, errors);
    return errors;
  }
}
