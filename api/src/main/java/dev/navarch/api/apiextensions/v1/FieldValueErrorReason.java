package dev.navarch.api.apiextensions.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Category of error a failed validation rule is reported as. */
@ApiEnum
public final class FieldValueErrorReason {
  public static final String FIELD_VALUE_REQUIRED = "FieldValueRequired";
  public static final String FIELD_VALUE_DUPLICATE = "FieldValueDuplicate";
  public static final String FIELD_VALUE_INVALID = "FieldValueInvalid";
  public static final String FIELD_VALUE_FORBIDDEN = "FieldValueForbidden";

  private FieldValueErrorReason() {}
}
