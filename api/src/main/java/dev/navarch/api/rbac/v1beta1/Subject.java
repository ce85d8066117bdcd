package dev.navarch.api.rbac.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record Subject(
    @Field(value = 1, required = true) String kind,
    @Field(2) String apiGroup,
    @Field(value = 3, required = true) String name,
    @Field(4) String namespace)
    implements ApiStruct<Subject> {
  /** Starts a value in which nothing is set. */
  public static SubjectBuilder builder() {
    return new SubjectBuilder();
  }

  /** Starts a value from this one. */
  public SubjectBuilder toBuilder() {
    return new SubjectBuilder(this);
  }
}
