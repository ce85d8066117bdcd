package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.OwnerReference;
import org.jspecify.annotations.Nullable;

/**
 * Describes a kind of pod by what made it.
 *
 * @param podController Controller whose pods are meant
 */
@ApiType
public record PodSignature(@Field(1) @Nullable OwnerReference podController)
    implements ApiStruct<PodSignature> {
  /** Starts a value in which nothing is set. */
  public static PodSignatureBuilder builder() {
    return new PodSignatureBuilder();
  }

  /** Starts a value from this one. */
  public PodSignatureBuilder toBuilder() {
    return new PodSignatureBuilder(this);
  }
}
