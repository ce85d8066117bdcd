package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Ceilings a quota enforces and the objects it covers.
 *
 * @param hard Ceiling per resource or object count for the namespace
 * @param scopes Traits an object must have, all of them, to be counted; every object if unset
 * @param scopeSelector Finer choice of objects by scope and value; combined with scopes
 */
@ApiType
public record ResourceQuotaSpec(
    @Field(1) Map<String, Quantity> hard,
    @Field(2) @Atomic @EnumOf(value = ResourceQuotaScope.class, closed = true) List<String> scopes,
    @Field(3) @Nullable ScopeSelector scopeSelector)
    implements ApiStruct<ResourceQuotaSpec> {
  /** Starts a value in which nothing is set. */
  public static ResourceQuotaSpecBuilder builder() {
    return new ResourceQuotaSpecBuilder();
  }

  /** Starts a value from this one. */
  public ResourceQuotaSpecBuilder toBuilder() {
    return new ResourceQuotaSpecBuilder(this);
  }
}
