package dev.navarch.apiserver.openapi;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Puts contents into the form of OpenAPI 2. */
final class Version2 {
  private final Contents contents;
  private final String serverVersion;

  Version2(Contents contents, String serverVersion) {
    this.contents = contents;
    this.serverVersion = serverVersion;
  }

  Map<String, Object> document() {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("swagger", "2.0");
    document.put("info", Map.of("title", "Kubernetes", "version", serverVersion));
    document.put("paths", new Entries(contents.pathNames(), name -> pathItem(contents.path(name))));
    document.put(
        "definitions",
        new Entries(contents.definitionNames(), name -> schema(contents.definition(name))));
    Map<String, Object> shared = new LinkedHashMap<>();
    contents.sharedParameters().forEach((name, parameter) -> shared.put(name, inFull(parameter)));
    document.put("parameters", shared);
    document.put("securityDefinitions", Map.of("BearerToken", bearerToken()));
    document.put("security", List.of(Map.of("BearerToken", List.of())));
    return document;
  }

  static Map<String, Object> bearerToken() {
    return Map.of(
        "type", "apiKey",
        "in", "header",
        "name", "authorization",
        "description", "Bearer token of a user or a service account");
  }

  /** A schema without defaults: clients of version 2 would take them for given values. */
  private static Map<String, Object> schema(Map<String, Object> schema) {
    Map<String, Object> plain = Schemas.mapInner(schema, Version2::schema);
    plain.remove("default");
    return plain;
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
    tree.put("schemes", List.of("https"));
    tree.put("produces", operation.produces());
    List<Object> parameters = parameters(operation.parameters());
    if (operation.body() != Payload.Plain.NOTHING) {
      tree.put("consumes", operation.consumes());
      Map<String, Object> body = new LinkedHashMap<>();
      body.put("name", "body");
      body.put("in", "body");
      body.put("schema", payload(operation.body()));
      if (!operation.method().equals("delete")) {
        body.put("required", true);
      }
      parameters.add(0, body);
    } else {
      tree.put("consumes", List.of("*/*"));
    }
    if (!parameters.isEmpty()) {
      tree.put("parameters", parameters);
    }
    Map<String, Object> responses = new LinkedHashMap<>();
    operation
        .answers()
        .forEach((code, answer) -> {
          Map<String, Object> response = new LinkedHashMap<>();
          response.put("description", StatusCodes.describe(code));
          if (answer != Payload.Plain.NOTHING) {
            response.put("schema", payload(answer));
          }
          responses.put(code.toString(), response);
        });
    tree.put("responses", responses);
    return tree;
  }

  private static Map<String, Object> payload(Payload payload) {
    return payload instanceof Payload.Defined defined
        ? Schemas.refTo(defined.definition())
        : Map.of("type", "string");
  }

  private static List<Object> parameters(List<Parameter> parameters) {
    List<Object> trees = new ArrayList<>();
    for (Parameter parameter : parameters) {
      trees.add(
          parameter.shared()
              ? Map.of("$ref", "#/parameters/" + parameter.name())
              : inFull(parameter));
    }
    return trees;
  }

  private static Map<String, Object> inFull(Parameter parameter) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("name", parameter.name());
    tree.put("in", parameter.place().name().toLowerCase(Locale.ROOT));
    tree.put("description", parameter.description());
    tree.put("type", parameter.type());
    if (parameter.required()) {
      tree.put("required", true);
    }
    return tree;
  }
}
