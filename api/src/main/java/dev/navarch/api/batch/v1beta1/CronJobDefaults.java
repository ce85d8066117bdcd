package dev.navarch.api.batch.v1beta1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.apimachinery.annotation.DefaultingFunction;

/** Defaults of cron jobs. */
final class CronJobDefaults {
  private CronJobDefaults() {}

  @DefaultingFunction
  static CronJob cronJob(CronJob in) {
    CronJobSpec spec = in.spec();
    return changed(
        in,
        in.toBuilder()
            .spec(s ->
                s.concurrencyPolicy(ifEmpty(spec.concurrencyPolicy(), ConcurrencyPolicy.ALLOW))
                    .suspend(ifNull(spec.suspend(), false))
                    .successfulJobsHistoryLimit(ifNull(spec.successfulJobsHistoryLimit(), 3))
                    .failedJobsHistoryLimit(ifNull(spec.failedJobsHistoryLimit(), 1)))
            .build());
  }
}
