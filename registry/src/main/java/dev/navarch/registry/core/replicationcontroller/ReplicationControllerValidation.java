package dev.navarch.registry.core.replicationcontroller;

import dev.navarch.api.core.v1.PodTemplateSpec;
import dev.navarch.api.core.v1.ReplicationController;
import dev.navarch.api.core.v1.ReplicationControllerSpec;
import dev.navarch.api.core.v1.ReplicationControllerStatus;
import dev.navarch.apimachinery.labels.Selector;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.apps.replicaset.ReplicaTemplateValidation;
import dev.navarch.registry.core.pod.PodTemplateValidation;
import dev.navarch.registry.validation.NumberValidation;
import dev.navarch.registry.validation.ReplicaCounts;
import dev.navarch.registry.validation.SelectorValidation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Replication controllers. Their metadata is checked elsewhere. */
public final class ReplicationControllerValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final FieldPath STATUS = FieldPath.of("status");

  private ReplicationControllerValidation() {}

  public static List<FieldError> create(ReplicationController controller) {
    List<FieldError> errors = new ArrayList<>(0);
    spec(controller.spec(), null, errors);
    return errors;
  }

  /** The selector may change, unlike that of newer kinds. */
  public static List<FieldError> update(
      ReplicationController controller, ReplicationController before) {
    List<FieldError> errors = new ArrayList<>(0);
    spec(controller.spec(), before.spec(), errors);
    return errors;
  }

  private static void spec(
      ReplicationControllerSpec spec,
      @Nullable ReplicationControllerSpec before,
      List<FieldError> errors) {
    NumberValidation.nonNegative(spec.minReadySeconds(), SPEC.child("minReadySeconds"), errors);
    if (spec.selector().isEmpty()) {
      errors.add(FieldError.required(SPEC.child("selector")));
    }
    NumberValidation.nonNegative(spec.replicas(), SPEC.child("replicas"), errors);
    FieldPath path = SPEC.child("template");
    PodTemplateSpec template = spec.template();
    if (template == null) {
      errors.add(FieldError.required(path));
      return;
    }
    if (!spec.selector().isEmpty()) {
      SelectorValidation.matches(
          Selector.ofSet(spec.selector()), template.metadata().labels(), path, errors);
    }
    PodTemplateValidation.check(template, before == null ? null : before.template(), path, errors);
    ReplicaTemplateValidation.keptRunning(template, "ReplicationController", path, errors);
  }

  public static List<FieldError> statusUpdate(
      ReplicationController controller, ReplicationController before) {
    List<FieldError> errors = new ArrayList<>(0);
    ReplicationControllerStatus status = controller.status();
    FieldPath labelled = STATUS.child("fullyLabeledReplicas");
    FieldPath ready = STATUS.child("readyReplicas");
    FieldPath available = STATUS.child("availableReplicas");
    NumberValidation.nonNegative(status.replicas(), STATUS.child("replicas"), errors);
    NumberValidation.nonNegative(status.fullyLabeledReplicas(), labelled, errors);
    NumberValidation.nonNegative(status.readyReplicas(), ready, errors);
    NumberValidation.nonNegative(status.availableReplicas(), available, errors);
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
