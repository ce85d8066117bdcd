package dev.navarch.registry.apps.statefulset;

import dev.navarch.api.apps.v1.StatefulSet;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.apiserver.validation.NameKind;
import dev.navarch.registry.apps.RevisionHistory;
import dev.navarch.registry.apps.TemplateWarnings;
import dev.navarch.registry.generic.ValidatedStatus;
import dev.navarch.registry.generic.ValidatedStrategy;
import java.util.ArrayList;
import java.util.List;

/** How stateful sets are written. */
public final class StatefulSetStrategy extends ValidatedStrategy<StatefulSet> {
  public StatefulSetStrategy() {
    super(
        new GroupResource("apps", "statefulsets"),
        StatefulSetValidation::create,
        StatefulSetValidation::update);
  }

  /** The hosts of the pods are named after the set. */
  @Override
  public NameCheck names() {
    return NameKind.DNS_LABEL;
  }

  @Override
  public List<String> warnings(RequestContext context, StatefulSet object) {
    return warnings(object, TemplateWarnings.of(object.spec().template()));
  }

  @Override
  public List<String> warningsOnUpdate(
      RequestContext context, StatefulSet object, StatefulSet old) {
    return warnings(object, TemplateWarnings.ofChanged(object.spec().template(), object, old));
  }

  private static List<String> warnings(StatefulSet object, List<String> template) {
    List<String> warnings = new ArrayList<>(template);
    warnings.addAll(RevisionHistory.warnings(object.spec().revisionHistoryLimit()));
    return warnings;
  }

  /** How their status is written. */
  public Strategy<StatefulSet> status() {
    return new ValidatedStatus<>(
        this,
        StatefulSet.class,
        ValidatedStatus.Metadata.MAY_CHANGE,
        StatefulSetValidation::statusUpdate);
  }
}
