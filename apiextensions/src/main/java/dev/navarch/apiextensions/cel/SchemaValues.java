package dev.navarch.apiextensions.cel;

import dev.navarch.apiextensions.cel.eval.EvalError;
import dev.navarch.apiextensions.cel.eval.NullValue;
import dev.navarch.apiextensions.cel.eval.Times;
import dev.navarch.apiextensions.cel.eval.Values;
import dev.navarch.apiextensions.schema.StructuralSchema;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads trees as values of the types that their schema gives them, no deeper than is asked for. */
final class SchemaValues {
  private SchemaValues() {}

  /** The value of a tree; a failure where the tree is not what the schema says. */
  static Object of(@Nullable Object tree, StructuralSchema schema) {
    if (tree == null) {
      return schema.nullable()
          ? NullValue.NULL
          : new EvalError("invalid data, got null for schema with nullable=false");
    }
    if (schema.intOrString()) {
      return tree instanceof String || tree instanceof Long
          ? tree
          : new EvalError(
              "invalid data, expected XIntOrString value to be either a string or integer");
    }
    return switch (schema.type()) {
      case StructuralSchema.OBJECT ->
          tree instanceof Map<?, ?> map
              ? map(map, schema)
              : wrong("a map for the provided schema with type=object");
      case StructuralSchema.ARRAY ->
          tree instanceof List<?> list
              ? list(list, schema)
              : wrong("an array for the provided schema with type=array");
      case StructuralSchema.STRING ->
          tree instanceof String text ? text(text, schema.values().format()) : wrong("string");
      case StructuralSchema.NUMBER ->
          tree instanceof Number number ? (Object) number.doubleValue() : wrong("float");
      case StructuralSchema.INTEGER -> tree instanceof Long number ? number : wrong("int");
      case StructuralSchema.BOOLEAN -> tree instanceof Boolean flag ? flag : wrong("bool");
      default ->
          schema.preserveUnknownFields()
              ? Values.ofTree(tree)
              : wrong("object, array, number, integer, boolean or string");
    };
  }

  private static EvalError wrong(String expected) {
    return new EvalError("invalid data, expected " + expected);
  }

  private static Object map(Map<?, ?> map, StructuralSchema schema) {
    if (schema.embeddedResource() || !schema.properties().isEmpty()) {
      return new SchemaObject(map, schema.embeddedResource() ? ResourceRoot.of(schema) : schema);
    }
    if (schema.additionalSchema() != null) {
      return new SchemaMap(map, schema.additionalSchema());
    }
    return schema.preserveUnknownFields()
        ? new SchemaObject(map, schema)
        : new EvalError(
            "invalid object type, expected either Properties or AdditionalProperties with"
                + " Allows=true and non-empty Schema");
  }

  private static Object list(List<?> list, StructuralSchema schema) {
    StructuralSchema items = schema.items();
    if (items == null) {
      return new EvalError("invalid array type, expected Items with a non-empty Schema");
    }
    if (schema.isMapList()) {
      return new SchemaList.MapList(list, items, schema.listMapKeys());
    }
    return schema.isSetList() ? new SchemaList.SetList(list, items) : new SchemaList(list, items);
  }

  private static Object text(String text, String format) {
    @Nullable Object value =
        switch (format) {
          case "duration" -> Times.parseDuration(text.replace(" ", ""));
          case "date" -> date(text);
          case "date-time" -> Times.parseTimestamp(text);
          case "byte" -> bytes(text);
          default -> text;
        };
    return value == null ? new EvalError("Invalid " + format + " formatted string " + text) : value;
  }

  private static @Nullable Object date(String text) {
    try {
      return LocalDate.parse(text).atStartOfDay(ZoneOffset.UTC).toInstant();
    } catch (DateTimeParseException e) {
      return null;
    }
  }

  private static @Nullable Object bytes(String text) {
    try {
      return Values.bytes(Base64.getDecoder().decode(text));
    } catch (IllegalArgumentException e) {
      return null;
    }
  }
}
