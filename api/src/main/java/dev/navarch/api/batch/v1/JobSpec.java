package dev.navarch.api.batch.v1;

import dev.navarch.api.core.v1.PodTemplateSpec;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import org.jspecify.annotations.Nullable;

/**
 * Desired work of a job.
 *
 * @param parallelism Most pods to run at once, default 1; 0 pauses the job
 * @param completions Successful pods needed; unset means any single success finishes the job
 * @param activeDeadlineSeconds Seconds the job may be active before it is stopped and failed;
 *     restarts when resumed
 * @param podFailurePolicy Fine-grained reaction to failed pods; needs restartPolicy Never
 * @param successPolicy Early success criteria; only for Indexed completion mode
 * @param backoffLimit Retries before the job fails, default 6, or unlimited when
 *     backoffLimitPerIndex is set
 * @param backoffLimitPerIndex Retries allowed for each index on its own; only for Indexed jobs and
 *     immutable
 * @param maxFailedIndexes Failed indexes tolerated before the whole job fails; requires
 *     backoffLimitPerIndex
 * @param selector Labels that find the job's pods; normally generated and left alone
 * @param manualSelector True to supply your own selector and labels, at the risk of catching
 *     foreign pods
 * @param template Pod to run; its restart policy must be Never or OnFailure
 * @param ttlSecondsAfterFinished Seconds to keep the job after it ends; 0 deletes at once, unset
 *     keeps it forever
 * @param completionMode NonIndexed (the default) or Indexed
 * @param suspend True keeps pods from running and removes active ones; false resumes, which is the
 *     default
 * @param podReplacementPolicy TerminatingOrFailed replaces pods early, Failed waits for them;
 *     Failed is forced with a failure policy
 * @param managedBy Controller in charge, as a domain-prefixed path; unset means the built-in one,
 *     immutable
 */
@ApiType
public record JobSpec(
    @Field(1) @Nullable Integer parallelism,
    @Field(2) @Nullable Integer completions,
    @Field(3) @Nullable Long activeDeadlineSeconds,
    @Field(11) @Nullable PodFailurePolicy podFailurePolicy,
    @Field(16) @Nullable SuccessPolicy successPolicy,
    @Field(7) @Nullable Integer backoffLimit,
    @Field(12) @Nullable Integer backoffLimitPerIndex,
    @Field(13) @Nullable Integer maxFailedIndexes,
    @Field(4) @Nullable LabelSelector selector,
    @Field(5) @Nullable Boolean manualSelector,
    @Field(value = 6, required = true) PodTemplateSpec template,
    @Field(8) @Nullable Integer ttlSecondsAfterFinished,
    @Field(9) @EnumOf(value = CompletionMode.class, closed = true) @Nullable String completionMode,
    @Field(10) @Nullable Boolean suspend,
    @Field(14) @EnumOf(value = PodReplacementPolicy.class, closed = true)
        @Nullable String podReplacementPolicy,
    @Field(15) @Nullable String managedBy)
    implements ApiStruct<JobSpec> {
  /** Starts a value in which nothing is set. */
  public static JobSpecBuilder builder() {
    return new JobSpecBuilder();
  }

  /** Starts a value from this one. */
  public JobSpecBuilder toBuilder() {
    return new JobSpecBuilder(this);
  }
}
