package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.registry.generic.TraitStrategy;
import java.util.List;

/** Writes of the containers for looking into a pod; everything else stays as it is. */
public final class EphemeralContainersStrategy implements Strategy<Pod> {
  @Override
  public Pod prepareForUpdate(RequestContext context, Pod object, Pod old) {
    Pod prepared =
        old.toBuilder()
            .metadata(PodParts.metadata(object, old))
            .spec(
                old.spec().toBuilder()
                    .ephemeralContainers(object.spec().ephemeralContainers())
                    .build())
            .build();
    return TraitStrategy.Parts.differ(prepared, old)
        ? TraitStrategy.Parts.withGeneration(prepared, old.metadata().generation() + 1)
        : prepared;
  }

  @Override
  public List<FieldError> validateUpdate(RequestContext context, Pod object, Pod old) {
    return PodValidation.ephemeralContainersUpdate(object, old);
  }
}
