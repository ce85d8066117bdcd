package dev.navarch.apimachinery.fieldpath;

import dev.navarch.apimachinery.descriptor.FieldDescriptor;
import dev.navarch.apimachinery.descriptor.FieldDescriptor.Atomicity;
import dev.navarch.apimachinery.descriptor.FieldDescriptor.ListKind;
import dev.navarch.apimachinery.descriptor.ObjectDescriptor;
import dev.navarch.apimachinery.descriptor.ValueType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a tree is taken apart into fields that different managers may own: which nodes are one piece,
 * how the items of a list are told apart, and what types the nodes inside have.
 */
public sealed interface TreeType permits ScalarType, ListType, MapLike, FreeType {

  /** The type of objects of a shape. */
  static TreeType of(ObjectDescriptor descriptor) {
    return new StructType(descriptor, descriptor.atomic());
  }

  /**
   * The type of objects about which nothing is known: objects are taken apart entry by entry, lists
   * are one piece.
   */
  static TreeType deduced() {
    return FreeType.GRANULAR;
  }

  /** The type of the values of a field. */
  static TreeType of(FieldDescriptor field) {
    Atomicity atomicity = field.atomicity();
    return switch (field.type()) {
      case ValueType.ListOf list ->
          new ListType(
              atomicity == Atomicity.ATOMIC ? ListKind.ATOMIC : field.listKind(),
              field.listKeys(),
              ofValue(list.element()));
      case ValueType.MapOf map -> new MapType(ofValue(map.value()), atomicity == Atomicity.ATOMIC);
      case ValueType.Struct struct when struct.descriptor().hasOwnJson() -> deduced();
      case ValueType.Struct struct ->
          new StructType(
              struct.descriptor(),
              atomicity == Atomicity.ATOMIC
                  || (atomicity == Atomicity.BY_TYPE && struct.descriptor().atomic()));
      case ValueType.Scalar scalar -> ofValue(scalar);
    };
  }

  private static TreeType ofValue(ValueType type) {
    return switch (type) {
      case ValueType.ListOf list ->
          new ListType(ListKind.ATOMIC, List.of(), ofValue(list.element()));
      case ValueType.MapOf map -> new MapType(ofValue(map.value()), false);
      case ValueType.Struct struct ->
          struct.descriptor().hasOwnJson() ? deduced() : of(struct.descriptor());
      case ValueType.Scalar scalar ->
          switch (scalar) {
            case STRING, BYTES, DURATION -> ScalarType.STRING;
            case BOOL -> ScalarType.BOOLEAN;
            case INT32, INT64, FLOAT64 -> ScalarType.NUMERIC;
            case QUANTITY, INT_OR_STRING, TIME, MICRO_TIME -> ScalarType.ANY;
            case RAW_EXTENSION, FIELDS_V1 -> FreeType.ATOMIC;
            case RAW_JSON -> FreeType.GRANULAR;
          };
    };
  }

  /** The type of what one step leads to; null when such a step does not exist. */
  default @Nullable TreeType inside(PathElement element) {
    return switch (this) {
      case MapLike map when element instanceof PathElement.Field field -> map.entry(field.name());
      case ListType list -> list.element();
      case FreeType free -> free;
      default -> null;
    };
  }

  /** True when a value is one piece whatever is inside it. */
  default boolean isOnePiece() {
    return switch (this) {
      case ScalarType scalar -> true;
      case ListType list -> list.kind() == ListKind.ATOMIC;
      case MapLike map -> map.atomic();
      case FreeType free -> free == FreeType.ATOMIC;
    };
  }
}
