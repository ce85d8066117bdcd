package dev.navarch.api.apiextensions.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * Observed state of a definition.
 *
 * @param conditions Latest observations about the definition
 * @param acceptedNames Names actually in use, which lag behind the spec when they clash
 * @param storedVersions Versions that stored objects may be in; one can be dropped only after
 *     migrating them
 * @param observedGeneration Generation of the definition the server last processed
 */
@ApiType
public record CustomResourceDefinitionStatus(
    @Field(value = 1, omit = Omit.NEVER) @ListMap("type")
        List<CustomResourceDefinitionCondition> conditions,
    @Field(value = 2, omit = Omit.NEVER) CustomResourceDefinitionNames acceptedNames,
    @Field(value = 3, omit = Omit.NEVER) @Atomic List<String> storedVersions,
    @Field(4) @FeatureGate("CRDObservedGenerationTracking") long observedGeneration)
    implements ApiStruct<CustomResourceDefinitionStatus> {
  /** Starts a value in which nothing is set. */
  public static CustomResourceDefinitionStatusBuilder builder() {
    return new CustomResourceDefinitionStatusBuilder();
  }

  /** Starts a value from this one. */
  public CustomResourceDefinitionStatusBuilder toBuilder() {
    return new CustomResourceDefinitionStatusBuilder(this);
  }
}
