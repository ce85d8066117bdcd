package dev.navarch.registry.apps.replicaset;

import dev.navarch.api.apps.v1.ReplicaSet;
import dev.navarch.api.apps.v1.ReplicaSetSpec;
import dev.navarch.api.apps.v1.ReplicaSetStatus;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.NumberValidation;
import dev.navarch.registry.validation.ReplicaCounts;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Replica sets. Their metadata is checked elsewhere. */
public final class ReplicaSetValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final FieldPath STATUS = FieldPath.of("status");

  private ReplicaSetValidation() {}

  public static List<FieldError> create(ReplicaSet set) {
    List<FieldError> errors = new ArrayList<>(0);
    spec(set.spec(), null, errors);
    return errors;
  }

  public static List<FieldError> update(ReplicaSet set, ReplicaSet before) {
    List<FieldError> errors = new ArrayList<>(0);
    spec(set.spec(), before.spec(), errors);
    Immutability.check(
        set.spec().selector(), before.spec().selector(), SPEC.child("selector"), errors);
    return errors;
  }

  private static void spec(
      ReplicaSetSpec spec, @Nullable ReplicaSetSpec before, List<FieldError> errors) {
    NumberValidation.nonNegative(spec.replicas(), SPEC.child("replicas"), errors);
    NumberValidation.nonNegative(spec.minReadySeconds(), SPEC.child("minReadySeconds"), errors);
    ReplicaTemplateValidation.check(
        spec.selector(), spec.template(), before == null ? null : before.template(), SPEC, errors);
  }

  public static List<FieldError> statusUpdate(ReplicaSet set, ReplicaSet before) {
    List<FieldError> errors = new ArrayList<>(0);
    ReplicaSetStatus status = set.status();
    FieldPath labelled = STATUS.child("fullyLabeledReplicas");
    FieldPath ready = STATUS.child("readyReplicas");
    FieldPath available = STATUS.child("availableReplicas");
    NumberValidation.nonNegative(status.replicas(), STATUS.child("replicas"), errors);
    NumberValidation.nonNegative(status.fullyLabeledReplicas(), labelled, errors);
    NumberValidation.nonNegative(status.readyReplicas(), ready, errors);
    NumberValidation.nonNegative(status.availableReplicas(), available, errors);
    NumberValidation.nonNegative(
        status.terminatingReplicas(), STATUS.child("terminatingReplicas"), errors);
    NumberValidation.nonNegative(
        status.observedGeneration(), STATUS.child("observedGeneration"), errors);
    int all = status.replicas();
    ReplicaCounts.notAbove(status.fullyLabeledReplicas(), all, "status.replicas", labelled, errors);
    ReplicaCounts.notAbove(status.readyReplicas(), all, "status.replicas", ready, errors);
    ReplicaCounts.notAbove(status.availableReplicas(), all, "status.replicas", available, errors);
    ReplicaCounts.notAbove(
        status.availableReplicas(), status.readyReplicas(), "readyReplicas", available, errors);
    return errors;
  }
}
