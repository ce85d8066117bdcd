package dev.navarch.api.admissionregistration.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType(atomic = true)
public record MatchResources(
    @Field(1) @Nullable LabelSelector namespaceSelector,
    @Field(2) @Nullable LabelSelector objectSelector,
    @Field(3) @Atomic List<NamedRuleWithOperations> resourceRules,
    @Field(4) @Atomic List<NamedRuleWithOperations> excludeResourceRules,
    @Field(7) @EnumOf(value = MatchPolicyType.class, closed = true) @Nullable String matchPolicy)
    implements ApiStruct<MatchResources> {
  /** Starts a value in which nothing is set. */
  public static MatchResourcesBuilder builder() {
    return new MatchResourcesBuilder();
  }

  /** Starts a value from this one. */
  public MatchResourcesBuilder toBuilder() {
    return new MatchResourcesBuilder(this);
  }
}
