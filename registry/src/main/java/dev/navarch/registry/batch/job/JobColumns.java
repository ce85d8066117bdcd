package dev.navarch.registry.batch.job;

import dev.navarch.api.batch.v1.Job;
import dev.navarch.api.batch.v1.JobCondition;
import dev.navarch.apimachinery.meta.v1.LabelSelectors;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.apiserver.table.Descriptions;
import dev.navarch.apiserver.table.HumanDuration;
import dev.navarch.registry.columns.ContainerCells;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;

/** How jobs are listed. */
public final class JobColumns {
  public static final Columns<Job> COLUMNS =
      Columns.<Job>named()
          .text("Status", "How far the job is, in one word", JobColumns::status)
          .text("Completions", "Pods that succeeded, of those needed", JobColumns::completions)
          .timed("Duration", 0, "How long the job has run, or ran", JobColumns::duration)
          .age()
          .wide(
              "Containers", Descriptions.CONTAINERS, j -> ContainerCells.names(j.spec().template()))
          .wide("Images", Descriptions.IMAGES, j -> ContainerCells.images(j.spec().template()))
          .wide("Selector", Descriptions.SELECTOR, j -> LabelSelectors.format(j.spec().selector()))
          .build();

  private JobColumns() {}

  private static String status(Job job) {
    if (isTrue(job, "Complete")) {
      return "Complete";
    } else if (isTrue(job, "Failed")) {
      return "Failed";
    } else if (job.metadata().deletionTimestamp() != null) {
      return "Terminating";
    } else if (isTrue(job, "Suspended")) {
      return "Suspended";
    } else if (isTrue(job, "FailureTarget")) {
      return "FailureTarget";
    } else if (isTrue(job, "SuccessCriteriaMet")) {
      return "SuccessCriteriaMet";
    }
    return "Running";
  }

  private static boolean isTrue(Job job, String type) {
    for (JobCondition condition : job.status().conditions()) {
      if (condition.type().equals(type)) {
        return condition.status().equals("True");
      }
    }
    return false;
  }

  private static String completions(Job job) {
    int succeeded = job.status().succeeded();
    Integer completions = job.spec().completions();
    if (completions != null) {
      return succeeded + "/" + completions;
    }
    int parallelism = Objects.requireNonNullElse(job.spec().parallelism(), 0);
    return parallelism > 1 ? succeeded + "/1 of " + parallelism : succeeded + "/1";
  }

  private static String duration(Job job, Instant now) {
    Time start = job.status().startTime();
    if (start == null) {
      return "";
    }
    Time end = job.status().completionTime();
    return HumanDuration.format(
        Duration.between(start.toInstant(), end == null ? now : end.toInstant()));
  }
}
