package dev.navarch.client.fake;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.descriptor.FieldDescriptor;
import dev.navarch.apimachinery.descriptor.ObjectDescriptor;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.fieldpath.TreeType;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.runtime.NotRegisteredException;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.serializer.JsonSerializer;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import dev.navarch.apimachinery.wire.DecodeException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Objects as bytes, as trees and as records, of any kind: those that the scheme does not know have
 * no record. Immutable.
 */
final class ObjectForms {
  private final Scheme scheme;
  private final JsonSerializer json;

  ObjectForms(Scheme scheme) {
    this.scheme = scheme;
    this.json = new JsonSerializer(scheme);
  }

  /**
   * Reads an object.
   *
   * @throws ApiException if it is none
   */
  ApiObject read(byte[] bytes) {
    try {
      try {
        return json.decode(bytes);
      } catch (NotRegisteredException e) {
        return Unstructured.parse(bytes);
      }
    } catch (DecodeException e) {
      throw ApiException.badRequest(String.valueOf(e.getMessage()));
    }
  }

  byte[] write(ApiObject object) {
    return json.encode(object);
  }

  StringMap<@Nullable Object> toTree(ApiObject object) {
    return UnstructuredConverter.toUnstructured(object).content();
  }

  /** An object of a tree; the kind is that of the tree if it says one. */
  MetaObject fromTree(StringMap<@Nullable Object> tree, GroupVersionKind kind) {
    Unstructured object = new Unstructured(tree);
    if (object.typeMeta().kind().isEmpty()) {
      object = (Unstructured) object.withGroupVersionKind(kind);
    }
    Class<? extends ApiObject> type = type(object.groupVersionKind()).orElse(null);
    if (type == null || !MetaObject.class.isAssignableFrom(type)) {
      return object;
    }
    try {
      return (MetaObject) UnstructuredConverter.fromUnstructured(object, type);
    } catch (DecodeException e) {
      throw ApiException.badRequest(String.valueOf(e.getMessage()));
    }
  }

  private Optional<Class<? extends ApiObject>> type(GroupVersionKind kind) {
    return scheme.recognizes(kind) ? Optional.of(scheme.type(kind)) : Optional.empty();
  }

  /** What is known of a kind's fields. */
  Optional<ObjectDescriptor> descriptor(GroupVersionKind kind) {
    return type(kind).map(type -> TypeDescriptor.of(type));
  }

  TreeType treeType(GroupVersionKind kind) {
    return descriptor(kind).map(TreeType::of).orElseGet(TreeType::deduced);
  }

  /** What an object holds in which nothing was set. */
  StringMap<@Nullable Object> emptyTree(GroupVersionKind kind) {
    return type(kind)
        .<StringMap<@Nullable Object>>map(type -> toTree(TypeDescriptor.of(type).zero()))
        .orElseGet(StringMap::of);
  }

  /** An object with one field as it is in another of its kind. */
  static MetaObject withFieldOf(MetaObject object, String field, MetaObject other) {
    if (object instanceof Unstructured any && other instanceof Unstructured source) {
      return source
          .nested(field)
          .map(value -> any.withNested(value, field))
          .orElseGet(() -> any.withoutNested(field));
    }
    return object.getClass() == other.getClass() ? withComponent(object, field, other) : object;
  }

  private static <T extends MetaObject> T withComponent(T object, String field, Object other) {
    TypeDescriptor<T> type = TypeDescriptor.of(object);
    List<FieldDescriptor> fields = type.fields();
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i).name().equals(field)) {
        return type.with(object, i, type.get(type.type().cast(other), i));
      }
    }
    return object;
  }

  /** An object with nothing in one field. */
  static MetaObject withoutField(MetaObject object, String field) {
    return object instanceof Unstructured any
        ? any.withoutNested(field)
        : withComponent(object, field, TypeDescriptor.of((Object) object).zero());
  }
}
