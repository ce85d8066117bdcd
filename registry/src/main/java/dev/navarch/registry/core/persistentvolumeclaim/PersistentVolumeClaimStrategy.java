package dev.navarch.registry.core.persistentvolumeclaim;

import dev.navarch.api.core.v1.PersistentVolumeClaim;
import dev.navarch.api.core.v1.PersistentVolumeClaimPhase;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.registry.generic.Trait;
import dev.navarch.registry.generic.TraitStrategy;
import java.util.List;
import java.util.Set;

/** Writes of claims to volumes. */
public final class PersistentVolumeClaimStrategy extends TraitStrategy<PersistentVolumeClaim> {
  public PersistentVolumeClaimStrategy(Set<Trait> traits) {
    super(traits);
  }

  @Override
  public PersistentVolumeClaim prepareForCreate(
      RequestContext context, PersistentVolumeClaim object) {
    PersistentVolumeClaim prepared = super.prepareForCreate(context, object);
    return prepared.toBuilder()
        .spec(DataSources.inStep(prepared.spec()))
        .status(status -> status.phase(PersistentVolumeClaimPhase.PENDING))
        .build();
  }

  @Override
  public PersistentVolumeClaim prepareForUpdate(
      RequestContext context, PersistentVolumeClaim object, PersistentVolumeClaim old) {
    PersistentVolumeClaim prepared = super.prepareForUpdate(context, object, old);
    return prepared.toBuilder().spec(DataSources.inStep(prepared.spec())).build();
  }

  @Override
  public List<FieldError> validate(RequestContext context, PersistentVolumeClaim object) {
    return PersistentVolumeClaimValidation.create(object);
  }

  @Override
  public List<FieldError> validateUpdate(
      RequestContext context, PersistentVolumeClaim object, PersistentVolumeClaim old) {
    return PersistentVolumeClaimValidation.update(object, old);
  }
}
