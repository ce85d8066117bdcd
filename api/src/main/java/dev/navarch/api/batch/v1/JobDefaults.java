package dev.navarch.api.batch.v1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.api.core.v1.ConditionStatus;
import dev.navarch.api.core.v1.TemplateLabels;
import dev.navarch.apimachinery.annotation.DefaultingFunction;
import dev.navarch.apimachinery.runtime.DefaultingContext;

/** Defaults of jobs. */
final class JobDefaults {
  private static final int BACKOFF_LIMIT = 6;

  /** With a limit for each index, none for the whole. */
  private static final int NO_BACKOFF_LIMIT = Integer.MAX_VALUE;

  private JobDefaults() {}

  @DefaultingFunction
  static Job job(Job in, DefaultingContext context) {
    JobSpec spec = in.spec();
    JobSpecBuilder out =
        spec.toBuilder()
            .parallelism(ifNull(spec.parallelism(), 1))
            .backoffLimit(
                ifNull(
                    spec.backoffLimit(),
                    spec.backoffLimitPerIndex() == null ? BACKOFF_LIMIT : NO_BACKOFF_LIMIT));
    // A parallelism alone means a work queue: as many completions as the queue holds.
    if (spec.completions() == null && spec.parallelism() == null) {
      out.completions(1);
    }
    if (!context.before(21)) {
      out.completionMode(ifNull(spec.completionMode(), CompletionMode.NON_INDEXED))
          .suspend(ifNull(spec.suspend(), false))
          .manualSelector(ifNull(spec.manualSelector(), false))
          .podReplacementPolicy(
              ifNull(
                  spec.podReplacementPolicy(),
                  spec.podFailurePolicy() == null
                      ? PodReplacementPolicy.TERMINATING_OR_FAILED
                      : PodReplacementPolicy.FAILED));
    }
    return changed(
        in,
        in.toBuilder()
            .metadata(TemplateLabels.labelled(in.metadata(), spec.template()))
            .spec(out.build())
            .build());
  }

  @DefaultingFunction
  static PodFailurePolicyOnPodConditionsPattern podFailurePolicyOnPodConditionsPattern(
      PodFailurePolicyOnPodConditionsPattern in) {
    return changed(in, in.toBuilder().status(ifEmpty(in.status(), ConditionStatus.TRUE)).build());
  }
}
