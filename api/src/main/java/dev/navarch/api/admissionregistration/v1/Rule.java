package dev.navarch.api.admissionregistration.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record Rule(
    @Field(1) @Atomic List<String> apiGroups,
    @Field(2) @Atomic List<String> apiVersions,
    @Field(3) @Atomic List<String> resources,
    @Field(4) @EnumOf(value = ScopeType.class, closed = true) @Nullable String scope)
    implements ApiStruct<Rule> {
  /** Starts a value in which nothing is set. */
  public static RuleBuilder builder() {
    return new RuleBuilder();
  }

  /** Starts a value from this one. */
  public RuleBuilder toBuilder() {
    return new RuleBuilder(this);
  }
}
