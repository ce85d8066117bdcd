package dev.navarch.registry.batch.cronjob;

import dev.navarch.api.batch.v1.CronJob;
import dev.navarch.api.batch.v1.CronJobSpec;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.registry.apps.PodNames;
import dev.navarch.registry.batch.job.JobStrategy;
import dev.navarch.registry.generic.ValidatedStatus;
import dev.navarch.registry.generic.ValidatedStrategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** How cron jobs are written. */
public final class CronJobStrategy extends ValidatedStrategy<CronJob> {
  /** Clients of these versions count on jobs that outlive their cron job. */
  private static final Set<String> ORPHANING_VERSIONS = Set.of("v1beta1", "v2alpha1");

  private static final FieldPath JOB = FieldPath.of("spec", "jobTemplate", "spec");

  public CronJobStrategy() {
    super(
        new GroupResource("batch", "cronjobs"),
        CronJobValidation::create,
        CronJobValidation::update);
  }

  @Override
  public Dependents dependents(RequestContext context) {
    return ORPHANING_VERSIONS.contains(context.info().version())
        ? Dependents.ORPHAN
        : Dependents.DELETE;
  }

  @Override
  public List<String> warnings(RequestContext context, CronJob object) {
    List<String> warnings = new ArrayList<>(PodNames.warnings(object.metadata().name()));
    warnings.addAll(specWarnings(object.spec()));
    return warnings;
  }

  @Override
  public List<String> warningsOnUpdate(RequestContext context, CronJob object, CronJob old) {
    return object.metadata().generation() == old.metadata().generation()
        ? List.of()
        : specWarnings(object.spec());
  }

  private static List<String> specWarnings(CronJobSpec spec) {
    List<String> warnings =
        new ArrayList<>(JobStrategy.specWarnings(spec.jobTemplate().spec(), JOB));
    if (spec.schedule().contains("TZ")) {
      warnings.add(
          "CRON_TZ or TZ used in spec.schedule is not officially supported, see"
              + " https://kubernetes.io/docs/concepts/workloads/controllers/cron-jobs/"
              + "#unsupported-timezone-specification for more details");
    }
    return warnings;
  }

  /** How their status is written. */
  public Strategy<CronJob> status() {
    return new ValidatedStatus<>(
        this, CronJob.class, ValidatedStatus.Metadata.MAY_CHANGE, CronJobValidation::statusUpdate);
  }
}
