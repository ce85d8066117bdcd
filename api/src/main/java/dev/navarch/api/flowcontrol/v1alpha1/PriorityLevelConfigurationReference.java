package dev.navarch.api.flowcontrol.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record PriorityLevelConfigurationReference(@Field(value = 1, required = true) String name)
    implements ApiStruct<PriorityLevelConfigurationReference> {
  /** Starts a value in which nothing is set. */
  public static PriorityLevelConfigurationReferenceBuilder builder() {
    return new PriorityLevelConfigurationReferenceBuilder();
  }

  /** Starts a value from this one. */
  public PriorityLevelConfigurationReferenceBuilder toBuilder() {
    return new PriorityLevelConfigurationReferenceBuilder(this);
  }
}
