package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code FieldValueErrorReason}. */
@ApiEnum
public final class FieldValueErrorReason {
  public static final String FIELD_VALUE_REQUIRED = "FieldValueRequired";
  public static final String FIELD_VALUE_DUPLICATE = "FieldValueDuplicate";
  public static final String FIELD_VALUE_INVALID = "FieldValueInvalid";
  public static final String FIELD_VALUE_FORBIDDEN = "FieldValueForbidden";

  private FieldValueErrorReason() {}
}
