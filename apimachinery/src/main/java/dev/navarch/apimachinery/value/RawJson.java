package dev.navarch.apimachinery.value;

/** Any JSON value, such as a default or an enum entry in a schema, kept as compact JSON. */
public record RawJson(Bytes raw) {

  /** No value at all; written as {@code null}. */
  public static final RawJson EMPTY = new RawJson(Bytes.NONE);

  public boolean isEmpty() {
    return raw.isEmpty();
  }
}
