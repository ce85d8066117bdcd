package dev.navarch.registry.batch.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import dev.navarch.api.batch.v1.Job;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy.Dependents;
import dev.navarch.registry.batch.BatchResources;
import dev.navarch.registry.generic.TestRegistry;
import dev.navarch.registry.validation.Received;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class JobStrategyTest {
  private static final JobStrategy STRATEGY = new JobStrategy();

  private static RequestContext request(String version) {
    return TestRegistry.request(
        TestRegistry.ADMIN, "POST", "/apis/batch/" + version + "/namespaces/n/jobs");
  }

  private static Job job(String extra) {
    return Received.object(
        Job.class,
        """
        apiVersion: batch/v1
        kind: Job
        metadata: {name: j, namespace: team, uid: u}
        spec:
          template:
            spec:
              restartPolicy: Never
              containers: [{name: app, image: app}]
        %s\
        """
            .formatted(extra.indent(2)));
  }

  private static Job created(Job job) {
    return STRATEGY.prepareForCreate(request("v1"), job);
  }

  @Test
  void aJobIsTiedToItsPods() {
    Job job = created(job(""));

    assertThat(Objects.requireNonNull(job.spec().selector()).matchLabels())
        .containsExactly(entry("batch.kubernetes.io/controller-uid", "u"));
    assertThat(job.spec().template().metadata().labels())
        .containsOnly(
            entry("batch.kubernetes.io/controller-uid", "u"),
            entry("batch.kubernetes.io/job-name", "j"),
            entry("controller-uid", "u"),
            entry("job-name", "j"));
    assertThat(job.metadata().generation()).isEqualTo(1);
  }

  @Test
  void aJobWithoutLabelsHasThoseOfItsPods() {
    Job unlabelled = created(job(""));
    Job labelled = created(job("").toBuilder().metadata(m -> m.addToLabels("app", "x")).build());

    assertThat(unlabelled.metadata().labels())
        .isEqualTo(unlabelled.spec().template().metadata().labels());
    assertThat(labelled.metadata().labels()).containsExactly(entry("app", "x"));
  }

  @Test
  void aManualSelectorIsLeftAlone() {
    Job job = created(job("manualSelector: true\nselector: {matchLabels: {a: b}}\n"));

    assertThat(Objects.requireNonNull(job.spec().selector()).matchLabels())
        .containsExactly(entry("a", "b"));
    assertThat(job.spec().template().metadata().labels()).isEmpty();
  }

  @Test
  void labelsThatTheClientHasSetAreLeftToValidation() {
    Job given = job("");
    Job job =
        created(
            given.toBuilder()
                .spec(s -> s.template(t -> t.metadata(m -> m.addToLabels("job-name", "mine"))))
                .build());

    assertThat(job.spec().template().metadata().labels()).containsEntry("job-name", "mine");
  }

  @Test
  void podsOutliveAJobOnlyForClientsOfTheFirstVersion() {
    assertThat(STRATEGY.dependents(request("v1"))).isEqualTo(Dependents.ORPHAN);
    assertThat(STRATEGY.dependents(request("v2"))).isEqualTo(Dependents.DELETE);
  }

  @Test
  void aDeletionThatDoesNotMentionPodsIsWarnedAbout() {
    DeleteOptions silent = DeleteOptions.builder().build();
    DeleteOptions said = DeleteOptions.builder().propagationPolicy("Orphan").build();

    assertThat(STRATEGY.warningsOnDelete(request("v1"), job(""), silent))
        .containsExactly(
            "child pods are preserved by default when jobs are deleted; set"
                + " propagationPolicy=Background to remove them or set propagationPolicy=Orphan to"
                + " suppress this warning");
    assertThat(STRATEGY.warningsOnDelete(request("v1"), job(""), said)).isEmpty();
    assertThat(STRATEGY.warningsOnDelete(request("v2"), job(""), silent)).isEmpty();
  }

  @Test
  void aNameWithDotsIsWarnedAbout() {
    Job job = job("").toBuilder().metadata(m -> m.name("a.b")).build();

    assertThat(STRATEGY.warnings(request("v1"), job))
        .containsExactly(
            "metadata.name: this is used in Pod names and hostnames, which can result in surprising"
                + " behavior; a DNS label is recommended: [must not contain dots]");
  }

  @Test
  void aVeryLargeJobIsWarnedAbout() {
    Job job = job("completionMode: Indexed\ncompletions: 200000\nparallelism: 20000\n");

    assertThat(STRATEGY.warnings(request("v1"), job))
        .singleElement()
        .asString()
        .startsWith("spec: In Indexed Jobs with a number of completions higher than 10^5");
  }

  @Test
  void jobsAreSelectedByHowManyPodsSucceeded() {
    Job job = job("").toBuilder().status(s -> s.succeeded(3)).build();

    assertThat(
            Objects.requireNonNull(BatchResources.INSTANCE.fields("jobs").get("status.successful"))
                .apply(job))
        .isEqualTo("3");
  }
}
