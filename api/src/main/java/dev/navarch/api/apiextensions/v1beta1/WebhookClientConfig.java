package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Bytes;
import org.jspecify.annotations.Nullable;

@ApiType
public record WebhookClientConfig(
    @Field(3) @Nullable String url,
    @Field(1) @Nullable ServiceReference service,
    @Field(2) Bytes caBundle)
    implements ApiStruct<WebhookClientConfig> {
  /** Starts a value in which nothing is set. */
  public static WebhookClientConfigBuilder builder() {
    return new WebhookClientConfigBuilder();
  }

  /** Starts a value from this one. */
  public WebhookClientConfigBuilder toBuilder() {
    return new WebhookClientConfigBuilder(this);
  }
}
