package dev.navarch.registry.apps.daemonset;

import dev.navarch.api.apps.v1.DaemonSet;
import dev.navarch.api.conversion.NumberAnnotation;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.runtime.ConversionException;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.registry.apps.RevisionHistory;
import dev.navarch.registry.apps.TemplateWarnings;
import dev.navarch.registry.generic.ValidatedStatus;
import dev.navarch.registry.generic.ValidatedStrategy;
import java.util.ArrayList;
import java.util.List;

/**
 * How daemon sets are written. How often their template has changed, which old versions have as a
 * field, is counted in an annotation.
 */
public final class DaemonSetStrategy extends ValidatedStrategy<DaemonSet> {
  private static final NumberAnnotation TEMPLATES = NumberAnnotation.TEMPLATE_GENERATION;

  public DaemonSetStrategy() {
    super(
        new GroupResource("apps", "daemonsets"),
        DaemonSetValidation::create,
        DaemonSetValidation::update);
  }

  @Override
  public DaemonSet received(DaemonSet object) {
    return withTemplates(object, templates(object.metadata()));
  }

  @Override
  public DaemonSet prepareForCreate(RequestContext context, DaemonSet object) {
    DaemonSet prepared = super.prepareForCreate(context, object);
    return withTemplates(prepared, Math.max(1, templates(prepared.metadata())));
  }

  @Override
  public DaemonSet prepareForUpdate(RequestContext context, DaemonSet object, DaemonSet old) {
    DaemonSet prepared = super.prepareForUpdate(context, object, old);
    boolean changed = !prepared.spec().template().equals(old.spec().template());
    return withTemplates(prepared, templates(old.metadata()) + (changed ? 1 : 0));
  }

  private static DaemonSet withTemplates(DaemonSet set, long count) {
    return set.toBuilder().metadata(TEMPLATES.put(set.metadata(), count)).build();
  }

  /** The count; none for a text that is no number. */
  private static long templates(ObjectMeta metadata) {
    try {
      return TEMPLATES.read(metadata).orElse(0);
    } catch (ConversionException noNumber) {
      return 0;
    }
  }

  @Override
  public List<String> warnings(RequestContext context, DaemonSet object) {
    return warnings(object, TemplateWarnings.of(object.spec().template()));
  }

  @Override
  public List<String> warningsOnUpdate(RequestContext context, DaemonSet object, DaemonSet old) {
    return warnings(object, TemplateWarnings.ofChanged(object.spec().template(), object, old));
  }

  private static List<String> warnings(DaemonSet object, List<String> template) {
    List<String> warnings = new ArrayList<>(template);
    warnings.addAll(RevisionHistory.warnings(object.spec().revisionHistoryLimit()));
    return warnings;
  }

  /** How their status is written. */
  public Strategy<DaemonSet> status() {
    return new ValidatedStatus<>(
        this,
        DaemonSet.class,
        ValidatedStatus.Metadata.MAY_CHANGE,
        DaemonSetValidation::statusUpdate) {
      @Override
      public DaemonSet prepareForUpdate(RequestContext context, DaemonSet object, DaemonSet old) {
        DaemonSet prepared = super.prepareForUpdate(context, object, old);
        return withTemplates(prepared, templates(old.metadata()));
      }
    };
  }
}
