package dev.navarch.apiserver.openapi;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The parameters of resources' operations, read off the definitions of their options. */
final class Parameters {
  static final Parameter NAMESPACE =
      Parameter.path("namespace", "namespace that the objects are in", true);
  static final Parameter PRETTY =
      Parameter.query(
          "pretty", "whether to break JSON and YAML into lines for people", "string", true);
  static final Parameter PATH =
      Parameter.path("path", "path on whatever is behind the proxy", true);

  private final Definitions definitions;
  private final List<Parameter> list;
  private final List<Parameter> create;
  private final List<Parameter> update;
  private final List<Parameter> patch;
  private final List<Parameter> delete;

  Parameters(Definitions definitions) {
    this.definitions = definitions;
    list = of(Definitions.META + "ListOptions", true);
    create = of(Definitions.META + "CreateOptions", false);
    update = of(Definitions.META + "UpdateOptions", false);
    patch = of(Definitions.META + "PatchOptions", false);
    delete = of(Definitions.META + "DeleteOptions", false);
  }

  static Parameter name(String kind) {
    return Parameter.path("name", "name of the " + kind, false);
  }

  List<Parameter> list() {
    return list;
  }

  List<Parameter> create() {
    return create;
  }

  List<Parameter> update() {
    return update;
  }

  List<Parameter> patch() {
    return patch;
  }

  List<Parameter> delete() {
    return delete;
  }

  /** The options of a deletion, and which objects are meant. */
  List<Parameter> deleteCollection() {
    List<Parameter> both = new ArrayList<>(delete);
    for (Parameter parameter : list) {
      if (!parameter.name().equals("watch") && !parameter.name().equals("allowWatchBookmarks")) {
        both.add(parameter);
      }
    }
    return both;
  }

  /** Options that are no more than parameters, such as those of {@code exec}. */
  List<Parameter> options(String definition) {
    return of(definition, false);
  }

  private List<Parameter> of(String definition, boolean shared) {
    List<Parameter> parameters = new ArrayList<>();
    if (definitions.get(definition).get("properties") instanceof Map<?, ?> properties) {
      properties.forEach((name, value) -> {
        if (value instanceof Map<?, ?> schema
            && !name.equals("kind")
            && !name.equals("apiVersion")) {
          String type = type(schema);
          if (type != null) {
            String description = schema.get("description") instanceof String text ? text : "";
            parameters.add(Parameter.query((String) name, description, type, shared));
          }
        }
      });
    }
    return List.copyOf(parameters);
  }

  /**
   * The type of a parameter; a list's is that of its items, as it is said several times. Null for
   * what cannot stand in a query.
   */
  private static @Nullable String type(Map<?, ?> schema) {
    if (schema.get("items") instanceof Map<?, ?> items) {
      return type(items);
    }
    if (schema.get("$ref") instanceof String ref) {
      return ref.endsWith(".Time") ? "string" : null;
    }
    return schema.get("type") instanceof String type && !type.equals("object") ? type : null;
  }
}
