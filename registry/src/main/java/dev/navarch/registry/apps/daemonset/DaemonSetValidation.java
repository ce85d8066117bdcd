package dev.navarch.registry.apps.daemonset;

import dev.navarch.api.apps.v1.DaemonSet;
import dev.navarch.api.apps.v1.DaemonSetSpec;
import dev.navarch.api.apps.v1.DaemonSetStatus;
import dev.navarch.api.apps.v1.DaemonSetUpdateStrategy;
import dev.navarch.api.apps.v1.RollingUpdateDaemonSet;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.registry.apps.replicaset.ReplicaTemplateValidation;
import dev.navarch.registry.core.pod.PodTemplateValidation;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.InternalForm;
import dev.navarch.registry.validation.LabelValidation;
import dev.navarch.registry.validation.NumberValidation;
import dev.navarch.registry.validation.ReplicaCounts;
import dev.navarch.registry.validation.SelectorValidation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Daemon sets. Their metadata is checked elsewhere. */
public final class DaemonSetValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final FieldPath STATUS = FieldPath.of("status");
  private static final List<String> STRATEGIES = List.of("RollingUpdate", "OnDelete");

  private DaemonSetValidation() {}

  public static List<FieldError> create(DaemonSet set) {
    List<FieldError> errors = new ArrayList<>(0);
    spec(set.spec(), null, errors);
    return errors;
  }

  public static List<FieldError> update(DaemonSet set, DaemonSet before) {
    List<FieldError> errors = new ArrayList<>(0);
    Immutability.check(
        set.spec().selector(), before.spec().selector(), SPEC.child("selector"), errors);
    spec(set.spec(), before.spec(), errors);
    return errors;
  }

  private static void spec(
      DaemonSetSpec spec, @Nullable DaemonSetSpec before, List<FieldError> errors) {
    LabelSelector selector = spec.selector();
    FieldPath template = SPEC.child("template");
    LabelValidation.selector(selector, SPEC.child("selector"), errors);
    SelectorValidation.parse(selector)
        .ifPresent(parsed ->
            SelectorValidation.matches(
                parsed, spec.template().metadata().labels(), template, errors));
    if (selector != null) {
      SelectorValidation.notEmpty(selector, "daemonset", SPEC.child("selector"), errors);
    }
    PodTemplateValidation.check(
        spec.template(), before == null ? null : before.template(), template, errors);
    ReplicaTemplateValidation.keptRunning(spec.template(), "DaemonSet", template, errors);
    NumberValidation.nonNegative(spec.minReadySeconds(), SPEC.child("minReadySeconds"), errors);
    strategy(spec.updateStrategy(), SPEC.child("updateStrategy"), errors);
    NumberValidation.nonNegative(
        spec.revisionHistoryLimit(), SPEC.child("revisionHistoryLimit"), errors);
  }

  private static void strategy(
      DaemonSetUpdateStrategy strategy, FieldPath path, List<FieldError> errors) {
    switch (strategy.type()) {
      case "OnDelete" -> {
        // nothing more to say
      }
      case "RollingUpdate" -> {
        RollingUpdateDaemonSet rolling = strategy.rollingUpdate();
        FieldPath rollingPath = path.child("rollingUpdate");
        if (rolling == null) {
          errors.add(FieldError.required(rollingPath));
        } else {
          rollingUpdate(rolling, rollingPath, errors);
        }
      }
      default ->
          errors.add(FieldError.notSupported(path, InternalForm.shown(strategy), STRATEGIES));
    }
  }

  private static void rollingUpdate(
      RollingUpdateDaemonSet rolling, FieldPath path, List<FieldError> errors) {
    IntOrString unavailable =
        Objects.requireNonNullElse(rolling.maxUnavailable(), IntOrString.ZERO);
    IntOrString surge = Objects.requireNonNullElse(rolling.maxSurge(), IntOrString.ZERO);
    FieldPath unavailablePath = path.child("maxUnavailable");
    FieldPath surgePath = path.child("maxSurge");
    NumberValidation.countOrPercent(unavailable, unavailablePath, errors);
    NumberValidation.countOrPercent(surge, surgePath, errors);
    NumberValidation.atMostHundredPercent(unavailable, unavailablePath, errors);
    NumberValidation.atMostHundredPercent(surge, surgePath, errors);
    boolean hasUnavailable = NumberValidation.countOf(unavailable) != 0;
    boolean hasSurge = NumberValidation.countOf(surge) != 0;
    if (hasUnavailable && hasSurge) {
      errors.add(
          FieldError.invalid(surgePath, surge, "may not be set when maxUnavailable is non-zero"));
    } else if (!hasUnavailable && !hasSurge) {
      errors.add(FieldError.required(unavailablePath, "cannot be 0 when maxSurge is 0"));
    }
  }

  public static List<FieldError> statusUpdate(DaemonSet set, DaemonSet before) {
    List<FieldError> errors = new ArrayList<>(0);
    DaemonSetStatus status = set.status();
    nonNegative(status.currentNumberScheduled(), "currentNumberScheduled", errors);
    nonNegative(status.numberMisscheduled(), "numberMisscheduled", errors);
    nonNegative(status.desiredNumberScheduled(), "desiredNumberScheduled", errors);
    nonNegative(status.numberReady(), "numberReady", errors);
    nonNegative(status.observedGeneration(), "observedGeneration", errors);
    nonNegative(status.updatedNumberScheduled(), "updatedNumberScheduled", errors);
    nonNegative(status.numberAvailable(), "numberAvailable", errors);
    nonNegative(status.numberUnavailable(), "numberUnavailable", errors);
    FieldPath collisions = STATUS.child("collisionCount");
    NumberValidation.nonNegative(status.collisionCount(), collisions, errors);
    ReplicaCounts.collisions(
        status.collisionCount(), before.status().collisionCount(), collisions, errors);
    return errors;
  }

  private static void nonNegative(long count, String field, List<FieldError> errors) {
    NumberValidation.nonNegative(count, STATUS.child(field), errors);
  }
}
