package dev.navarch.api.networking.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record IngressClassParametersReference(
    @Field(value = 1, protoName = "aPIGroup") @Nullable String apiGroup,
    @Field(value = 2, required = true) String kind,
    @Field(value = 3, required = true) String name,
    @Field(value = 4, required = true) @Nullable String scope,
    @Field(5) @Nullable String namespace)
    implements ApiStruct<IngressClassParametersReference> {
  /** Starts a value in which nothing is set. */
  public static IngressClassParametersReferenceBuilder builder() {
    return new IngressClassParametersReferenceBuilder();
  }

  /** Starts a value from this one. */
  public IngressClassParametersReferenceBuilder toBuilder() {
    return new IngressClassParametersReferenceBuilder(this);
  }
}
