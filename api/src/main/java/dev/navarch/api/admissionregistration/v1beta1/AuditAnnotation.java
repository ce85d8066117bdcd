package dev.navarch.api.admissionregistration.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record AuditAnnotation(
    @Field(value = 1, required = true) String key,
    @Field(value = 2, required = true) String valueExpression)
    implements ApiStruct<AuditAnnotation> {
  /** Starts a value in which nothing is set. */
  public static AuditAnnotationBuilder builder() {
    return new AuditAnnotationBuilder();
  }

  /** Starts a value from this one. */
  public AuditAnnotationBuilder toBuilder() {
    return new AuditAnnotationBuilder(this);
  }
}
