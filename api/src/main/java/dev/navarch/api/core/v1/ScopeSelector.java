package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Chooses objects by the scopes they fall in.
 *
 * @param matchExpressions Scope tests that must all pass
 */
@ApiType(atomic = true)
public record ScopeSelector(
    @Field(1) @Atomic List<ScopedResourceSelectorRequirement> matchExpressions)
    implements ApiStruct<ScopeSelector> {
  /** Starts a value in which nothing is set. */
  public static ScopeSelectorBuilder builder() {
    return new ScopeSelectorBuilder();
  }

  /** Starts a value from this one. */
  public ScopeSelectorBuilder toBuilder() {
    return new ScopeSelectorBuilder(this);
  }
}
