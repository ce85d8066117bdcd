package dev.navarch.apimachinery.validation;

import dev.navarch.apimachinery.meta.v1.CauseType;

/** What can be wrong with a field. */
public enum FieldErrorType {
  /** There must be a value, and there is none. */
  REQUIRED(CauseType.FIELD_VALUE_REQUIRED, "Required value", false),
  /** The value must be unique, and occurs before. */
  DUPLICATE(CauseType.FIELD_VALUE_DUPLICATE, "Duplicate value", true),
  /** The value is malformed or out of bounds. */
  INVALID(CauseType.FIELD_VALUE_INVALID, "Invalid value", true),
  /** The value is none of those that are known. */
  NOT_SUPPORTED(CauseType.FIELD_VALUE_NOT_SUPPORTED, "Unsupported value", true),
  /** The value is well-formed, but not permitted under the circumstances. */
  FORBIDDEN(CauseType.FIELD_VALUE_FORBIDDEN, "Forbidden", false),
  /** The text has too many bytes or characters. */
  TOO_LONG(CauseType.FIELD_VALUE_TOO_LONG, "Too long", false),
  /** The text has too few characters. */
  TOO_SHORT("FieldValueTooShort", "Too short", false),
  /** The list or map has too many items. */
  TOO_MANY(CauseType.FIELD_VALUE_TOO_MANY, "Too many", true),
  /** The list or map has too few items. */
  TOO_FEW("FieldValueTooFew", "Too few", true),
  /** Validation itself failed, through no fault of the value. */
  INTERNAL(CauseType.INTERNAL_ERROR, "Internal error", false),
  /** The value is of another type than the schema says. */
  TYPE_INVALID(CauseType.FIELD_VALUE_TYPE_INVALID, "Invalid value", true),
  /** The value refers to something that is not there. */
  NOT_FOUND(CauseType.FIELD_VALUE_NOT_FOUND, "Not found", true);

  private final String causeType;
  private final String label;
  private final boolean showsValue;

  FieldErrorType(String causeType, String label, boolean showsValue) {
    this.causeType = causeType;
    this.label = label;
    this.showsValue = showsValue;
  }

  /** The name on the wire: what a status cause carries as its reason. */
  public String causeType() {
    return causeType;
  }

  /** The words that a message begins with. */
  String label() {
    return label;
  }

  /** Whether a message repeats the offending value. */
  boolean showsValue() {
    return showsValue;
  }
}
