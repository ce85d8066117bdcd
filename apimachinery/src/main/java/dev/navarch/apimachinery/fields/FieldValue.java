package dev.navarch.apimachinery.fields;

/** A field and a value it is compared with. */
public record FieldValue(String field, String value) {

  /** A transformation's answer that drops the requirement. */
  public static final FieldValue DROPPED = new FieldValue("", "");
}
