package dev.navarch.apimachinery.fieldpath;

import org.jspecify.annotations.Nullable;

/** JSON objects: maps and structs. */
sealed interface MapLike extends TreeType permits MapType, StructType {
  /** True when a value is one piece. */
  boolean atomic();

  /** The type of the entry of a name; null when there can be none. */
  @Nullable TreeType entry(String name);

  /** True when the type itself knows the name, as a struct does and a map does not. */
  boolean names(String name);
}
