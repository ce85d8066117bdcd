package dev.navarch.apiserver.openapi;

import static dev.navarch.apiserver.openapi.ProtoShape.ANY;
import static dev.navarch.apiserver.openapi.ProtoShape.BOOL;
import static dev.navarch.apiserver.openapi.ProtoShape.DOUBLE;
import static dev.navarch.apiserver.openapi.ProtoShape.INT64;
import static dev.navarch.apiserver.openapi.ProtoShape.TEXT;
import static dev.navarch.apiserver.openapi.ProtoShape.either;
import static dev.navarch.apiserver.openapi.ProtoShape.entries;
import static dev.navarch.apiserver.openapi.ProtoShape.listOf;
import static dev.navarch.apiserver.openapi.ProtoShape.named;
import static dev.navarch.apiserver.openapi.ProtoShape.unlessBool;
import static dev.navarch.apiserver.openapi.ProtoShape.wrapped;

/**
 * The messages of OpenAPI 2 documents in protobuf, with the numbers of gnostic's {@code openapi.v2}
 * package: those parts of it that occur here.
 */
final class Version2Messages {
  private static final ProtoMessage SCHEMA = schema();

  private static final ProtoMessage REFERENCE =
      new ProtoMessage().field("$ref", 1, TEXT).field("description", 2, TEXT);

  private static final ProtoMessage BODY =
      new ProtoMessage()
          .field("description", 1, TEXT)
          .field("name", 2, TEXT)
          .field("in", 3, TEXT)
          .field("required", 4, BOOL)
          .field("schema", 5, SCHEMA)
          .extensions(6);

  private static final ProtoMessage QUERY =
      new ProtoMessage()
          .field("required", 1, BOOL)
          .field("in", 2, TEXT)
          .field("description", 3, TEXT)
          .field("name", 4, TEXT)
          .field("type", 6, TEXT)
          .field("format", 7, TEXT)
          .extensions(23);

  private static final ProtoMessage PATH =
      new ProtoMessage()
          .field("required", 1, BOOL)
          .field("in", 2, TEXT)
          .field("description", 3, TEXT)
          .field("name", 4, TEXT)
          .field("type", 5, TEXT)
          .field("format", 6, TEXT)
          .extensions(22);

  private static final ProtoShape PARAMETER =
      either(
          tree -> "body".equals(tree.get("in")),
          wrapped(1, BODY),
          wrapped(
              2,
              either(tree -> "path".equals(tree.get("in")), wrapped(4, PATH), wrapped(3, QUERY))));

  private static final ProtoShape PARAMETERS =
      listOf(either(ProtoShape::isReference, wrapped(2, REFERENCE), wrapped(1, PARAMETER)));

  private static final ProtoMessage RESPONSE =
      new ProtoMessage()
          .field("description", 1, TEXT)
          .field("schema", 2, wrapped(1, SCHEMA))
          .extensions(5);

  private static final ProtoMessage OPERATION =
      new ProtoMessage()
          .field("tags", 1, listOf(TEXT))
          .field("summary", 2, TEXT)
          .field("description", 3, TEXT)
          .field("operationId", 5, TEXT)
          .field("produces", 6, listOf(TEXT))
          .field("consumes", 7, listOf(TEXT))
          .field("parameters", 8, PARAMETERS)
          .field("responses", 9, wrapped(1, entries(wrapped(1, RESPONSE))))
          .field("schemes", 10, listOf(TEXT))
          .field("deprecated", 11, BOOL)
          .extensions(13);

  private static final ProtoMessage PATH_ITEM =
      new ProtoMessage()
          .field("get", 2, OPERATION)
          .field("put", 3, OPERATION)
          .field("post", 4, OPERATION)
          .field("delete", 5, OPERATION)
          .field("options", 6, OPERATION)
          .field("head", 7, OPERATION)
          .field("patch", 8, OPERATION)
          .field("parameters", 9, PARAMETERS)
          .extensions(10);

  private static final ProtoMessage INFO =
      new ProtoMessage().field("title", 1, TEXT).field("version", 2, TEXT);

  private static final ProtoMessage API_KEY =
      new ProtoMessage()
          .field("type", 1, TEXT)
          .field("name", 2, TEXT)
          .field("in", 3, TEXT)
          .field("description", 4, TEXT);

  static final ProtoMessage DOCUMENT =
      new ProtoMessage()
          .field("swagger", 1, TEXT)
          .field("info", 2, INFO)
          .field("paths", 8, wrapped(2, entries(PATH_ITEM)))
          .field("definitions", 9, named(SCHEMA))
          .field("parameters", 10, named(PARAMETER))
          .field("security", 12, listOf(named(wrapped(1, listOf(TEXT)))))
          .field("securityDefinitions", 13, named(wrapped(2, API_KEY)))
          .extensions(16);

  private Version2Messages() {}

  private static ProtoMessage schema() {
    ProtoMessage schema = new ProtoMessage();
    return schema
        .field("$ref", 1, TEXT)
        .field("format", 2, TEXT)
        .field("title", 3, TEXT)
        .field("description", 4, TEXT)
        .field("default", 5, ANY)
        .field("multipleOf", 6, DOUBLE)
        .field("maximum", 7, DOUBLE)
        .field("exclusiveMaximum", 8, BOOL)
        .field("minimum", 9, DOUBLE)
        .field("exclusiveMinimum", 10, BOOL)
        .field("maxLength", 11, INT64)
        .field("minLength", 12, INT64)
        .field("pattern", 13, TEXT)
        .field("maxItems", 14, INT64)
        .field("minItems", 15, INT64)
        .field("uniqueItems", 16, BOOL)
        .field("maxProperties", 17, INT64)
        .field("minProperties", 18, INT64)
        .field("required", 19, listOf(TEXT))
        .field("enum", 20, listOf(ANY))
        .field("additionalProperties", 21, unlessBool(wrapped(1, schema), wrapped(2, BOOL)))
        .field("type", 22, wrapped(1, listOf(TEXT)))
        .field("items", 23, wrapped(1, schema))
        .field("allOf", 24, listOf(schema))
        .field("properties", 25, named(schema))
        .field("externalDocs", 29, externalDocs())
        .field("example", 30, ANY)
        .extensions(31);
  }

  private static ProtoMessage externalDocs() {
    return new ProtoMessage().field("description", 1, TEXT).field("url", 2, TEXT);
  }
}
