package dev.navarch.api.batch.v2alpha1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.value.Time;
import org.junit.jupiter.api.Test;

class CronJobConversionsTest {

  @Test
  void cronJobComesBackFromTheHub() {
    CronJob old =
        CronJob.builder()
            .metadata(meta -> meta.name("nightly"))
            .spec(spec ->
                spec.schedule("0 3 * * *")
                    .concurrencyPolicy("Forbid")
                    .suspend(true)
                    .startingDeadlineSeconds(30L)
                    .failedJobsHistoryLimit(2)
                    .jobTemplate(template -> template.spec(job -> job.parallelism(2))))
            .status(status -> status.lastScheduleTime(Time.ofEpochSecond(7)))
            .build();

    dev.navarch.api.batch.v1.CronJob hub = GeneratedConversions.cronJobToHub(old);

    assertThat(hub.spec().jobTemplate().spec().parallelism()).isEqualTo(2);
    assertThat(hub.spec().timeZone()).isNull();
    assertThat(GeneratedConversions.cronJobFromHub(hub)).isEqualTo(old);
  }

  @Test
  void newerFieldsAreLost() {
    var hub =
        dev.navarch.api.batch.v1.CronJob.builder()
            .spec(spec -> spec.schedule("@daily").timeZone("Etc/UTC"))
            .status(status ->
                status
                    .lastScheduleTime(Time.ofEpochSecond(7))
                    .lastSuccessfulTime(Time.ofEpochSecond(8)))
            .build();

    CronJob old = GeneratedConversions.cronJobFromHub(hub);

    assertThat(GeneratedConversions.cronJobToHub(old).spec())
        .isEqualTo(hub.spec().toBuilder().timeZone(null).build());
    assertThat(GeneratedConversions.cronJobToHub(old).status())
        .isEqualTo(hub.status().toBuilder().lastSuccessfulTime(null).build());
  }

  @Test
  void templatesConvertToTheVersionThatStillHasThem() {
    JobTemplate old =
        JobTemplate.builder()
            .template(template -> template.spec(job -> job.completions(5)))
            .build();

    dev.navarch.api.batch.v1beta1.JobTemplate hub = GeneratedConversions.jobTemplateToHub(old);

    assertThat(hub.template().spec().completions()).isEqualTo(5);
    assertThat(GeneratedConversions.jobTemplateFromHub(hub)).isEqualTo(old);
  }
}
