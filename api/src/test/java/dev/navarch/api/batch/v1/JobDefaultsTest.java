package dev.navarch.api.batch.v1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.defaults.Contexts;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class JobDefaultsTest {
  @Test
  void aBareJobRunsOnePodOnce() {
    Job out = JobDefaults.job(Job.builder().build(), Contexts.NEWEST);

    assertThat(out.spec())
        .isEqualTo(
            JobSpec.builder()
                .completions(1)
                .parallelism(1)
                .backoffLimit(6)
                .completionMode("NonIndexed")
                .suspend(false)
                .manualSelector(false)
                .podReplacementPolicy("TerminatingOrFailed")
                .build());
    assertThat(JobDefaults.job(out, Contexts.NEWEST)).isSameAs(out);
  }

  @Test
  void oldVersionsKnowFewerFields() {
    Job out = JobDefaults.job(Job.builder().build(), Contexts.V1_20);

    assertThat(out.spec())
        .isEqualTo(JobSpec.builder().completions(1).parallelism(1).backoffLimit(6).build());
  }

  @Test
  void completionsAndParallelismAreOneOnlyTogether() {
    JobSpec queue = spec(s -> s.parallelism(3));
    JobSpec serial = spec(s -> s.completions(3));

    assertThat(queue.completions()).isNull();
    assertThat(queue.parallelism()).isEqualTo(3);
    assertThat(serial.completions()).isEqualTo(3);
    assertThat(serial.parallelism()).isEqualTo(1);
  }

  @Test
  void aLimitForEachIndexReplacesTheOneForAll() {
    assertThat(spec(s -> s.backoffLimitPerIndex(1)).backoffLimit()).isEqualTo(2147483647);
    assertThat(spec(s -> s.backoffLimitPerIndex(1).backoffLimit(2)).backoffLimit()).isEqualTo(2);
  }

  @Test
  void withAFailurePolicyPodsAreReplacedOnlyWhenFailed() {
    assertThat(spec(s -> s.podFailurePolicy(p -> {})).podReplacementPolicy()).isEqualTo("Failed");
  }

  @Test
  void whatAJobStatesStays() {
    Job stated =
        Job.builder()
            .spec(s ->
                s.completions(0)
                    .parallelism(0)
                    .backoffLimit(0)
                    .completionMode("Indexed")
                    .suspend(true)
                    .manualSelector(true)
                    .podReplacementPolicy("Failed"))
            .build();

    assertThat(JobDefaults.job(stated, Contexts.NEWEST)).isSameAs(stated);
  }

  @Test
  void labelsComeFromTheTemplate() {
    Job out =
        JobDefaults.job(
            Job.builder()
                .spec(s -> s.template(t -> t.metadata(m -> m.addToLabels("app", "web"))))
                .build(),
            Contexts.NEWEST);

    assertThat(out.metadata().labels()).containsOnly(Map.entry("app", "web"));
    assertThat(out.spec().selector()).isNull();
  }

  @Test
  void aConditionOfAFailedPodIsExpectedToHold() {
    PodFailurePolicyOnPodConditionsPattern in =
        PodFailurePolicyOnPodConditionsPattern.builder().type("Disrupted").build();
    PodFailurePolicyOnPodConditionsPattern no = in.toBuilder().status("False").build();

    assertThat(JobDefaults.podFailurePolicyOnPodConditionsPattern(in).status()).isEqualTo("True");
    assertThat(JobDefaults.podFailurePolicyOnPodConditionsPattern(no)).isSameAs(no);
  }

  private static JobSpec spec(Consumer<JobSpecBuilder> spec) {
    return JobDefaults.job(Job.builder().spec(spec).build(), Contexts.NEWEST).spec();
  }
}
