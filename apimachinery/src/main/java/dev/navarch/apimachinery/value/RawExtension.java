package dev.navarch.apimachinery.value;

/** An object of any kind inside another object, kept as compact JSON and not decoded. */
public record RawExtension(Bytes raw) {

  /** No object at all; written as {@code null}. */
  public static final RawExtension EMPTY = new RawExtension(Bytes.NONE);

  public boolean isEmpty() {
    return raw.isEmpty();
  }
}
