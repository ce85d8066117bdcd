package dev.navarch.api.networking.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Pointer to the settings object of an ingress class.
 *
 * @param apiGroup API group of the settings object; unset means core
 * @param kind Kind of the settings object
 * @param name Name of the settings object
 * @param scope Whether the settings object is Cluster-wide (the default) or in a Namespace
 * @param namespace Where the settings object lives; required for scope Namespace, forbidden for
 *     Cluster
 */
@ApiType
public record IngressClassParametersReference(
    @Field(value = 1, protoName = "aPIGroup") @Nullable String apiGroup,
    @Field(value = 2, required = true) String kind,
    @Field(value = 3, required = true) String name,
    @Field(value = 4, omit = Omit.NEVER) @Nullable String scope,
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
