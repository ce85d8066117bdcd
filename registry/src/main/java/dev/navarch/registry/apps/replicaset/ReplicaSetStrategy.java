package dev.navarch.registry.apps.replicaset;

import dev.navarch.api.apps.v1.ReplicaSet;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.registry.apps.PodNames;
import dev.navarch.registry.apps.TemplateWarnings;
import dev.navarch.registry.generic.ValidatedStatus;
import dev.navarch.registry.generic.ValidatedStrategy;
import java.util.ArrayList;
import java.util.List;

/** How replica sets are written. */
public final class ReplicaSetStrategy extends ValidatedStrategy<ReplicaSet> {
  public ReplicaSetStrategy() {
    super(
        new GroupResource("apps", "replicasets"),
        ReplicaSetValidation::create,
        ReplicaSetValidation::update);
  }

  @Override
  public List<String> warnings(RequestContext context, ReplicaSet object) {
    List<String> warnings = new ArrayList<>(PodNames.warnings(object.metadata().name()));
    warnings.addAll(TemplateWarnings.of(object.spec().template()));
    return warnings;
  }

  @Override
  public List<String> warningsOnUpdate(RequestContext context, ReplicaSet object, ReplicaSet old) {
    return TemplateWarnings.ofChanged(object.spec().template(), object, old);
  }

  /** How their status is written. */
  public Strategy<ReplicaSet> status() {
    return new ValidatedStatus<>(
        this,
        ReplicaSet.class,
        ValidatedStatus.Metadata.MAY_CHANGE,
        ReplicaSetValidation::statusUpdate);
  }
}
