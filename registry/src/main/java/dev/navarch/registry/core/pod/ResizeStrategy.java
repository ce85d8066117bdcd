package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.registry.generic.TraitStrategy;
import java.util.List;

/** Writes of what a running pod's containers ask for; everything else stays as it is. */
public final class ResizeStrategy implements Strategy<Pod> {
  @Override
  public Pod prepareForUpdate(RequestContext context, Pod object, Pod old) {
    PodSpec wanted = object.spec();
    PodSpec spec =
        old.spec().toBuilder()
            .containers(PodParts.resized(wanted.containers(), old.spec().containers()))
            .initContainers(PodParts.resized(wanted.initContainers(), old.spec().initContainers()))
            .resources(wanted.resources())
            .build();
    Pod prepared = old.toBuilder().metadata(PodParts.metadata(object, old)).spec(spec).build();
    return TraitStrategy.Parts.differ(prepared, old)
        ? TraitStrategy.Parts.withGeneration(prepared, old.metadata().generation() + 1)
        : prepared;
  }

  @Override
  public List<FieldError> validateUpdate(RequestContext context, Pod object, Pod old) {
    return PodValidation.resize(object, old);
  }
}
