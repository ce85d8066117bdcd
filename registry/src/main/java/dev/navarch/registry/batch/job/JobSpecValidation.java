package dev.navarch.registry.batch.job;

import dev.navarch.api.batch.v1.JobSpec;
import dev.navarch.api.batch.v1.JobTemplateSpec;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.core.pod.PodTemplateValidation;
import dev.navarch.registry.validation.InternalForm;
import dev.navarch.registry.validation.LabelValidation;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.NumberValidation;
import dev.navarch.registry.validation.SelectorValidation;
import dev.navarch.registry.validation.TextSyntax;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The specification of a job, in a job of its own or in the template of another object. */
public final class JobSpecValidation {
  private static final int MAX_MANAGED_BY = 63;
  private static final int MAX_PARALLELISM = 100_000;
  private static final int MAX_FAILED_INDEXES = 100_000;
  private static final int MANY_COMPLETIONS = 100_000;
  private static final int MAX_PARALLELISM_OF_MANY = 10_000;
  private static final int MAX_FAILED_INDEXES_OF_MANY = 10_000;
  private static final List<String> MODES = List.of("NonIndexed", "Indexed");
  private static final List<String> REPLACEMENTS = List.of("Failed", "TerminatingOrFailed");
  private static final List<String> RESTART_POLICIES = List.of("OnFailure", "Never");
  private static final String INDEXED_ONLY = "requires indexed completion mode";

  private JobSpecValidation() {}

  static boolean isIndexed(JobSpec spec) {
    return "Indexed".equals(spec.completionMode());
  }

  /** The specification of a job that knows its pods by a selector. */
  static void withSelector(
      JobSpec spec, @Nullable JobSpec before, FieldPath path, List<FieldError> errors) {
    check(spec, before, path, errors);
    if (spec.selector() == null) {
      errors.add(FieldError.required(path.child("selector")));
    } else {
      LabelValidation.selector(spec.selector(), path.child("selector"), errors);
    }
    SelectorValidation.parse(spec.selector())
        .ifPresent(selector ->
            SelectorValidation.matches(
                selector, spec.template().metadata().labels(), path.child("template"), errors));
  }

  /** A pattern for jobs: each of them gets a selector of its own. */
  public static void template(
      JobTemplateSpec template,
      @Nullable JobTemplateSpec before,
      FieldPath path,
      List<FieldError> errors) {
    JobSpec spec = template.spec();
    FieldPath specPath = path.child("spec");
    check(spec, before == null ? null : before.spec(), specPath, errors);
    if (spec.selector() != null) {
      errors.add(
          FieldError.invalid(
              specPath.child("selector"), spec.selector(), "`selector` will be auto-generated"));
    }
    if (Boolean.TRUE.equals(spec.manualSelector())) {
      errors.add(
          FieldError.notSupported(specPath.child("manualSelector"), true, List.of("nil", "false")));
    }
  }

  private static void check(
      JobSpec spec, @Nullable JobSpec before, FieldPath path, List<FieldError> errors) {
    NumberValidation.nonNegative(spec.parallelism(), path.child("parallelism"), errors);
    NumberValidation.nonNegative(spec.completions(), path.child("completions"), errors);
    NumberValidation.nonNegative(
        spec.activeDeadlineSeconds(), path.child("activeDeadlineSeconds"), errors);
    NumberValidation.nonNegative(spec.backoffLimit(), path.child("backoffLimit"), errors);
    NumberValidation.nonNegative(
        spec.ttlSecondsAfterFinished(), path.child("ttlSecondsAfterFinished"), errors);
    NumberValidation.nonNegative(
        spec.backoffLimitPerIndex(), path.child("backoffLimitPerIndex"), errors);
    if (spec.maxFailedIndexes() != null) {
      NumberValidation.nonNegative(spec.maxFailedIndexes(), path.child("maxFailedIndexes"), errors);
      if (spec.backoffLimitPerIndex() == null) {
        errors.add(
            FieldError.required(
                path.child("backoffLimitPerIndex"), "when maxFailedIndexes is specified"));
      }
    }
    managedBy(spec.managedBy(), path.child("managedBy"), errors);
    completionMode(spec, path, errors);
    if (spec.podFailurePolicy() != null) {
      PodFailurePolicyValidation.check(
          spec.podFailurePolicy(), spec, path.child("podFailurePolicy"), errors);
    }
    if (spec.successPolicy() != null) {
      FieldPath at = path.child("successPolicy");
      if (isIndexed(spec)) {
        SuccessPolicyValidation.check(spec.successPolicy(), spec, at, errors);
      } else {
        errors.add(FieldError.invalid(at, InternalForm.shown(spec.successPolicy()), INDEXED_ONLY));
      }
    }
    String replacement = spec.podReplacementPolicy();
    if (replacement != null) {
      NameValidation.supported(
          replacement,
          spec.podFailurePolicy() == null ? REPLACEMENTS : List.of("Failed"),
          path.child("podReplacementPolicy"),
          errors);
    }
    PodTemplateValidation.check(
        spec.template(), before == null ? null : before.template(), path.child("template"), errors);
    restartPolicy(spec, path.child("template", "spec", "restartPolicy"), errors);
  }

  private static void managedBy(@Nullable String manager, FieldPath path, List<FieldError> errors) {
    if (manager != null) {
      TextSyntax.domainPrefixedPath(manager, path, errors);
      if (TextSyntax.utf8Length(manager) > MAX_MANAGED_BY) {
        errors.add(FieldError.tooLong(path, MAX_MANAGED_BY));
      }
    }
  }

  private static void completionMode(JobSpec spec, FieldPath path, List<FieldError> errors) {
    String mode = spec.completionMode();
    if (mode != null) {
      NameValidation.supported(mode, MODES, path.child("completionMode"), errors);
    }
    if (isIndexed(spec)) {
      indexed(spec, path, errors);
    } else if (mode == null || mode.equals("NonIndexed")) {
      if (spec.backoffLimitPerIndex() != null) {
        errors.add(
            FieldError.invalid(
                path.child("backoffLimitPerIndex"), spec.backoffLimitPerIndex(), INDEXED_ONLY));
      }
      if (spec.maxFailedIndexes() != null) {
        errors.add(
            FieldError.invalid(
                path.child("maxFailedIndexes"), spec.maxFailedIndexes(), INDEXED_ONLY));
      }
    }
  }

  private static void indexed(JobSpec spec, FieldPath path, List<FieldError> errors) {
    Integer completions = spec.completions();
    Integer failed = spec.maxFailedIndexes();
    FieldPath parallelismPath = path.child("parallelism");
    FieldPath failedPath = path.child("maxFailedIndexes");
    if (completions == null) {
      errors.add(FieldError.required(path.child("completions"), "when completion mode is Indexed"));
    }
    atMost(
        spec.parallelism(),
        MAX_PARALLELISM,
        " when completion mode is Indexed",
        parallelismPath,
        errors);
    if (completions != null && failed != null && failed > completions) {
      errors.add(
          FieldError.invalid(failedPath, failed, "must be less than or equal to completions"));
    }
    atMost(failed, MAX_FAILED_INDEXES, "", failedPath, errors);
    if (completions != null
        && completions > MANY_COMPLETIONS
        && spec.backoffLimitPerIndex() != null) {
      if (failed == null) {
        errors.add(
            FieldError.required(
                failedPath, "must be specified when completions is above " + MANY_COMPLETIONS));
      }
      String when =
          " when completions are above "
              + MANY_COMPLETIONS
              + " and used with backoff limit per index";
      atMost(spec.parallelism(), MAX_PARALLELISM_OF_MANY, when, parallelismPath, errors);
      atMost(failed, MAX_FAILED_INDEXES_OF_MANY, when, failedPath, errors);
    }
  }

  private static void atMost(
      @Nullable Integer value, int maximum, String when, FieldPath path, List<FieldError> errors) {
    if (value != null && value > maximum) {
      errors.add(
          FieldError.invalid(path, value, "must be less than or equal to " + maximum + when));
    }
  }

  /** The default policy of pods is not one that a job can end with, so it counts as none. */
  private static void restartPolicy(JobSpec spec, FieldPath path, List<FieldError> errors) {
    String policy = spec.template().spec().restartPolicy();
    if (policy.isEmpty() || policy.equals("Always")) {
      errors.add(FieldError.required(path, "valid values: \"OnFailure\", \"Never\""));
    } else if (!RESTART_POLICIES.contains(policy)) {
      errors.add(FieldError.notSupported(path, policy, RESTART_POLICIES));
    } else if (spec.podFailurePolicy() != null && !policy.equals("Never")) {
      errors.add(
          FieldError.invalid(
              path, policy, "only \"Never\" is supported when podFailurePolicy is specified"));
    }
  }
}
