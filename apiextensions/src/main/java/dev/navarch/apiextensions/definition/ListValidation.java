package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.JSONSchemaProps;
import dev.navarch.api.apiextensions.v1.JSONSchemaPropsOrArray;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Checks what a schema says about merging its lists and objects. */
final class ListValidation {
  private static final String LIST_TYPE = "x-kubernetes-list-type";
  private static final String MAP_TYPE = "x-kubernetes-map-type";
  private static final String KEYS = "x-kubernetes-list-map-keys";
  private static final String ATOMIC_ITEM =
      "must be atomic as item of a list with x-kubernetes-list-type=set";

  private ListValidation() {}

  static void check(
      JSONSchemaProps schema, Strictness strictness, FieldPath path, List<FieldError> errors) {
    mapType(schema, path, errors);
    listType(schema, strictness, path, errors);
    if (isMap(schema)) {
      mapList(schema, path, errors);
    }
    if (strictness.mapKeys()) {
      errors.addAll(looseKeys(schema, path));
    }
  }

  private static boolean isMap(JSONSchemaProps schema) {
    return "map".equals(schema.xListType());
  }

  private static void mapType(JSONSchemaProps schema, FieldPath path, List<FieldError> errors) {
    String mapType = schema.xMapType();
    if (mapType == null) {
      return;
    }
    typeMustBe("object", MAP_TYPE, schema, path, errors);
    if (!mapType.equals("atomic") && !mapType.equals("granular")) {
      errors.add(
          FieldError.notSupported(path.child(MAP_TYPE), mapType, List.of("atomic", "granular")));
    }
  }

  private static void listType(
      JSONSchemaProps schema, Strictness strictness, FieldPath path, List<FieldError> errors) {
    String listType = schema.xListType();
    if (listType != null) {
      if (!schema.type().equals("array")) {
        typeMustBe("array", LIST_TYPE, schema, path, errors);
      } else if (strictness.atomicSets() && hasDivisibleItems(schema)) {
        JSONSchemaProps items = SchemaWalk.itemsOf(schema);
        boolean list = items != null && items.type().equals("array");
        errors.add(
            FieldError.invalid(
                path.child("items").child(list ? LIST_TYPE : MAP_TYPE),
                items == null ? null : items.xListType(),
                ATOMIC_ITEM));
      }
      if (!List.of("atomic", "set", "map").contains(listType)) {
        errors.add(
            FieldError.notSupported(
                path.child(LIST_TYPE), listType, List.of("atomic", "set", "map")));
      }
    }
    if (!schema.xListMapKeys().isEmpty() && !isMap(schema)) {
      String detail = "must be map if x-kubernetes-list-map-keys is non-empty";
      errors.add(
          listType == null
              ? FieldError.required(path.child(LIST_TYPE), detail)
              : FieldError.invalid(path.child(LIST_TYPE), listType, detail));
    }
  }

  private static void typeMustBe(
      String type,
      String extension,
      JSONSchemaProps schema,
      FieldPath path,
      List<FieldError> errors) {
    if (schema.type().equals(type)) {
      return;
    }
    String detail = "must be " + type + " if " + extension + " is specified";
    errors.add(
        schema.type().isEmpty()
            ? FieldError.required(path.child("type"), detail)
            : FieldError.invalid(path.child("type"), schema.type(), detail));
  }

  /** Whether a schema is that of a set whose items could be merged in part. */
  static boolean hasDivisibleItems(JSONSchemaProps schema) {
    JSONSchemaProps items = SchemaWalk.itemsOf(schema);
    if (!"set".equals(schema.xListType()) || items == null) {
      return false;
    }
    String listType = items.xListType();
    return switch (items.type()) {
      case "array" -> listType != null && !listType.equals("atomic");
      case "object" -> !"atomic".equals(items.xMapType());
      default -> false;
    };
  }

  private static void mapList(JSONSchemaProps schema, FieldPath path, List<FieldError> errors) {
    if (schema.xListMapKeys().isEmpty()) {
      errors.add(
          FieldError.required(
              path.child(KEYS), "must not be empty if x-kubernetes-list-type is map"));
    }
    JSONSchemaPropsOrArray either = schema.items();
    JSONSchemaProps items = either == null ? null : either.schema();
    if (either == null) {
      errors.add(
          FieldError.required(
              path.child("items"), "must have a schema if x-kubernetes-list-type is map"));
    } else if (items == null) {
      errors.add(
          FieldError.invalid(
              path.child("items"),
              either,
              "must only have a single schema if x-kubernetes-list-type is map"));
    } else if (!items.type().equals("object")) {
      errors.add(
          FieldError.invalid(
              path.child("items").child("type"),
              items.type(),
              "must be object if parent array's x-kubernetes-list-type is map"));
    } else {
      keys(schema.xListMapKeys(), items, path, errors);
    }
  }

  private static void keys(
      List<String> keys, JSONSchemaProps items, FieldPath path, List<FieldError> errors) {
    Set<String> seen = new HashSet<>();
    for (String key : keys) {
      JSONSchemaProps property = items.properties().get(key);
      if (property == null) {
        errors.add(
            FieldError.invalid(
                path.child(KEYS), keys, "entries must all be names of item properties"));
      } else if (property.type().equals("array") || property.type().equals("object")) {
        errors.add(
            FieldError.invalid(
                path.child("items").child("properties").key(key).child("type"),
                items.type(),
                "must be a scalar type if parent array's x-kubernetes-list-type is map"));
      }
      if (!seen.add(key)) {
        errors.add(
            FieldError.invalid(path.child(KEYS), keys, "must not contain duplicate entries"));
      }
    }
  }

  /** Whether keys of a map list may be missing, or items of it or of a set be null. */
  static boolean hasLooseKeys(JSONSchemaProps schema) {
    return !looseKeys(schema, FieldPath.ROOT).isEmpty();
  }

  private static List<FieldError> looseKeys(JSONSchemaProps schema, FieldPath path) {
    JSONSchemaProps items = SchemaWalk.itemsOf(schema);
    if (items == null || !(isMap(schema) || "set".equals(schema.xListType()))) {
      return List.of();
    }
    List<FieldError> errors = new ArrayList<>(0);
    if (items.nullable()) {
      errors.add(
          FieldError.forbidden(
              path.child("items").child("nullable"),
              "cannot be nullable when x-kubernetes-list-type is " + schema.xListType()));
    }
    if (isMap(schema)) {
      for (String key : schema.xListMapKeys()) {
        looseKey(key, items, path.child("items").child("properties").key(key), errors);
      }
    }
    return errors;
  }

  private static void looseKey(
      String key, JSONSchemaProps items, FieldPath path, List<FieldError> errors) {
    JSONSchemaProps property = items.properties().get(key);
    if (property == null) {
      return;
    }
    if (!items.required().contains(key) && property.default_() == null) {
      errors.add(
          FieldError.required(
              path.child("default"),
              "this property is in x-kubernetes-list-map-keys, so it must have a default or be a"
                  + " required property"));
    }
    if (property.nullable()) {
      errors.add(
          FieldError.forbidden(
              path.child("nullable"),
              "this property is in x-kubernetes-list-map-keys, so it cannot be nullable"));
    }
  }
}
