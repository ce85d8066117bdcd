package dev.navarch.registry.batch.cronjob;

import dev.navarch.api.batch.v1.CronJob;
import dev.navarch.api.core.v1.PodTemplateSpec;
import dev.navarch.apimachinery.meta.v1.LabelSelectors;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.apiserver.table.Descriptions;
import dev.navarch.apiserver.table.HumanDuration;
import dev.navarch.registry.columns.BoolCells;
import dev.navarch.registry.columns.ContainerCells;
import dev.navarch.registry.columns.LabelCells;
import java.time.Instant;
import java.util.Objects;

/** How cron jobs are listed. */
public final class CronJobColumns {
  public static final Columns<CronJob> COLUMNS =
      Columns.<CronJob>named()
          .text("Schedule", "When jobs are started, in cron's notation", c -> c.spec().schedule())
          .text(
              "Timezone",
              "Time zone of the schedule",
              c -> Objects.requireNonNullElse(c.spec().timeZone(), LabelCells.NONE))
          .bool("Suspend", "Whether no jobs are started", c -> BoolCells.of(c.spec().suspend()))
          .integer("Active", "Jobs that run", c -> c.status().active().size())
          .timed("Last Schedule", 0, "When a job was last started", CronJobColumns::lastSchedule)
          .age()
          .wide("Containers", Descriptions.CONTAINERS, c -> ContainerCells.names(template(c)))
          .wide("Images", Descriptions.IMAGES, c -> ContainerCells.images(template(c)))
          .wide(
              "Selector",
              Descriptions.SELECTOR,
              c -> LabelSelectors.format(c.spec().jobTemplate().spec().selector()))
          .build();

  private CronJobColumns() {}

  private static String lastSchedule(CronJob job, Instant now) {
    Time last = job.status().lastScheduleTime();
    return last == null ? LabelCells.NONE : HumanDuration.since(last, now);
  }

  private static PodTemplateSpec template(CronJob job) {
    return job.spec().jobTemplate().spec().template();
  }
}
