package dev.navarch.api.apiextensions.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Conversion between the versions of a custom resource.
 *
 * @param strategy None changes only apiVersion, Webhook asks a remote service
 * @param webhook How to call the conversion service; required for strategy Webhook
 */
@ApiType
public record CustomResourceConversion(
    @Field(value = 1, required = true) @EnumOf(ConversionStrategyType.class) String strategy,
    @Field(2) @Nullable WebhookConversion webhook)
    implements ApiStruct<CustomResourceConversion> {
  /** Starts a value in which nothing is set. */
  public static CustomResourceConversionBuilder builder() {
    return new CustomResourceConversionBuilder();
  }

  /** Starts a value from this one. */
  public CustomResourceConversionBuilder toBuilder() {
    return new CustomResourceConversionBuilder(this);
  }
}
