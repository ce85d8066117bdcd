package dev.navarch.registry.core.limitrange;

import dev.navarch.api.core.v1.LimitRange;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.registry.generic.Trait;
import dev.navarch.registry.generic.TraitStrategy;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/** Writes of limits. Those without a name get one. */
public final class LimitRangeStrategy extends TraitStrategy<LimitRange> {
  public LimitRangeStrategy(Set<Trait> traits) {
    super(traits);
  }

  @Override
  public LimitRange prepareForCreate(RequestContext context, LimitRange object) {
    LimitRange prepared = super.prepareForCreate(context, object);
    return prepared.metadata().name().isEmpty()
        ? prepared.toBuilder()
            .metadata(prepared.metadata().toBuilder().name(UUID.randomUUID().toString()).build())
            .build()
        : prepared;
  }

  @Override
  public List<FieldError> validate(RequestContext context, LimitRange object) {
    return LimitRangeValidation.create(object);
  }

  @Override
  public List<FieldError> validateUpdate(
      RequestContext context, LimitRange object, LimitRange old) {
    return LimitRangeValidation.update(object, old);
  }
}
