package dev.navarch.registry.core.persistentvolume;

import dev.navarch.api.core.v1.PersistentVolume;
import dev.navarch.api.core.v1.PersistentVolumeStatus;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.registry.generic.StatusStrategy;
import java.util.List;

/** Writes of a volume's status, which notes when the volume last changed its phase. */
public final class PersistentVolumeStatusStrategy extends StatusStrategy<PersistentVolume> {
  public PersistentVolumeStatusStrategy(Strategy<PersistentVolume> main) {
    super(main, TypeDescriptor.of(PersistentVolume.class));
  }

  @Override
  public PersistentVolume prepareForUpdate(
      RequestContext context, PersistentVolume object, PersistentVolume old) {
    PersistentVolume prepared = super.prepareForUpdate(context, object, old);
    PersistentVolumeStatus status = prepared.status();
    Time told = status.lastPhaseTransitionTime();
    boolean moved = !status.phase().equals(old.status().phase());
    boolean untold = told == null || told.equals(old.status().lastPhaseTransitionTime());
    return moved && untold
        ? prepared.toBuilder()
            .status(status.toBuilder().lastPhaseTransitionTime(context.now()).build())
            .build()
        : prepared;
  }

  @Override
  public List<FieldError> validateUpdate(
      RequestContext context, PersistentVolume object, PersistentVolume old) {
    return PersistentVolumeValidation.updateStatus(object, old);
  }
}
