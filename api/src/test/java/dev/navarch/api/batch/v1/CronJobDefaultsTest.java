package dev.navarch.api.batch.v1;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CronJobDefaultsTest {
  @Test
  void aBareCronJobRunsAndMayOverlap() {
    CronJob out = CronJobDefaults.cronJob(CronJob.builder().build());

    assertThat(out.spec())
        .isEqualTo(
            CronJobSpec.builder()
                .concurrencyPolicy("Allow")
                .suspend(false)
                .successfulJobsHistoryLimit(3)
                .failedJobsHistoryLimit(1)
                .build());
    assertThat(CronJobDefaults.cronJob(out)).isSameAs(out);
  }

  @Test
  void whatACronJobStatesStays() {
    CronJob stated =
        CronJob.builder()
            .spec(s ->
                s.concurrencyPolicy("Forbid")
                    .suspend(true)
                    .successfulJobsHistoryLimit(0)
                    .failedJobsHistoryLimit(0))
            .build();

    assertThat(CronJobDefaults.cronJob(stated)).isSameAs(stated);
  }
}
