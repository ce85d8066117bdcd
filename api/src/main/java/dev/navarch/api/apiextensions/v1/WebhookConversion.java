package dev.navarch.api.apiextensions.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Call settings for a conversion service.
 *
 * @param clientConfig Where the service is and how to trust it
 * @param conversionReviewVersions Review versions the service understands, most preferred first
 */
@ApiType
public record WebhookConversion(
    @Field(2) @Nullable WebhookClientConfig clientConfig,
    @Field(value = 3, required = true) @Atomic List<String> conversionReviewVersions)
    implements ApiStruct<WebhookConversion> {
  /** Starts a value in which nothing is set. */
  public static WebhookConversionBuilder builder() {
    return new WebhookConversionBuilder();
  }

  /** Starts a value from this one. */
  public WebhookConversionBuilder toBuilder() {
    return new WebhookConversionBuilder(this);
  }
}
