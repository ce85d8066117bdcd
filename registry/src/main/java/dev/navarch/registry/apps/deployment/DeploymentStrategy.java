package dev.navarch.registry.apps.deployment;

import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.registry.apps.PodNames;
import dev.navarch.registry.apps.TemplateWarnings;
import dev.navarch.registry.generic.ValidatedStatus;
import dev.navarch.registry.generic.ValidatedStrategy;
import java.util.ArrayList;
import java.util.List;

/** How deployments are written. */
public final class DeploymentStrategy extends ValidatedStrategy<Deployment> {
  public DeploymentStrategy() {
    super(
        new GroupResource("apps", "deployments"),
        DeploymentValidation::create,
        DeploymentValidation::update);
  }

  /** Annotations are copied to replica sets, so that a change of them is work to do, too. */
  @Override
  public Deployment prepareForUpdate(RequestContext context, Deployment object, Deployment old) {
    Deployment prepared = super.prepareForUpdate(context, object, old);
    boolean annotated = !object.metadata().annotations().equals(old.metadata().annotations());
    return annotated ? Parts.withGeneration(prepared, old.metadata().generation() + 1) : prepared;
  }

  @Override
  public List<String> warnings(RequestContext context, Deployment object) {
    List<String> warnings = new ArrayList<>(PodNames.warnings(object.metadata().name()));
    warnings.addAll(TemplateWarnings.of(object.spec().template()));
    return warnings;
  }

  @Override
  public List<String> warningsOnUpdate(RequestContext context, Deployment object, Deployment old) {
    return TemplateWarnings.ofChanged(object.spec().template(), object, old);
  }

  /** How their status is written. */
  public Strategy<Deployment> status() {
    return new ValidatedStatus<>(
        this,
        Deployment.class,
        ValidatedStatus.Metadata.KEEPS_LABELS,
        DeploymentValidation::statusUpdate);
  }
}
