package dev.navarch.registry.generic;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.validation.DescriptorValidation;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Traits with validation: all that a resource needs whose objects are stored as they come.
 * Resources that change what they are given extend it.
 */
public class ValidatedStrategy<T extends MetaObject> extends TraitStrategy<T> {
  private static final DescriptorValidation BY_DESCRIPTOR =
      new DescriptorValidation(Set.of(), Set.of());

  private final Function<T, List<FieldError>> onCreate;
  private final BiFunction<T, T, List<FieldError>> onUpdate;

  /**
   * Creates a strategy.
   *
   * @param onCreate what is wrong with a new object
   * @param onUpdate what is wrong with a changed object, and with the change
   */
  public ValidatedStrategy(
      GroupResource resource,
      Function<T, List<FieldError>> onCreate,
      BiFunction<T, T, List<FieldError>> onUpdate) {
    super(BuiltInBehavior.traits(resource));
    this.onCreate = onCreate;
    this.onUpdate = onUpdate;
  }

  /** Creates the strategy of a kind that has no rules beyond what its fields say. */
  public ValidatedStrategy(GroupResource resource) {
    this(resource, BY_DESCRIPTOR::check, (object, old) -> BY_DESCRIPTOR.check(object));
  }

  @Override
  public List<FieldError> validate(RequestContext context, T object) {
    return onCreate.apply(object);
  }

  @Override
  public List<FieldError> validateUpdate(RequestContext context, T object, T old) {
    return onUpdate.apply(object, old);
  }
}
