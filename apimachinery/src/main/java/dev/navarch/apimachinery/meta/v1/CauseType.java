package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/**
 * Machine-readable category of a single fault, such as FieldValueRequired or FieldManagerConflict.
 */
@ApiEnum
public final class CauseType {
  public static final String FIELD_VALUE_NOT_FOUND = "FieldValueNotFound";
  public static final String FIELD_VALUE_REQUIRED = "FieldValueRequired";
  public static final String FIELD_VALUE_DUPLICATE = "FieldValueDuplicate";
  public static final String FIELD_VALUE_INVALID = "FieldValueInvalid";
  public static final String FIELD_VALUE_NOT_SUPPORTED = "FieldValueNotSupported";
  public static final String FIELD_VALUE_FORBIDDEN = "FieldValueForbidden";
  public static final String FIELD_VALUE_TOO_LONG = "FieldValueTooLong";
  public static final String FIELD_VALUE_TOO_MANY = "FieldValueTooMany";
  public static final String INTERNAL_ERROR = "InternalError";
  public static final String FIELD_VALUE_TYPE_INVALID = "FieldValueTypeInvalid";
  public static final String UNEXPECTED_SERVER_RESPONSE = "UnexpectedServerResponse";
  public static final String FIELD_MANAGER_CONFLICT = "FieldManagerConflict";
  public static final String RESOURCE_VERSION_TOO_LARGE = "ResourceVersionTooLarge";

  private CauseType() {}
}
