package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;

/**
 * Pattern from which controllers make pods.
 *
 * @param metadata Labels and annotations each pod made will carry
 * @param spec Containers and settings each pod made will have
 */
@ApiType
public record PodTemplateSpec(@Field(1) ObjectMeta metadata, @Field(2) PodSpec spec)
    implements ApiStruct<PodTemplateSpec> {
  /** Starts a value in which nothing is set. */
  public static PodTemplateSpecBuilder builder() {
    return new PodTemplateSpecBuilder();
  }

  /** Starts a value from this one. */
  public PodTemplateSpecBuilder toBuilder() {
    return new PodTemplateSpecBuilder(this);
  }
}
