package dev.navarch.apimachinery.fieldpath;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.descriptor.FieldDescriptor.ListKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Values of which only their own form tells what they are. */
enum FreeType implements TreeType {
  /** Objects are taken apart, lists are one piece. */
  GRANULAR,
  /** All is one piece. */
  ATOMIC;

  /** The type that objects of this type have. */
  MapType map() {
    return new MapType(this, this == ATOMIC);
  }

  /** The type that a value's form stands for. Null counts as an object without entries. */
  TreeType deduce(@Nullable Object value) {
    return switch (value) {
      case null -> map();
      case StringMap<?> m -> map();
      case List<?> l -> new ListType(ListKind.ATOMIC, List.of(), this);
      default -> ScalarType.ANY;
    };
  }

  /** The type that decides for a value: its type, or what its form stands for. */
  static TreeType resolve(TreeType type, @Nullable Object value) {
    return type instanceof FreeType free ? free.deduce(value) : type;
  }
}
