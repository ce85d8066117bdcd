package dev.navarch.apimachinery.value;

/** A set of field paths in the JSON form that managed fields use, kept as compact JSON. */
public record FieldsV1(Bytes raw) {

  /** No fields at all; written as {@code null}. */
  public static final FieldsV1 EMPTY = new FieldsV1(Bytes.NONE);

  public boolean isEmpty() {
    return raw.isEmpty();
  }
}
