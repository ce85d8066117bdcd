package dev.navarch.apimachinery.fieldpath;

/** Values without parts. */
enum ScalarType implements TreeType {
  STRING,
  NUMERIC,
  BOOLEAN,
  /** Any text, number or truth. */
  ANY
}
