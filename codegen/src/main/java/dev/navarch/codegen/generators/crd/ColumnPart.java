package dev.navarch.codegen.generators.crd;

import dev.navarch.codegen.universe.Annotations;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;

/** Writes a column of tables. */
final class ColumnPart {
  private static final List<String> TYPES =
      List.of("boolean", "date", "integer", "number", "string");
  private static final List<String> FORMATS =
      List.of("byte", "date", "date-time", "double", "float", "int32", "int64", "password");

  private ColumnPart() {}

  static Map<String, Object> tree(
      AnnotationMirror tag, Map<String, Object> schema, Map<String, Object> metadata, Place place) {
    String name = Annotations.text(tag, "name");
    String path = Annotations.text(tag, "jsonPath");
    String format = Annotations.text(tag, "format");
    String description = Annotations.text(tag, "description");
    int priority = (Integer) Annotations.value(tag, "priority");
    if (name.isEmpty()) {
      place.error("a @Column must have a name");
    }
    SchemaPath found = SchemaPath.find(path, schema, metadata);
    found
        .problem()
        .ifPresent(problem -> place.error("the path of @Column %s, %s".formatted(name, problem)));
    Map<String, Object> column = new LinkedHashMap<>();
    column.put("name", name);
    column.put("type", type(Annotations.text(tag, "type"), name, found, place));
    if (!format.isEmpty()) {
      if (!FORMATS.contains(format)) {
        place.error(
            "the format of @Column %s must be one of %s"
                .formatted(name, String.join(", ", FORMATS)));
      }
      column.put("format", format);
    }
    if (!description.isEmpty()) {
      column.put("description", description);
    }
    if (priority != 0) {
      column.put("priority", priority);
    }
    column.put("jsonPath", path);
    return column;
  }

  private static String type(String written, String name, SchemaPath found, Place place) {
    if (!written.isEmpty()) {
      if (!TYPES.contains(written)) {
        place.error(
            "the type of @Column %s must be one of %s".formatted(name, String.join(", ", TYPES)));
      }
      return written;
    }
    Map<?, ?> schema = found.schema();
    if (found.problem().isPresent() || Keywords.is(schema, Keywords.INT_OR_STRING)) {
      return "string";
    }
    boolean time =
        schema.get("format") instanceof String format
            && List.of("date", "date-time").contains(format);
    String type = Keywords.type(schema);
    if (!TYPES.contains(type)) {
      place.error(
          "the field of @Column %s is no scalar: say with type how to show it".formatted(name));
    }
    return time ? "date" : type;
  }
}
