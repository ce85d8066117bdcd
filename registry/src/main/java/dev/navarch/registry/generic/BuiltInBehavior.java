package dev.navarch.registry.generic;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupResource;
import java.util.Set;

/** The behaviour that follows from a resource's traits. */
public final class BuiltInBehavior {
  private BuiltInBehavior() {}

  public static Behavior<MetaObject> of(GroupResource resource) {
    return Behavior.of(new TraitStrategy<>(traits(resource)));
  }

  public static Set<Trait> traits(GroupResource resource) {
    return BuiltInTraits.of(resource);
  }
}
