package dev.navarch.api.admissionregistration.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record TypeChecking(@Field(1) @Atomic List<ExpressionWarning> expressionWarnings)
    implements ApiStruct<TypeChecking> {
  /** Starts a value in which nothing is set. */
  public static TypeCheckingBuilder builder() {
    return new TypeCheckingBuilder();
  }

  /** Starts a value from this one. */
  public TypeCheckingBuilder toBuilder() {
    return new TypeCheckingBuilder(this);
  }
}
