package dev.navarch.registry.batch.job;

import dev.navarch.api.batch.v1.Job;
import dev.navarch.api.batch.v1.JobSpec;
import dev.navarch.api.core.v1.Affinity;
import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.PodTemplateSpec;
import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.SelectorValidation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Jobs. Their metadata is checked elsewhere, save for a name that could not become that of a pod.
 */
public final class JobValidation {
  static final FieldPath SPEC = FieldPath.of("spec");

  private static final String CONTROLLER_UID = "batch.kubernetes.io/controller-uid";
  private static final String JOB_NAME = "batch.kubernetes.io/job-name";
  private static final String LEGACY_CONTROLLER_UID = "controller-uid";
  private static final String LEGACY_JOB_NAME = "job-name";

  private JobValidation() {}

  public static List<FieldError> create(Job job) {
    List<FieldError> errors = new ArrayList<>(0);
    whole(job, null, errors);
    return errors;
  }

  /** Kubernetes checks the specification twice, and reports what is wrong with it twice. */
  public static List<FieldError> update(Job job, Job before) {
    List<FieldError> errors = new ArrayList<>(0);
    JobSpec now = job.spec();
    JobSpec old = before.spec();
    whole(job, old, errors);
    JobSpecValidation.withSelector(now, old, SPEC, errors);
    completions(now, old, errors);
    immutable(now.selector(), old.selector(), "selector", errors);
    immutable(now.template(), comparableTemplate(now, before), "template", errors);
    immutable(now.completionMode(), old.completionMode(), "completionMode", errors);
    immutable(now.podFailurePolicy(), old.podFailurePolicy(), "podFailurePolicy", errors);
    immutable(
        now.backoffLimitPerIndex(), old.backoffLimitPerIndex(), "backoffLimitPerIndex", errors);
    immutable(now.managedBy(), old.managedBy(), "managedBy", errors);
    immutable(now.successPolicy(), old.successPolicy(), "successPolicy", errors);
    return errors;
  }

  public static List<FieldError> statusUpdate(Job job, Job before) {
    return JobStatusValidation.check(job, before);
  }

  private static void immutable(
      @Nullable Object now, @Nullable Object before, String field, List<FieldError> errors) {
    Immutability.check(now, before, SPEC.child(field), errors);
  }

  private static void whole(Job job, @Nullable JobSpec before, List<FieldError> errors) {
    generatedSelector(job, errors);
    JobSpecValidation.withSelector(job.spec(), before, SPEC, errors);
    Integer completions = job.spec().completions();
    if (JobSpecValidation.isIndexed(job.spec()) && completions != null && completions > 0) {
      String lastHost = job.metadata().name() + "-" + (completions - 1);
      if (!NameSyntax.dns1123Label(lastHost).isEmpty()) {
        errors.add(
            FieldError.invalid(
                FieldPath.of("metadata", "name"),
                job.metadata().name(),
                "will not able to create pod with invalid DNS label: " + lastHost));
      }
    }
  }

  /** A selector that was not chosen by hand is the one that the server makes. */
  private static void generatedSelector(Job job, List<FieldError> errors) {
    LabelSelector selector = job.spec().selector();
    if (Boolean.TRUE.equals(job.spec().manualSelector()) || selector == null) {
      return;
    }
    String uid = job.metadata().uid();
    String name = job.metadata().name();
    if (uid.isEmpty()) {
      errors.add(FieldError.required(FieldPath.of("metadata", "uid")));
    }
    Map<String, String> labels = job.spec().template().metadata().labels();
    label(labels, LEGACY_CONTROLLER_UID, uid, errors);
    label(labels, LEGACY_JOB_NAME, name, errors);
    label(labels, CONTROLLER_UID, uid, errors);
    label(labels, JOB_NAME, name, errors);
    Map<String, String> generated =
        Map.of(
            LEGACY_CONTROLLER_UID, uid, LEGACY_JOB_NAME, name, CONTROLLER_UID, uid, JOB_NAME, name);
    SelectorValidation.parse(selector)
        .filter(parsed -> !parsed.matches(generated))
        .ifPresent(parsed ->
            errors.add(
                FieldError.invalid(
                    SPEC.child("selector"), selector, "`selector` not auto-generated")));
  }

  private static void label(
      Map<String, String> labels, String key, String expected, List<FieldError> errors) {
    FieldPath path = SPEC.child("template", "metadata", "labels").key(key);
    String actual = labels.get(key);
    String detail = "must be '" + expected + "'";
    if (actual == null) {
      errors.add(FieldError.required(path, detail));
    } else if (!actual.equals(expected)) {
      errors.add(FieldError.invalid(path, labels, detail));
    }
  }

  /** An indexed job may grow and shrink as long as all its pods run at once. */
  private static void completions(JobSpec now, JobSpec old, List<FieldError> errors) {
    Integer completions = now.completions();
    if (!JobSpecValidation.isIndexed(now)) {
      immutable(completions, old.completions(), "completions", errors);
    } else if (completions != null
        && !completions.equals(old.completions())
        && !completions.equals(now.parallelism())) {
      errors.add(
          FieldError.invalid(
              SPEC.child("completions"),
              completions,
              "can only be modified in tandem with spec.parallelism"));
    }
  }

  /**
   * The stored template, with what may still change taken from the new one: where the pods go, and
   * what they ask for, as long as the job is suspended and has not started.
   */
  private static PodTemplateSpec comparableTemplate(JobSpec now, Job before) {
    PodTemplateSpec old = before.spec().template();
    if (!Boolean.TRUE.equals(before.spec().suspend()) || before.status().startTime() != null) {
      return old;
    }
    PodTemplateSpec template = now.template();
    PodSpec spec =
        old.spec().toBuilder()
            .affinity(withNodeAffinity(old.spec().affinity(), template.spec().affinity()))
            .nodeSelector(template.spec().nodeSelector())
            .tolerations(template.spec().tolerations())
            .schedulingGates(template.spec().schedulingGates())
            .containers(withResources(old.spec().containers(), template.spec().containers()))
            .initContainers(
                withResources(old.spec().initContainers(), template.spec().initContainers()))
            .build();
    return old.toBuilder()
        .metadata(
            old.metadata().toBuilder()
                .annotations(template.metadata().annotations())
                .labels(template.metadata().labels())
                .build())
        .spec(spec)
        .build();
  }

  private static @Nullable Affinity withNodeAffinity(
      @Nullable Affinity old, @Nullable Affinity now) {
    Affinity base = Objects.requireNonNullElseGet(old, () -> Affinity.builder().build());
    Affinity mixed = base.toBuilder().nodeAffinity(now == null ? null : now.nodeAffinity()).build();
    boolean nothing = mixed.equals(Affinity.builder().build());
    return nothing && now == null ? null : mixed;
  }

  private static List<Container> withResources(List<Container> old, List<Container> now) {
    if (old.size() != now.size()) {
      return old;
    }
    List<Container> mixed = new ArrayList<>(old.size());
    for (int i = 0; i < old.size(); i++) {
      mixed.add(old.get(i).toBuilder().resources(now.get(i).resources()).build());
    }
    return mixed;
  }
}
