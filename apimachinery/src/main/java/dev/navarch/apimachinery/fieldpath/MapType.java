package dev.navarch.apimachinery.fieldpath;

/** Maps from texts to values of one type. */
record MapType(TreeType value, boolean atomic) implements MapLike {
  @Override
  public TreeType entry(String name) {
    return value;
  }

  @Override
  public boolean names(String name) {
    return false;
  }
}
