package dev.navarch.api.batch.v1;

import dev.navarch.api.core.v1.ConditionStatus;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Time;

/**
 * Observation about a job at some moment.
 *
 * @param type Aspect reported, such as Complete, Failed or Suspended
 * @param status True, False or Unknown verdict on the aspect
 * @param lastProbeTime When the job controller last checked the condition
 * @param lastTransitionTime When the condition last went from one status to another
 * @param reason Short CamelCase cause, for example BackoffLimitExceeded
 * @param message Explanation of the cause for the reader
 */
@ApiType
public record JobCondition(
    @Field(value = 1, required = true) @EnumOf(JobConditionType.class) String type,
    @Field(value = 2, required = true) @EnumOf(ConditionStatus.class) String status,
    @Field(3) Time lastProbeTime,
    @Field(4) Time lastTransitionTime,
    @Field(5) String reason,
    @Field(6) String message)
    implements ApiStruct<JobCondition> {
  /** Starts a value in which nothing is set. */
  public static JobConditionBuilder builder() {
    return new JobConditionBuilder();
  }

  /** Starts a value from this one. */
  public JobConditionBuilder toBuilder() {
    return new JobConditionBuilder(this);
  }
}
