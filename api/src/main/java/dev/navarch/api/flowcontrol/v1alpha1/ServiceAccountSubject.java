package dev.navarch.api.flowcontrol.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record ServiceAccountSubject(
    @Field(value = 1, required = true) String namespace,
    @Field(value = 2, required = true) String name)
    implements ApiStruct<ServiceAccountSubject> {
  /** Starts a value in which nothing is set. */
  public static ServiceAccountSubjectBuilder builder() {
    return new ServiceAccountSubjectBuilder();
  }

  /** Starts a value from this one. */
  public ServiceAccountSubjectBuilder toBuilder() {
    return new ServiceAccountSubjectBuilder(this);
  }
}
