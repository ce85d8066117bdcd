package dev.navarch.registry.apps.statefulset;

import dev.navarch.api.apps.v1.RollingUpdateStatefulSetStrategy;
import dev.navarch.api.apps.v1.StatefulSet;
import dev.navarch.api.apps.v1.StatefulSetOrdinals;
import dev.navarch.api.apps.v1.StatefulSetPersistentVolumeClaimRetentionPolicy;
import dev.navarch.api.apps.v1.StatefulSetSpec;
import dev.navarch.api.apps.v1.StatefulSetStatus;
import dev.navarch.api.apps.v1.StatefulSetUpdateStrategy;
import dev.navarch.api.core.v1.PersistentVolumeClaim;
import dev.navarch.api.core.v1.PersistentVolumeClaimVolumeSource;
import dev.navarch.api.core.v1.PodTemplateSpec;
import dev.navarch.api.core.v1.Volume;
import dev.navarch.api.core.v1.VolumeSource;
import dev.navarch.apimachinery.labels.Selector;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.registry.apps.replicaset.ReplicaTemplateValidation;
import dev.navarch.registry.core.pod.PodTemplateValidation;
import dev.navarch.registry.validation.InternalForm;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.NumberValidation;
import dev.navarch.registry.validation.ReplicaCounts;
import dev.navarch.registry.validation.SelectorValidation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Stateful sets. Their metadata is checked elsewhere. */
public final class StatefulSetValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final FieldPath STATUS = FieldPath.of("status");
  private static final List<String> RETENTION = List.of("Retain", "Delete");
  private static final String MUTABLE_ONLY =
      "updates to statefulset spec for fields other than 'replicas', 'ordinals', 'template',"
          + " 'updateStrategy', 'revisionHistoryLimit', 'persistentVolumeClaimRetentionPolicy' and"
          + " 'minReadySeconds' are forbidden";

  private StatefulSetValidation() {}

  public static List<FieldError> create(StatefulSet set) {
    List<FieldError> errors = new ArrayList<>(0);
    spec(set.spec(), null, errors);
    return errors;
  }

  public static List<FieldError> update(StatefulSet set, StatefulSet before) {
    List<FieldError> errors = new ArrayList<>(0);
    StatefulSetSpec old = before.spec();
    spec(set.spec(), old, errors);
    StatefulSetSpec rest =
        set.spec().toBuilder()
            .replicas(old.replicas())
            .template(old.template())
            .updateStrategy(old.updateStrategy())
            .minReadySeconds(old.minReadySeconds())
            .ordinals(old.ordinals())
            .revisionHistoryLimit(old.revisionHistoryLimit())
            .persistentVolumeClaimRetentionPolicy(old.persistentVolumeClaimRetentionPolicy())
            .build();
    if (!rest.equals(old)) {
      errors.add(FieldError.forbidden(SPEC, MUTABLE_ONLY));
    }
    return errors;
  }

  private static void spec(
      StatefulSetSpec spec, @Nullable StatefulSetSpec before, List<FieldError> errors) {
    FieldPath policyPath = SPEC.child("podManagementPolicy");
    String policy = spec.podManagementPolicy();
    if (NameValidation.required(policy, policyPath, errors)
        && !policy.equals("OrderedReady")
        && !policy.equals("Parallel")) {
      errors.add(FieldError.invalid(policyPath, policy, "must be 'OrderedReady' or 'Parallel'"));
    }
    strategy(spec.updateStrategy(), SPEC.child("updateStrategy"), errors);
    StatefulSetPersistentVolumeClaimRetentionPolicy retention =
        spec.persistentVolumeClaimRetentionPolicy();
    if (retention != null) {
      FieldPath path = SPEC.child("persistentVolumeClaimRetentionPolicy");
      NameValidation.supported(
          retention.whenDeleted(), RETENTION, path.child("whenDeleted"), errors);
      NameValidation.supported(retention.whenScaled(), RETENTION, path.child("whenScaled"), errors);
    }
    NumberValidation.nonNegative(spec.replicas(), SPEC.child("replicas"), errors);
    NumberValidation.nonNegative(spec.minReadySeconds(), SPEC.child("minReadySeconds"), errors);
    NumberValidation.nonNegative(
        spec.revisionHistoryLimit(), SPEC.child("revisionHistoryLimit"), errors);
    StatefulSetOrdinals ordinals = spec.ordinals();
    if (ordinals != null) {
      NumberValidation.nonNegative(ordinals.start(), SPEC.child("ordinals.start"), errors);
    }
    selectorAndTemplate(spec, before, errors);
  }

  private static void strategy(
      StatefulSetUpdateStrategy strategy, FieldPath path, List<FieldError> errors) {
    RollingUpdateStatefulSetStrategy rolling = strategy.rollingUpdate();
    FieldPath rollingPath = path.child("rollingUpdate");
    switch (strategy.type()) {
      case "" -> errors.add(FieldError.required(path));
      case "OnDelete" -> {
        if (rolling != null) {
          errors.add(
              FieldError.invalid(
                  rollingPath,
                  InternalForm.shown(rolling),
                  "only allowed for updateStrategy 'RollingUpdate'"));
        }
      }
      case "RollingUpdate" -> {
        if (rolling != null) {
          rollingUpdate(rolling, rollingPath, errors);
        }
      }
      default ->
          errors.add(
              FieldError.invalid(
                  path, InternalForm.shown(strategy), "must be 'RollingUpdate' or 'OnDelete'"));
    }
  }

  private static void rollingUpdate(
      RollingUpdateStatefulSetStrategy rolling, FieldPath path, List<FieldError> errors) {
    NumberValidation.nonNegative(rolling.partition(), path.child("partition"), errors);
    IntOrString unavailable = rolling.maxUnavailable();
    if (unavailable != null) {
      FieldPath at = path.child("maxUnavailable");
      NumberValidation.countOrPercent(unavailable, at, errors);
      if (NumberValidation.countOf(unavailable) == 0) {
        errors.add(FieldError.invalid(at, unavailable, "cannot be 0"));
      }
      NumberValidation.atMostHundredPercent(unavailable, at, errors);
    }
  }

  private static void selectorAndTemplate(
      StatefulSetSpec spec, @Nullable StatefulSetSpec before, List<FieldError> errors) {
    FieldPath selectorPath = SPEC.child("selector");
    FieldPath path = SPEC.child("template");
    SelectorValidation.required(spec.selector(), "statefulset", selectorPath, errors);
    Optional<Selector> parsed = SelectorValidation.parse(spec.selector());
    if (parsed.isEmpty()) {
      errors.add(FieldError.invalid(selectorPath, spec.selector(), ""));
    } else {
      if (!parsed.get().isEmpty()) {
        SelectorValidation.matches(parsed.get(), spec.template().metadata().labels(), path, errors);
      }
      PodTemplateValidation.check(
          withClaims(spec), before == null ? null : withClaims(before), path, errors);
    }
    ReplicaTemplateValidation.keptRunning(spec.template(), "StatefulSet", path, errors);
  }

  /** The template with a volume for each claim, as its pods will have them. */
  private static PodTemplateSpec withClaims(StatefulSetSpec spec) {
    PodTemplateSpec template = spec.template();
    if (spec.volumeClaimTemplates().isEmpty()) {
      return template;
    }
    List<Volume> volumes = new ArrayList<>(template.spec().volumes());
    for (PersistentVolumeClaim claim : spec.volumeClaimTemplates()) {
      String name = claim.metadata().name();
      if (volumes.stream().noneMatch(volume -> volume.name().equals(name))) {
        PersistentVolumeClaimVolumeSource source =
            PersistentVolumeClaimVolumeSource.builder().claimName(name).build();
        volumes.add(
            Volume.builder()
                .name(name)
                .volumeSource(VolumeSource.builder().persistentVolumeClaim(source).build())
                .build());
      }
    }
    return template.toBuilder().spec(template.spec().toBuilder().volumes(volumes).build()).build();
  }

  public static List<FieldError> statusUpdate(StatefulSet set, StatefulSet before) {
    List<FieldError> errors = new ArrayList<>(0);
    StatefulSetStatus status = set.status();
    FieldPath ready = STATUS.child("readyReplicas");
    FieldPath current = STATUS.child("currentReplicas");
    FieldPath updated = STATUS.child("updatedReplicas");
    FieldPath available = STATUS.child("availableReplicas");
    FieldPath collisions = STATUS.child("collisionCount");
    NumberValidation.nonNegative(status.replicas(), STATUS.child("replicas"), errors);
    NumberValidation.nonNegative(status.readyReplicas(), ready, errors);
    NumberValidation.nonNegative(status.currentReplicas(), current, errors);
    NumberValidation.nonNegative(status.updatedReplicas(), updated, errors);
    NumberValidation.nonNegative(status.availableReplicas(), available, errors);
    NumberValidation.nonNegative(
        status.observedGeneration(), STATUS.child("observedGeneration"), errors);
    NumberValidation.nonNegative(status.collisionCount(), collisions, errors);
    int all = status.replicas();
    ReplicaCounts.notAbove(status.readyReplicas(), all, "status.replicas", ready, errors);
    ReplicaCounts.notAbove(status.currentReplicas(), all, "status.replicas", current, errors);
    ReplicaCounts.notAbove(status.updatedReplicas(), all, "status.replicas", updated, errors);
    ReplicaCounts.notAbove(status.availableReplicas(), all, "status.replicas", available, errors);
    ReplicaCounts.notAbove(
        status.availableReplicas(),
        status.readyReplicas(),
        "status.readyReplicas",
        available,
        errors);
    ReplicaCounts.collisions(
        status.collisionCount(), before.status().collisionCount(), collisions, errors);
    return errors;
  }
}
