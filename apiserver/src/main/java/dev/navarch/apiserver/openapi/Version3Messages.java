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
import static dev.navarch.apiserver.openapi.ProtoShape.scalar;
import static dev.navarch.apiserver.openapi.ProtoShape.unlessBool;
import static dev.navarch.apiserver.openapi.ProtoShape.wrapped;

/**
 * The messages of OpenAPI 3 documents in protobuf, with the numbers of gnostic's {@code openapi.v3}
 * package: those parts of it that occur here. A default that is an object or a list has no form
 * there and is left out.
 */
final class Version3Messages {
  private static final ProtoShape REFERENCE = wrapped(2, new ProtoMessage().field("$ref", 1, TEXT));

  private static final ProtoShape SCHEMA = schema();

  private static final ProtoShape CONTENT = named(new ProtoMessage().field("schema", 1, SCHEMA));

  private static final ProtoMessage PARAMETER =
      new ProtoMessage()
          .field("name", 1, TEXT)
          .field("in", 2, TEXT)
          .field("description", 3, TEXT)
          .field("required", 4, BOOL)
          .field("schema", 10, SCHEMA)
          .extensions(14);

  private static final ProtoShape PARAMETERS = listOf(wrapped(1, PARAMETER));

  private static final ProtoMessage BODY =
      new ProtoMessage()
          .field("description", 1, TEXT)
          .field("content", 2, CONTENT)
          .field("required", 3, BOOL)
          .extensions(4);

  private static final ProtoMessage RESPONSE =
      new ProtoMessage().field("description", 1, TEXT).field("content", 3, CONTENT).extensions(5);

  private static final ProtoMessage OPERATION =
      new ProtoMessage()
          .field("tags", 1, listOf(TEXT))
          .field("summary", 2, TEXT)
          .field("description", 3, TEXT)
          .field("operationId", 5, TEXT)
          .field("parameters", 6, PARAMETERS)
          .field("requestBody", 7, wrapped(1, BODY))
          .field("responses", 8, wrapped(2, entries(wrapped(1, RESPONSE))))
          .field("deprecated", 10, BOOL)
          .extensions(13);

  private static final ProtoMessage PATH_ITEM =
      new ProtoMessage()
          .field("get", 4, OPERATION)
          .field("put", 5, OPERATION)
          .field("post", 6, OPERATION)
          .field("delete", 7, OPERATION)
          .field("options", 8, OPERATION)
          .field("head", 9, OPERATION)
          .field("patch", 10, OPERATION)
          .field("parameters", 13, PARAMETERS)
          .extensions(14);

  private static final ProtoMessage INFO =
      new ProtoMessage().field("title", 1, TEXT).field("version", 6, TEXT);

  private static final ProtoMessage SECURITY_SCHEME =
      new ProtoMessage()
          .field("type", 1, TEXT)
          .field("description", 2, TEXT)
          .field("name", 3, TEXT)
          .field("in", 4, TEXT);

  private static final ProtoMessage COMPONENTS =
      new ProtoMessage()
          .field("schemas", 1, named(SCHEMA))
          .field("securitySchemes", 7, named(wrapped(1, SECURITY_SCHEME)));

  static final ProtoMessage DOCUMENT =
      new ProtoMessage()
          .field("openapi", 1, TEXT)
          .field("info", 2, INFO)
          .field("paths", 4, wrapped(1, entries(PATH_ITEM)))
          .field("components", 5, COMPONENTS)
          .extensions(9);

  private Version3Messages() {}

  /** A schema or a reference to one. */
  private static ProtoShape schema() {
    ProtoMessage schema = new ProtoMessage();
    ProtoShape either = either(ProtoShape::isReference, REFERENCE, wrapped(1, schema));
    schema
        .field("nullable", 1, BOOL)
        .field("readOnly", 3, BOOL)
        .field("writeOnly", 4, BOOL)
        .field("externalDocs", 6, externalDocs())
        .field("example", 7, ANY)
        .field("deprecated", 8, BOOL)
        .field("title", 9, TEXT)
        .field("multipleOf", 10, DOUBLE)
        .field("maximum", 11, DOUBLE)
        .field("exclusiveMaximum", 12, BOOL)
        .field("minimum", 13, DOUBLE)
        .field("exclusiveMinimum", 14, BOOL)
        .field("maxLength", 15, INT64)
        .field("minLength", 16, INT64)
        .field("pattern", 17, TEXT)
        .field("maxItems", 18, INT64)
        .field("minItems", 19, INT64)
        .field("uniqueItems", 20, BOOL)
        .field("maxProperties", 21, INT64)
        .field("minProperties", 22, INT64)
        .field("required", 23, listOf(TEXT))
        .field("enum", 24, listOf(ANY))
        .field("type", 25, TEXT)
        .field("allOf", 26, listOf(either))
        .field("oneOf", 27, listOf(either))
        .field("anyOf", 28, listOf(either))
        .field("not", 29, schema)
        .field("items", 30, wrapped(1, either))
        .field("properties", 31, named(either))
        .field("additionalProperties", 32, unlessBool(wrapped(1, either), wrapped(2, BOOL)))
        .field("default", 33, scalar(wrapped(1, DOUBLE), wrapped(2, BOOL), wrapped(3, TEXT)))
        .field("description", 34, TEXT)
        .field("format", 35, TEXT)
        .extensions(36);
    return either;
  }

  private static ProtoMessage externalDocs() {
    return new ProtoMessage().field("description", 1, TEXT).field("url", 2, TEXT);
  }
}
