package dev.navarch.api.batch.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Observed state of a job.
 *
 * @param conditions Latest observations; Complete or Failed being True means the job is over
 * @param startTime When the job controller first began, or last resumed, work on the job
 * @param completionTime When the job finished successfully; stays unset on failure
 * @param active Pods pending or running that are not being terminated
 * @param succeeded Pods that ended in phase Succeeded
 * @param failed Pods that ended in phase Failed
 * @param terminating Pods being deleted that have not yet ended
 * @param completedIndexes Indexes done so far in compact form, for example 0,2-4
 * @param failedIndexes Indexes given up on, in the same compact form; set with backoffLimitPerIndex
 * @param uncountedTerminatedPods Ended pods not yet added to the succeeded and failed counters
 * @param ready Active pods that also pass their readiness checks
 */
@ApiType
public record JobStatus(
    @Field(1) @Atomic @PatchMerge("type") List<JobCondition> conditions,
    @Field(2) @Nullable Time startTime,
    @Field(3) @Nullable Time completionTime,
    @Field(4) int active,
    @Field(5) int succeeded,
    @Field(6) int failed,
    @Field(11) @Nullable Integer terminating,
    @Field(7) String completedIndexes,
    @Field(10) @Nullable String failedIndexes,
    @Field(8) @Nullable UncountedTerminatedPods uncountedTerminatedPods,
    @Field(9) @Nullable Integer ready)
    implements ApiStruct<JobStatus> {
  /** Starts a value in which nothing is set. */
  public static JobStatusBuilder builder() {
    return new JobStatusBuilder();
  }

  /** Starts a value from this one. */
  public JobStatusBuilder toBuilder() {
    return new JobStatusBuilder(this);
  }
}
