package dev.navarch.registry.batch.job;

import dev.navarch.api.batch.v1.Job;
import dev.navarch.api.batch.v1.JobSpec;
import dev.navarch.api.batch.v1.JobStatus;
import dev.navarch.api.batch.v1.UncountedTerminatedPods;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.registry.validation.InternalForm;
import dev.navarch.registry.validation.NumberValidation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * How the status of a job may develop.
 *
 * <p>Most rules are only held against what changed: a status that became wrong through a change of
 * the specification can still be worked on.
 */
final class JobStatusValidation {
  private static final FieldPath STATUS = FieldPath.of("status");
  private static final FieldPath CONDITIONS = STATUS.child("conditions");
  private static final FieldPath COMPLETION_TIME = STATUS.child("completionTime");

  private final JobSpec spec;
  private final JobStatus now;
  private final JobStatus old;
  private final List<FieldError> errors = new ArrayList<>(0);

  private JobStatusValidation(Job job, Job before) {
    spec = job.spec();
    now = job.status();
    old = before.status();
  }

  static List<FieldError> check(Job job, Job before) {
    JobStatusValidation validation = new JobStatusValidation(job, before);
    validation.counts();
    validation.outcome();
    validation.finished();
    validation.indexes();
    validation.terminating();
    validation.successCriteria();
    validation.transition();
    return validation.errors;
  }

  private static boolean is(JobStatus status, String condition) {
    return status.conditions().stream()
        .anyMatch(c -> c.type().equals(condition) && c.status().equals("True"));
  }

  private static boolean isFinished(JobStatus status) {
    return is(status, "Complete") || is(status, "Failed");
  }

  private boolean changed(String condition) {
    return is(now, condition) != is(old, condition);
  }

  private boolean finishedChanged() {
    return isFinished(now) != isFinished(old);
  }

  private void wrongConditions(String detail) {
    errors.add(FieldError.invalid(CONDITIONS, FieldError.OMITTED, detail));
  }

  private void counts() {
    NumberValidation.nonNegative(now.active(), STATUS.child("active"), errors);
    NumberValidation.nonNegative(now.succeeded(), STATUS.child("succeeded"), errors);
    NumberValidation.nonNegative(now.failed(), STATUS.child("failed"), errors);
    NumberValidation.nonNegative(now.ready(), STATUS.child("ready"), errors);
    NumberValidation.nonNegative(now.terminating(), STATUS.child("terminating"), errors);
    UncountedTerminatedPods uncounted = now.uncountedTerminatedPods();
    if (uncounted != null) {
      FieldPath path = STATUS.child("uncountedTerminatedPods");
      Set<String> seen = new HashSet<>();
      uids(uncounted.succeeded(), seen, path.child("succeeded"));
      uids(uncounted.failed(), seen, path.child("failed"));
    }
  }

  private void uids(List<String> uids, Set<String> seen, FieldPath path) {
    for (int i = 0; i < uids.size(); i++) {
      String uid = uids.get(i);
      if (uid.isEmpty()) {
        errors.add(FieldError.invalid(path.index(i), uid, "must not be empty"));
      } else if (!seen.add(uid)) {
        errors.add(FieldError.duplicate(path.index(i), uid));
      }
    }
  }

  private void outcome() {
    boolean complete = is(now, "Complete");
    boolean failed = is(now, "Failed");
    if ((changed("Complete") || changed("Failed")) && complete && failed) {
      wrongConditions("cannot set Complete=True and Failed=true conditions");
    }
    if ((changed("Complete") || changed("FailureTarget")) && complete && is(now, "FailureTarget")) {
      wrongConditions("cannot set Complete=True and FailureTarget=true conditions");
    }
    Time end = now.completionTime();
    boolean endChanged = !Objects.equals(end, old.completionTime());
    if (changed("Complete") || endChanged) {
      if (end != null && !complete) {
        errors.add(
            FieldError.invalid(
                COMPLETION_TIME,
                end,
                "cannot set completionTime when there is no Complete=True condition"));
      }
      if (end == null && complete) {
        errors.add(
            FieldError.required(COMPLETION_TIME, "completionTime is required for Complete jobs"));
      }
    }
    Time start = now.startTime();
    boolean startChanged = !Objects.equals(start, old.startTime());
    if ((startChanged || endChanged) && start != null && end != null && end.before(start)) {
      errors.add(
          FieldError.invalid(
              COMPLETION_TIME, end, "completionTime cannot be set before startTime"));
    }
    if ((changed("Failed") || changed("FailureTarget")) && failed && !is(now, "FailureTarget")) {
      wrongConditions("cannot set Failed=True condition without the FailureTarget=true condition");
    }
    if ((changed("Complete") || changed("SuccessCriteriaMet"))
        && complete
        && !is(now, "SuccessCriteriaMet")) {
      wrongConditions(
          "cannot set Complete=True condition without the SuccessCriteriaMet=true condition");
    }
  }

  private void finished() {
    if (!isFinished(now)) {
      return;
    }
    if ((finishedChanged() || now.active() != old.active()) && now.active() > 0) {
      errors.add(
          FieldError.invalid(
              STATUS.child("active"), now.active(), "active>0 is invalid for finished job"));
    }
    boolean startChanged = !Objects.equals(now.startTime(), old.startTime());
    boolean noWork =
        Boolean.TRUE.equals(spec.suspend()) && Integer.valueOf(0).equals(spec.completions());
    if ((finishedChanged() || startChanged) && !noWork && now.startTime() == null) {
      errors.add(
          FieldError.required(STATUS.child("startTime"), "startTime is required for finished job"));
    }
    UncountedTerminatedPods uncounted = now.uncountedTerminatedPods();
    if ((finishedChanged() || !Objects.equals(uncounted, old.uncountedTerminatedPods()))
        && uncounted != null
        && !(uncounted.failed().isEmpty() && uncounted.succeeded().isEmpty())) {
      errors.add(
          FieldError.invalid(
              STATUS.child("uncountedTerminatedPods"),
              InternalForm.shown(uncounted),
              "uncountedTerminatedPods needs to be empty for finished job"));
    }
  }

  private void indexes() {
    FieldPath completedPath = STATUS.child("completedIndexes");
    FieldPath failedPath = STATUS.child("failedIndexes");
    String completed = now.completedIndexes();
    String failed = now.failedIndexes();
    boolean completedChanged = !completed.equals(old.completedIndexes());
    boolean failedChanged = !Objects.equals(failed, old.failedIndexes());
    Integer completions = spec.completions();
    if (completedChanged && completions != null) {
      format(completed, completions, "completedIndexes", completedPath);
    }
    if (failedChanged
        && completions != null
        && spec.backoffLimitPerIndex() != null
        && failed != null) {
      format(failed, completions, "failedIndexes", failedPath);
    }
    if (completedChanged && !completed.isEmpty() && !JobSpecValidation.isIndexed(spec)) {
      errors.add(
          FieldError.invalid(
              completedPath,
              completed,
              "cannot set non-empty completedIndexes when non-indexed completion mode"));
    }
    if (failedChanged && spec.backoffLimitPerIndex() == null && failed != null) {
      errors.add(
          FieldError.invalid(
              failedPath,
              failed,
              "cannot set non-null failedIndexes when backoffLimitPerIndex is null"));
    }
    if ((failedChanged || completedChanged) && completions != null && failed != null) {
      IndexRanges.parseLeniently(completed, completions)
          .overlap(IndexRanges.parseLeniently(failed, completions))
          .ifPresent(index ->
              errors.add(
                  FieldError.invalid(
                      failedPath,
                      failed,
                      "failedIndexes and completedIndexes overlap at index: " + index)));
    }
  }

  private void format(String indexes, int completions, String field, FieldPath path) {
    try {
      IndexRanges.parse(indexes, completions);
    } catch (IndexRanges.FormatException wrong) {
      errors.add(
          FieldError.invalid(path, indexes, "error parsing " + field + ": " + wrong.getMessage()));
    }
  }

  private void terminating() {
    Integer terminating = now.terminating();
    if ((finishedChanged() || !Objects.equals(terminating, old.terminating()))
        && terminating != null
        && terminating > 0
        && isFinished(now)) {
      errors.add(
          FieldError.invalid(
              STATUS.child("terminating"),
              terminating,
              "terminating>0 is invalid for finished job"));
    }
    Integer ready = now.ready();
    if ((!Objects.equals(ready, old.ready()) || now.active() != old.active())
        && ready != null
        && ready > now.active()) {
      errors.add(
          FieldError.invalid(
              STATUS.child("ready"), ready, "cannot set more ready pods than active"));
    }
  }

  private void successCriteria() {
    boolean met = is(now, "SuccessCriteriaMet");
    if (met && is(now, "Failed")) {
      wrongConditions("cannot set SuccessCriteriaMet=True and Failed=true conditions");
    }
    if (met && is(now, "FailureTarget")) {
      wrongConditions("cannot set SuccessCriteriaMet=True and FailureTarget=true conditions");
    }
    if (spec.successPolicy() != null && !met && is(now, "Complete")) {
      wrongConditions(
          "cannot set Complete=True for Job with SuccessPolicy unless SuccessCriteriaMet=True");
    }
  }

  private void transition() {
    for (String condition : List.of("Failed", "Complete", "FailureTarget")) {
      if (is(old, condition) && !is(now, condition)) {
        wrongConditions("cannot disable the terminal " + condition + "=True condition");
      }
    }
    if (now.failed() < old.failed()) {
      errors.add(
          FieldError.invalid(
              STATUS.child("failed"), now.failed(), "cannot decrease the failed counter"));
    }
    boolean shrinks =
        JobSpecValidation.isIndexed(spec) && Objects.equals(spec.completions(), spec.parallelism());
    if (!shrinks && now.succeeded() < old.succeeded()) {
      errors.add(
          FieldError.invalid(
              STATUS.child("succeeded"), now.succeeded(), "cannot decrease the succeeded counter"));
    }
    if (now.completionTime() != null
        && old.completionTime() != null
        && !now.completionTime().equals(old.completionTime())) {
      errors.add(
          FieldError.invalid(
              COMPLETION_TIME, now.completionTime(), "completionTime cannot be mutated"));
    }
    if (old.startTime() != null
        && !old.startTime().equals(now.startTime())
        && !Boolean.TRUE.equals(spec.suspend())) {
      errors.add(
          FieldError.required(
              STATUS.child("startTime"), "startTime cannot be removed for unsuspended job"));
    }
    boolean met = is(now, "SuccessCriteriaMet");
    boolean wasMet = is(old, "SuccessCriteriaMet");
    if (wasMet && !met) {
      wrongConditions("cannot disable the SuccessCriteriaMet=True condition");
    }
    if (is(old, "Complete") && !wasMet && met) {
      wrongConditions(
          "cannot set SuccessCriteriaMet=True for Job already has Complete=true conditions");
    }
  }
}
