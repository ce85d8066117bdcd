package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record CustomResourceConversion(
    @Field(value = 1, required = true) @EnumOf(ConversionStrategyType.class) String strategy,
    @Field(2) @Nullable WebhookClientConfig webhookClientConfig,
    @Field(3) @Atomic List<String> conversionReviewVersions)
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
