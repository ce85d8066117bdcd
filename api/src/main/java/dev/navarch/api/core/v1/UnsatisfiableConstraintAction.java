package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** What the scheduler does with a pod it cannot spread evenly. */
@ApiEnum
public final class UnsatisfiableConstraintAction {
  public static final String DO_NOT_SCHEDULE = "DoNotSchedule";
  public static final String SCHEDULE_ANYWAY = "ScheduleAnyway";

  private UnsatisfiableConstraintAction() {}
}
