package dev.navarch.api.batch.v2alpha1;

import dev.navarch.apimachinery.annotation.ConversionFunction;

/** Fields that cron jobs got after this version: it has no place for them, and they are lost. */
final class CronJobConversions {
  private CronJobConversions() {}

  @ConversionFunction(partial = "timeZone")
  static CronJobSpec fromHub(dev.navarch.api.batch.v1.CronJobSpec in, CronJobSpec out) {
    return out;
  }

  @ConversionFunction(partial = "lastSuccessfulTime")
  static CronJobStatus fromHub(dev.navarch.api.batch.v1.CronJobStatus in, CronJobStatus out) {
    return out;
  }
}
