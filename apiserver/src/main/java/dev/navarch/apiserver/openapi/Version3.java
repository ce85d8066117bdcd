package dev.navarch.apiserver.openapi;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Puts contents into the form of OpenAPI 3. */
final class Version3 {
  private static final String PREFIX = "#/components/schemas/";

  private final Contents contents;
  private final String serverVersion;

  Version3(Contents contents, String serverVersion) {
    this.contents = contents;
    this.serverVersion = serverVersion;
  }

  Map<String, Object> document() {
    Map<String, Object> components = new LinkedHashMap<>();
    if (!contents.definitionNames().isEmpty()) {
      components.put("schemas", new Entries(contents.definitionNames(), this::definition));
    }
    components.put("securitySchemes", Map.of("BearerToken", Version2.bearerToken()));
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("openapi", "3.0.0");
    document.put("info", Map.of("title", "Kubernetes", "version", serverVersion));
    document.put("paths", new Entries(contents.pathNames(), name -> pathItem(contents.path(name))));
    document.put("components", components);
    return document;
  }

  private Map<String, Object> definition(String name) {
    Map<String, Object> schema = schema(contents.definition(name));
    List<Map<String, Object>> choices = ValueDefinitions.CHOICES.get(name);
    if (choices != null) {
      schema.remove("type");
      schema.put("oneOf", choices);
    }
    return schema;
  }

  /** A schema in which a reference stands alone: what stands beside one does not count here. */
  private static Map<String, Object> schema(Map<String, Object> schema) {
    Map<String, Object> changed = Schemas.mapInner(schema, Version3::schema);
    if (changed.remove("$ref") instanceof String ref) {
      String name = ref.startsWith(Schemas.PREFIX) ? ref.substring(Schemas.PREFIX.length()) : ref;
      Map<String, Object> reference = Map.of("$ref", PREFIX + name);
      if (changed.isEmpty()) {
        return reference;
      }
      changed.put("allOf", List.of(reference));
    }
    return changed;
  }

  private static Map<String, Object> pathItem(PathItem item) {
    Map<String, Object> tree = new LinkedHashMap<>();
    item.operations().forEach(operation -> tree.put(operation.method(), operation(operation)));
    if (!item.parameters().isEmpty()) {
      tree.put("parameters", parameters(item.parameters()));
    }
    return tree;
  }

  private static Map<String, Object> operation(Operation operation) {
    Map<String, Object> tree = operation.describe();
    if (!operation.parameters().isEmpty()) {
      tree.put("parameters", parameters(operation.parameters()));
    }
    if (operation.body() != Payload.Plain.NOTHING) {
      Map<String, Object> body = new LinkedHashMap<>();
      body.put("content", content(operation.body(), operation.consumes()));
      if (!operation.method().equals("delete")) {
        body.put("required", true);
      }
      tree.put("requestBody", body);
    }
    Map<String, Object> responses = new LinkedHashMap<>();
    operation
        .answers()
        .forEach((code, answer) -> {
          Map<String, Object> response = new LinkedHashMap<>();
          response.put("description", StatusCodes.describe(code));
          if (answer != Payload.Plain.NOTHING) {
            response.put("content", content(answer, operation.produces()));
          }
          responses.put(code.toString(), response);
        });
    tree.put("responses", responses);
    return tree;
  }

  private static Map<String, Object> content(Payload payload, List<String> mediaTypes) {
    Map<String, Object> schema =
        payload instanceof Payload.Defined defined
            ? Map.of("$ref", PREFIX + defined.definition())
            : Map.of("type", "string");
    Map<String, Object> content = new LinkedHashMap<>();
    mediaTypes.forEach(type -> content.put(type, Map.of("schema", schema)));
    return content;
  }

  private static List<Object> parameters(List<Parameter> parameters) {
    List<Object> trees = new ArrayList<>();
    for (Parameter parameter : parameters) {
      Map<String, Object> tree = new LinkedHashMap<>();
      tree.put("name", parameter.name());
      tree.put("in", parameter.place().name().toLowerCase(Locale.ROOT));
      tree.put("description", parameter.description());
      tree.put("schema", Map.of("type", parameter.type()));
      if (parameter.required()) {
        tree.put("required", true);
      }
      trees.add(tree);
    }
    return trees;
  }
}
