package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * A short-lived service account token written to a file and renewed by the kubelet.
 *
 * @param audience Recipient the token is meant for; the API server itself if unset
 * @param expirationSeconds Wanted lifetime in seconds, at least 600; 3600 if unset, renewed before
 *     it runs out
 * @param path File for the token, relative to the mount point
 */
@ApiType
public record ServiceAccountTokenProjection(
    @Field(1) String audience,
    @Field(2) @Nullable Long expirationSeconds,
    @Field(value = 3, required = true) String path)
    implements ApiStruct<ServiceAccountTokenProjection> {
  /** Starts a value in which nothing is set. */
  public static ServiceAccountTokenProjectionBuilder builder() {
    return new ServiceAccountTokenProjectionBuilder();
  }

  /** Starts a value from this one. */
  public ServiceAccountTokenProjectionBuilder toBuilder() {
    return new ServiceAccountTokenProjectionBuilder(this);
  }
}
