package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodIP;
import dev.navarch.api.core.v1.PodStatus;
import dev.navarch.api.core.v1.PodStatusBuilder;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.registry.generic.StatusStrategy;
import java.util.List;

/** Writes of a pod's status: by the node that runs it, as a rule. */
public final class PodStatusStrategy extends StatusStrategy<Pod> {
  private static final FieldSet ALSO_RESET =
      FieldSet.of(
          FieldPath.ofFields("metadata", "deletionTimestamp"),
          FieldPath.ofFields("metadata", "ownerReferences"));

  private final Strategy<Pod> main;

  public PodStatusStrategy(Strategy<Pod> main) {
    super(main, TypeDescriptor.of(Pod.class));
    this.main = main;
  }

  @Override
  public Pod prepareForUpdate(RequestContext context, Pod object, Pod old) {
    Pod prepared = super.prepareForUpdate(context, object, old);
    return prepared.toBuilder()
        .metadata(
            prepared.metadata().toBuilder()
                .ownerReferences(old.metadata().ownerReferences())
                .build())
        .status(status(prepared.status(), old.status()))
        .build();
  }

  /** Clients that know of one address only, or of no class, take nothing away. */
  private static PodStatus status(PodStatus status, PodStatus old) {
    PodStatusBuilder builder = status.toBuilder();
    if (status.qosClass().isEmpty()) {
      builder.qosClass(old.qosClass());
    }
    if (status.observedGeneration() == 0) {
      builder.observedGeneration(old.observedGeneration());
    }
    List<PodIP> all = status.podIPs();
    String one = status.podIP();
    if (one.isEmpty() && !all.isEmpty()) {
      builder.podIP(all.getFirst().ip());
    } else if (!one.isEmpty() && (all.isEmpty() || !all.getFirst().ip().equals(one))) {
      builder.podIPs(List.of(new PodIP(one)));
    }
    return builder.build();
  }

  @Override
  public List<FieldError> validateUpdate(RequestContext context, Pod object, Pod old) {
    return PodValidation.statusUpdate(object, old);
  }

  @Override
  public boolean deletesOnUpdate(Pod object, Pod old) {
    return main.deletesOnUpdate(object, old);
  }

  @Override
  public FieldSet resetFields() {
    return super.resetFields().union(ALSO_RESET);
  }
}
