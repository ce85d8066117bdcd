package dev.navarch.codegen.universe;

import java.util.Optional;

/** Says what is wrong with the type of a component: which combinations have no wire form. */
final class FieldTypes {
  private FieldTypes() {}

  /**
   * Why a component cannot be of a type.
   *
   * @param items whether the component is marked with {@code @Items}
   * @param number the component's number in protobuf, 0 for none
   */
  static Optional<String> problem(Type type, boolean items, int number) {
    return switch (type) {
      case Type.Unsupported unsupported -> Optional.of(unsupported.reason());
      case Type.Optional optional when isCollection(optional.of()) ->
          Optional.of("a list or map is never null, it is empty: take @Nullable away");
      case Type.Optional optional -> problem(optional.of(), items, number);
      case Type.ListOf list -> list(list.element(), items);
      case Type.MapOf map -> map(map.value(), items, number);
      default -> Optional.empty();
    };
  }

  private static boolean isCollection(Type type) {
    return type instanceof Type.ListOf || type instanceof Type.MapOf;
  }

  private static Optional<String> list(Type element, boolean items) {
    if (isCollection(element)) {
      return Optional.of("a list cannot hold lists or maps");
    }
    if (items && element != Type.Builtin.STRING) {
      return Optional.of("@Items is for lists of texts");
    }
    return problem(element, false, 0);
  }

  private static Optional<String> map(Type value, boolean items, int number) {
    if (value instanceof Type.MapOf) {
      return Optional.of("a map cannot hold maps");
    }
    if (value instanceof Type.ListOf list) {
      if (list.element() instanceof Type.Unsupported unsupported) {
        return Optional.of(unsupported.reason());
      }
      if (list.element() != Type.Builtin.STRING) {
        return Optional.of("the lists in a map can hold texts only");
      }
      return items || number == 0
          ? Optional.empty()
          : Optional.of("a map of lists needs @Items to have a form in protobuf");
    }
    return problem(value, false, 0);
  }

  /** Whether a type, or a part of it, does not resolve; the compiler reports that by itself. */
  static boolean isUnknown(Type type) {
    return switch (type) {
      case Type.Unknown unknown -> true;
      case Type.Optional optional -> isUnknown(optional.of());
      case Type.ListOf list -> isUnknown(list.element());
      case Type.MapOf map -> isUnknown(map.value());
      default -> false;
    };
  }
}
