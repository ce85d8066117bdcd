package dev.navarch.registry.batch.cronjob;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.batch.v1.CronJob;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CronJobValidationTest {
  private static final String TEMPLATE =
      "jobTemplate: {spec: {template: {spec: {containers: [{name: c, image: i}], restartPolicy:"
          + " Never}}}}";

  private static CronJob job(String spec) {
    return Received.object(
        CronJob.class,
        "{apiVersion: batch/v1, kind: CronJob, metadata: {name: x}, spec: {" + spec + "}}");
  }

  private static CronJob scheduled(String schedule, String more) {
    return job("schedule: '" + schedule + "', " + TEMPLATE + ", " + more);
  }

  private static List<String> created(CronJob job) {
    return Received.texts(CronJobValidation.create(job));
  }

  private static List<String> with(String more) {
    return created(scheduled("* * * * *", more));
  }

  @Test
  void anEmptyOneLacksAScheduleAndPods() {
    assertThat(created(job("")))
        .containsExactly(
            "spec.schedule: Required value",
            "spec.jobTemplate.spec.template.spec.containers: Required value",
            "spec.jobTemplate.spec.template.spec.restartPolicy: Required value: valid values:"
                + " \"OnFailure\", \"Never\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bad | expected exactly 5 fields, found 1: [bad]",
        "* * * * | expected exactly 5 fields, found 4: [* * * *]",
        "60 * * * * | end of range (60) above maximum (59): 60",
        "* * 0 * * | beginning of range (0) below minimum (1): 0",
        "5-1 * * * * | beginning of range (5) beyond end of range (1): 5-1",
        "1-2-3 * * * * | too many hyphens: 1-2-3",
        "1/2/3 * * * * | too many slashes: 1/2/3",
        "*/0 * * * * | step of range should be a positive number: */0",
        "a * * * * | failed to parse int from a: strconv.Atoi: parsing \"a\": invalid syntax",
        "@never | unrecognized descriptor: @never",
      })
  void aFaultyScheduleIsExplained(String schedule, String problem) {
    assertThat(created(scheduled(schedule, "")))
        .containsExactly("spec.schedule: Invalid value: \"" + schedule + "\": " + problem);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "*/5 0-3,22 ? jan-mar sun",
        "0 0 1,15 * 1-5",
        "@daily",
        "@every 1h30m",
        "1/2 * * * SAT"
      })
  void schedulesHaveListsRangesStepsAndNames(String schedule) {
    assertThat(created(scheduled(schedule, ""))).isEmpty();
  }

  @Test
  void zonesHaveAFieldOfTheirOwn() {
    assertThat(created(scheduled("TZ=UTC * * * * *", "")))
        .containsExactly(
            "spec.schedule: Invalid value: \"TZ=UTC * * * * *\": cannot use TZ or CRON_TZ in"
                + " schedule, use timeZone field instead");
    assertThat(
            Received.texts(
                CronJobValidation.update(
                    scheduled("TZ=UTC 1 * * * *", ""), scheduled("TZ=UTC * * * * *", ""))))
        .isEmpty();
  }

  @Test
  void zonesAreKnown() {
    assertThat(with("timeZone: Nowhere/Bad"))
        .containsExactly(
            "spec.timeZone: Invalid value: \"Nowhere/Bad\": unknown time zone Nowhere/Bad");
    assertThat(with("timeZone: ''"))
        .containsExactly(
            "spec.timeZone: Invalid value: \"\": timeZone must be nil or non-empty string");
    assertThat(with("timeZone: Local"))
        .containsExactly(
            "spec.timeZone: Invalid value: \"Local\": timeZone must be an explicit time zone as"
                + " defined in https://www.iana.org/time-zones");
    assertThat(with("timeZone: Europe/Athens")).isEmpty();
  }

  @Test
  void policiesAndLimitsAreChecked() {
    assertThat(with("concurrencyPolicy: X"))
        .containsExactly(
            "spec.concurrencyPolicy: Unsupported value: \"X\": supported values: \"Allow\","
                + " \"Forbid\", \"Replace\"");
    assertThat(with("startingDeadlineSeconds: -1"))
        .containsExactly(
            "spec.startingDeadlineSeconds: Invalid value: -1: must be greater than or equal to 0");
    assertThat(with("successfulJobsHistoryLimit: -1, failedJobsHistoryLimit: -1"))
        .containsExactly(
            "spec.successfulJobsHistoryLimit: Invalid value: -1: must be greater than or equal to 0",
            "spec.failedJobsHistoryLimit: Invalid value: -1: must be greater than or equal to 0");
  }

  @Test
  void selectorsOfJobsAreLeftToTheServer() {
    assertThat(
            created(
                job(
                    "schedule: '* * * * *', jobTemplate: {spec: {manualSelector: true, selector:"
                        + " {matchLabels: {a: b}}, template: {spec: {containers: [{name: c, image:"
                        + " i}], restartPolicy: Always}}}}")))
        .containsExactly(
            "spec.jobTemplate.spec.template.spec.restartPolicy: Required value: valid values:"
                + " \"OnFailure\", \"Never\"",
            "spec.jobTemplate.spec.selector: Invalid value: {\"matchLabels\":{\"a\":\"b\"}}:"
                + " `selector` will be auto-generated",
            "spec.jobTemplate.spec.manualSelector: Unsupported value: true: supported values:"
                + " \"nil\", \"false\"");
  }

  @Test
  void namesLeaveRoomForTheTimeOfARun() {
    CronJob good = scheduled("* * * * *", "");
    CronJob tooLong =
        good.toBuilder().metadata(good.metadata().toBuilder().name("a".repeat(53)).build()).build();

    assertThat(created(tooLong))
        .containsExactly(
            "metadata.name: Invalid value: \""
                + "a".repeat(53)
                + "\": must be no more than 52 characters");
    assertThat(CronJobValidation.update(tooLong, tooLong)).isEmpty();
  }
}
