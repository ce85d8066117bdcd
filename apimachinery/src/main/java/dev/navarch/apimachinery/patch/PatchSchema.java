package dev.navarch.apimachinery.patch;

import static dev.navarch.apimachinery.patch.PatchException.unmergeable;

import dev.navarch.apimachinery.descriptor.FieldDescriptor;
import dev.navarch.apimachinery.descriptor.ObjectDescriptor;
import dev.navarch.apimachinery.descriptor.ValueType;
import dev.navarch.apimachinery.descriptor.ValueType.ListOf;
import dev.navarch.apimachinery.descriptor.ValueType.MapOf;
import dev.navarch.apimachinery.descriptor.ValueType.Scalar;
import dev.navarch.apimachinery.descriptor.ValueType.Struct;
import dev.navarch.apimachinery.value.GoQuoting;
import org.jspecify.annotations.Nullable;

/**
 * The type of a value that is merged. It is asked only when two objects or two lists meet: scalars
 * are replaced whatever their type, and so free-form values merge at their first level and no
 * deeper.
 *
 * @param type the type
 * @param pointer true when Go holds the value by a pointer, which some messages show
 */
record PatchSchema(ValueType type, boolean pointer) {

  static PatchSchema of(ObjectDescriptor descriptor) {
    return new PatchSchema(new Struct(descriptor), false);
  }

  /** The field of a name, in which objects are to be merged. */
  PatchField object(String name) {
    FieldDescriptor field = field(name);
    return rules(field, new PatchSchema(field.type(), field.nullable()));
  }

  /** The field of a name, in which lists are to be merged; the schema is that of the items. */
  PatchField list(String name) {
    FieldDescriptor field = field(name);
    if (field.type() instanceof ListOf list) {
      if (kind(list.element()).equals("slice")) {
        throw unmergeable("unexpected slice of slice");
      }
      return rules(field, new PatchSchema(list.element(), false));
    }
    if (field.nullable() || field.type() == Scalar.BYTES) {
      return rules(field, new PatchSchema(field.type(), false));
    }
    throw unmergeable("expected slice or array type, but got: " + kind());
  }

  private static PatchField rules(FieldDescriptor field, PatchSchema schema) {
    return new PatchField(
        schema,
        field.patchMerge(),
        field.patchMergeKey(),
        field.patchRetainKeys(),
        field.patchReplace());
  }

  private FieldDescriptor field(String name) {
    String struct = structName(type);
    if (struct == null) {
      throw unmergeable(
          "merging an object in json but data type is not struct, instead is: " + kind(type));
    }
    FieldDescriptor field =
        type instanceof Struct known ? known.descriptor().jsonField(name) : null;
    if (field == null) {
      throw unmergeable(
          "unable to find api field in struct "
              + struct
              + " for the json field "
              + GoQuoting.quote(name));
    }
    return field;
  }

  /** The kind of Go type that holds the value. */
  String kind() {
    return pointer ? "ptr" : kind(type);
  }

  private static String kind(ValueType type) {
    return switch (type) {
      case ListOf list -> "slice";
      case MapOf map -> "map";
      case Struct struct -> "struct";
      case Scalar.BYTES -> "slice";
      case Scalar scalar -> structName(scalar) == null ? scalar.goName() : "struct";
    };
  }

  private static @Nullable String structName(ValueType type) {
    return switch (type) {
      case Struct struct -> struct.descriptor().name();
      case Scalar.INT_OR_STRING -> "IntOrString";
      case Scalar scalar -> {
        int dot = scalar.goName().indexOf('.');
        yield dot < 0 ? null : scalar.goName().substring(dot + 1);
      }
      case ListOf list -> null;
      case MapOf map -> null;
    };
  }
}
