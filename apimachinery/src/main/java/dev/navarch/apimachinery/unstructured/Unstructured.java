package dev.navarch.apimachinery.unstructured;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.ObjectMetaDescriptor;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.wire.DecodeException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * An object of any kind as a JSON tree. Immutable: what changes it gives a new object, which shares
 * what did not change.
 *
 * @param content the whole object, with {@code apiVersion} and {@code kind}
 */
public record Unstructured(StringMap<@Nullable Object> content) implements MetaObject {
  /** Makes an object of any maps, lists and scalars; they are copied. */
  @SuppressWarnings("unchecked") // a copied map is a string map
  public static Unstructured of(Map<String, ? extends @Nullable Object> content) {
    return new Unstructured((StringMap<@Nullable Object>) requireObject(JsonTree.copyOf(content)));
  }

  /**
   * Reads an object from JSON.
   *
   * @throws DecodeException when it is not a JSON object
   */
  public static Unstructured parse(byte[] json) {
    return ofTree(JsonTree.parse(json));
  }

  static Unstructured ofTree(@Nullable Object tree) {
    return new Unstructured(requireObject(tree));
  }

  @SuppressWarnings("unchecked") // keys of JSON objects are texts
  private static StringMap<@Nullable Object> requireObject(@Nullable Object tree) {
    if (tree instanceof StringMap<?> map) {
      return (StringMap<@Nullable Object>) map;
    }
    throw new DecodeException("json: cannot unmarshal a value that is not an object");
  }

  @Override
  public TypeMeta typeMeta() {
    return new TypeMeta(text("kind"), text("apiVersion"));
  }

  private String text(String field) {
    return content.get(field) instanceof String value ? value : "";
  }

  @Override
  public Unstructured withTypeMeta(TypeMeta typeMeta) {
    return new Unstructured(
        content.with("kind", typeMeta.kind()).with("apiVersion", typeMeta.apiVersion()));
  }

  /**
   * The object's metadata, read from the tree; fields that metadata does not have are not in it.
   */
  @Override
  public ObjectMeta metadata() {
    return content.get("metadata") instanceof Map<?, ?> tree
        ? UnstructuredConverter.fromTree(tree, ObjectMetaDescriptor.INSTANCE)
        : ObjectMetaDescriptor.ZERO;
  }

  @Override
  public Unstructured withMetadata(ObjectMeta metadata) {
    return new Unstructured(
        content.with(
            "metadata", UnstructuredConverter.toTree(metadata, ObjectMetaDescriptor.INSTANCE)));
  }

  /** The object's name. */
  public String name() {
    return nested(String.class, "metadata", "name").orElse("");
  }

  /** The object's namespace. */
  public String namespace() {
    return nested(String.class, "metadata", "namespace").orElse("");
  }

  @Override
  public ApiObject deepCopyObject() {
    return of(content);
  }

  // ---- values inside

  /** The value at a path of field names; empty when it is not there or null. */
  public Optional<Object> nested(String... path) {
    return Nested.get(content, path);
  }

  /** The value at a path, which must be of a type ({@code Long.class}) where it is there. */
  public <T> Optional<T> nested(Class<T> type, String... path) {
    return Nested.get(type, content, path);
  }

  /** The list of texts at a path. */
  public Optional<List<String>> nestedStrings(String... path) {
    return Nested.stringList(content, path);
  }

  /** The map of texts at a path. */
  public Optional<Map<String, String>> nestedStringMap(String... path) {
    return Nested.stringMap(content, path);
  }

  /** The object with a value (maps, lists and scalars) put at a path. */
  public Unstructured withNested(@Nullable Object value, String... path) {
    return new Unstructured(Nested.with(content, JsonTree.copyOf(value), path));
  }

  /** The object without the value at a path. */
  public Unstructured withoutNested(String... path) {
    return new Unstructured(Nested.without(content, path));
  }

  // ---- lists

  /** Whether this is a list of objects: it has {@code items}. */
  public boolean isList() {
    return content.get("items") instanceof List;
  }

  /** Goes through the objects of a list, in order. */
  public void eachListItem(Consumer<Unstructured> action) {
    toList().items().forEach(action);
  }

  /** The object as a list of objects. */
  public UnstructuredList toList() {
    return UnstructuredList.of(this);
  }
}
