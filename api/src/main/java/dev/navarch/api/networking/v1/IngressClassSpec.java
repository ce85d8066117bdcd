package dev.navarch.api.networking.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Controller behind an ingress class.
 *
 * @param controller Domain-prefixed name of the controller, up to 250 characters; immutable
 * @param parameters Object with further settings for the controller
 */
@ApiType
public record IngressClassSpec(
    @Field(1) String controller, @Field(2) @Nullable IngressClassParametersReference parameters)
    implements ApiStruct<IngressClassSpec> {
  /** Starts a value in which nothing is set. */
  public static IngressClassSpecBuilder builder() {
    return new IngressClassSpecBuilder();
  }

  /** Starts a value from this one. */
  public IngressClassSpecBuilder toBuilder() {
    return new IngressClassSpecBuilder(this);
  }
}
