package dev.navarch.registry.core.persistentvolumeclaim;

import dev.navarch.api.core.v1.PersistentVolumeClaim;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.registry.generic.StatusStrategy;
import java.util.List;

/** Writes of what a claim got. */
public final class PersistentVolumeClaimStatusStrategy
    extends StatusStrategy<PersistentVolumeClaim> {
  public PersistentVolumeClaimStatusStrategy(Strategy<PersistentVolumeClaim> main) {
    super(main, TypeDescriptor.of(PersistentVolumeClaim.class));
  }

  @Override
  public List<FieldError> validateUpdate(
      RequestContext context, PersistentVolumeClaim object, PersistentVolumeClaim old) {
    return PersistentVolumeClaimValidation.updateStatus(object, old);
  }
}
