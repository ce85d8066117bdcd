package dev.navarch.apimachinery.value;

/** A set of field paths in the JSON form that managed fields use, kept as compact JSON. */
public record FieldsV1(Bytes raw) {

  /** No fields at all; written as {@code null}. */
  public static final FieldsV1 EMPTY = new FieldsV1(Bytes.NONE);

  /** The fields of some JSON; the object may be that of an equal set that was read before. */
  public static FieldsV1 shared(Bytes raw) {
    return FieldsPool.of(raw);
  }

  public boolean isEmpty() {
    return raw.isEmpty();
  }
}
