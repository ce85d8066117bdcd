package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodCondition;
import dev.navarch.api.core.v1.PodPhase;
import dev.navarch.api.core.v1.PodStatus;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.registry.generic.Trait;
import dev.navarch.registry.generic.TraitStrategy;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/** Writes of pods themselves. */
public final class PodStrategy extends TraitStrategy<Pod> {
  public PodStrategy(Set<Trait> traits) {
    super(traits);
  }

  @Override
  public Pod prepareForCreate(RequestContext context, Pod object) {
    Pod pod = super.prepareForCreate(context, object);
    Pod placed =
        pod.toBuilder().spec(MatchLabelKeys.merged(pod.spec(), pod.metadata().labels())).build();
    Pod ready = AppArmorAnnotations.inStep(placed, context.warnings()::add);
    PodStatus status =
        PodStatus.builder().phase(PodPhase.PENDING).qosClass(QosClass.of(ready.spec())).build();
    return ready.toBuilder()
        .status(ready.spec().schedulingGates().isEmpty() ? status : gated(status, context))
        .build();
  }

  private static PodStatus gated(PodStatus status, RequestContext context) {
    PodCondition condition =
        PodCondition.builder()
            .type(PodConditions.SCHEDULED)
            .status(PodConditions.FALSE)
            .reason("SchedulingGated")
            .message("Scheduling is blocked due to non-empty scheduling gates")
            .build();
    return PodConditions.with(status, condition, 0, context.now());
  }

  @Override
  public List<FieldError> validate(RequestContext context, Pod object) {
    return PodValidation.create(object);
  }

  @Override
  public List<String> warnings(RequestContext context, Pod object) {
    return PodWarnings.of(object.spec(), object.metadata().annotations());
  }

  @Override
  public List<FieldError> validateUpdate(RequestContext context, Pod object, Pod old) {
    return PodValidation.update(object, old);
  }

  /** People write templates; what changes pods are programs, which read no warnings. */
  @Override
  public List<String> warningsOnUpdate(RequestContext context, Pod object, Pod old) {
    return List.of();
  }

  /**
   * What the client asks for, or else what the pod says; nothing for a pod that no node runs or
   * that is over.
   */
  @Override
  public OptionalLong gracePeriod(Pod object, DeleteOptions options) {
    String phase = object.status().phase();
    if (object.spec().nodeName().isEmpty()
        || phase.equals(PodPhase.FAILED)
        || phase.equals(PodPhase.SUCCEEDED)) {
      return OptionalLong.of(0);
    }
    Long asked = options.gracePeriodSeconds();
    Long own = object.spec().terminationGracePeriodSeconds();
    long seconds = asked != null ? asked : own != null ? own : 0;
    return OptionalLong.of(seconds < 0 ? 1 : seconds);
  }
}
