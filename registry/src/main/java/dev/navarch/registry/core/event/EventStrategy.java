package dev.navarch.registry.core.event;

import dev.navarch.api.core.v1.Event;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.apiserver.validation.NameKind;
import dev.navarch.registry.generic.Trait;
import dev.navarch.registry.generic.TraitStrategy;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/** Writes of events, in either of the groups that have them. They go away by themselves. */
public final class EventStrategy extends TraitStrategy<Event> {
  private final long secondsToLive;

  public EventStrategy(Set<Trait> traits, Duration lifetime) {
    super(traits);
    this.secondsToLive = lifetime.toSeconds();
  }

  @Override
  public NameCheck names() {
    return NameKind.PATH_SEGMENT;
  }

  @Override
  public List<FieldError> validate(RequestContext context, Event object) {
    return EventValidation.create(object, context.info().groupVersion());
  }

  @Override
  public List<FieldError> validateUpdate(RequestContext context, Event object, Event old) {
    return EventValidation.update(object, old, context.info().groupVersion());
  }

  @Override
  public OptionalLong secondsToLive(Event object) {
    return OptionalLong.of(secondsToLive);
  }
}
