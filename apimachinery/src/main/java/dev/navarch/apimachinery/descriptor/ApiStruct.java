package dev.navarch.apimachinery.descriptor;

/** An API type: a record with a generated descriptor. */
public interface ApiStruct<T extends ApiStruct<T>> {
  /**
   * Copies the value all the way down. Values are immutable, so that sharing one is as good as
   * copying it; a copy is for those who must not share.
   */
  @SuppressWarnings("unchecked") // T is the implementing record
  default T deepCopy() {
    return TypeDescriptor.of((T) this).deepCopy((T) this);
  }
}
