package dev.navarch.registry.batch.job;

import dev.navarch.api.batch.v1.Job;
import dev.navarch.api.batch.v1.JobSpec;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.registry.apps.PodNames;
import dev.navarch.registry.core.pod.PodWarnings;
import dev.navarch.registry.generic.ValidatedStatus;
import dev.navarch.registry.generic.ValidatedStrategy;
import java.util.ArrayList;
import java.util.List;

/** How jobs are written. A job that does not bring a selector of its own gets one. */
public final class JobStrategy extends ValidatedStrategy<Job> {
  /** Clients of the first version count on pods that outlive their job. */
  private static final String ORPHANING_VERSION = "v1";

  private static final String ORPHANS =
      "child pods are preserved by default when jobs are deleted; set"
          + " propagationPolicy=Background to remove them or set propagationPolicy=Orphan to"
          + " suppress this warning";

  public JobStrategy() {
    super(new GroupResource("batch", "jobs"), JobValidation::create, JobValidation::update);
  }

  @Override
  public Job prepareForCreate(RequestContext context, Job object) {
    Job prepared = super.prepareForCreate(context, object);
    boolean selectsItself = Boolean.TRUE.equals(prepared.spec().manualSelector());
    return labelled(selectsItself ? prepared : GeneratedSelector.of(prepared));
  }

  @Override
  public Job prepareForUpdate(RequestContext context, Job object, Job old) {
    return labelled(super.prepareForUpdate(context, object, old));
  }

  /** A job without labels has those of its pods. */
  private static Job labelled(Job job) {
    return job.metadata().labels().isEmpty()
        ? job.toBuilder()
            .metadata(metadata -> metadata.labels(job.spec().template().metadata().labels()))
            .build()
        : job;
  }

  @Override
  public Dependents dependents(RequestContext context) {
    return context.info().version().equals(ORPHANING_VERSION)
        ? Dependents.ORPHAN
        : Dependents.DELETE;
  }

  /** What somebody is told who deletes a job and does not say what is to become of its pods. */
  @Override
  public List<String> warningsOnDelete(RequestContext context, Job object, DeleteOptions options) {
    boolean unsaid = options.propagationPolicy() == null && options.orphanDependents() == null;
    return unsaid && dependents(context) == Dependents.ORPHAN ? List.of(ORPHANS) : List.of();
  }

  @Override
  public List<String> warnings(RequestContext context, Job object) {
    List<String> warnings = new ArrayList<>(PodNames.warnings(object.metadata().name()));
    warnings.addAll(specWarnings(object.spec(), FieldPath.of("spec")));
    return warnings;
  }

  @Override
  public List<String> warningsOnUpdate(RequestContext context, Job object, Job old) {
    return object.metadata().generation() == old.metadata().generation()
        ? List.of()
        : specWarnings(object.spec(), FieldPath.of("spec"));
  }

  /** What somebody is told about the work of a job, wherever it is described. */
  public static List<String> specWarnings(JobSpec spec, FieldPath path) {
    List<String> warnings = new ArrayList<>(JobSize.warnings(spec, path));
    warnings.addAll(PodWarnings.ofTemplate(spec.template(), path.child("template")));
    return warnings;
  }

  /** How their status is written. */
  public Strategy<Job> status() {
    return new ValidatedStatus<>(
        this, Job.class, ValidatedStatus.Metadata.MAY_CHANGE, JobValidation::statusUpdate);
  }
}
