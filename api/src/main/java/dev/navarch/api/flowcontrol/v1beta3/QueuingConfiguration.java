package dev.navarch.api.flowcontrol.v1beta3;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record QueuingConfiguration(
    @Field(value = 1, omit = Omit.NEVER) int queues,
    @Field(value = 2, omit = Omit.NEVER) int handSize,
    @Field(value = 3, omit = Omit.NEVER) int queueLengthLimit)
    implements ApiStruct<QueuingConfiguration> {
  /** Starts a value in which nothing is set. */
  public static QueuingConfigurationBuilder builder() {
    return new QueuingConfigurationBuilder();
  }

  /** Starts a value from this one. */
  public QueuingConfigurationBuilder toBuilder() {
    return new QueuingConfigurationBuilder(this);
  }
}
