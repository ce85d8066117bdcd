package dev.navarch.apiextensions.serving;

import dev.navarch.api.apiextensions.v1.SelectableField;
import dev.navarch.apimachinery.fields.FieldValue;
import dev.navarch.apimachinery.fields.Fields;
import dev.navarch.apimachinery.jsonpath.JsonPath;
import dev.navarch.apimachinery.jsonpath.JsonPathException;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apiserver.endpoint.SelectableFields;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The fields by which custom resources are selected: their names, and what the version offers. */
final class CustomFields implements SelectableFields {
  private static final String NAME = "metadata.name";
  private static final String NAMESPACE = "metadata.namespace";

  /** Values that a path may look at; paths are written by strangers. */
  private static final int VALUES_PER_FIELD = 100;

  private final boolean namespaced;
  private final Map<String, JsonPath> paths;

  private CustomFields(boolean namespaced, Map<String, JsonPath> paths) {
    this.namespaced = namespaced;
    this.paths = Map.copyOf(paths);
  }

  /** The fields of a version; a path that is not well-formed offers nothing. */
  static CustomFields of(List<SelectableField> fields, boolean namespaced) {
    Map<String, JsonPath> paths = new HashMap<>();
    for (SelectableField field : fields) {
      String text = field.jsonPath();
      try {
        paths.put(
            text.startsWith(".") ? text.substring(1) : text,
            JsonPath.parse("{" + text + "}").allowMissingKeys().limitTo(VALUES_PER_FIELD));
      } catch (JsonPathException e) {
        // left out: nobody can select by it
      }
    }
    return new CustomFields(namespaced, paths);
  }

  @Override
  public FieldValue convert(GroupVersion version, String field, String value) {
    if (field.equals(NAME) || (namespaced && field.equals(NAMESPACE)) || paths.containsKey(field)) {
      return new FieldValue(field, value);
    }
    throw new IllegalArgumentException("field label not supported: " + field);
  }

  @Override
  public Fields of(MetaObject object) {
    Unstructured custom = (Unstructured) object;
    return field ->
        switch (field) {
          case NAME -> custom.name();
          case NAMESPACE -> custom.namespace();
          default -> text(custom, paths.get(field));
        };
  }

  private static String text(Unstructured object, @Nullable JsonPath path) {
    if (path == null) {
      return "";
    }
    try {
      List<List<@Nullable Object>> found = path.find(object.content());
      Object value =
          found.isEmpty() || found.getFirst().isEmpty() ? null : found.getFirst().getFirst();
      return switch (value) {
        case String text -> text;
        case Long number -> Long.toString(number);
        case Boolean bool -> Boolean.toString(bool);
        case null, default -> "";
      };
    } catch (JsonPathException e) {
      return "";
    }
  }
}
