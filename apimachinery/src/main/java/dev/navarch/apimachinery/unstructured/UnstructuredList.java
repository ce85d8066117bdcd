package dev.navarch.apimachinery.unstructured;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.ListMetaDescriptor;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A list of objects of any kind. Items of a list on the wire need not say what they are; here each
 * says it, as far as the list's own kind tells.
 *
 * @param typeMeta the list's kind and version
 * @param metadata the list's metadata
 * @param items the objects
 */
public record UnstructuredList(TypeMeta typeMeta, ListMeta metadata, List<Unstructured> items)
    implements ApiList<Unstructured> {
  public UnstructuredList {
    items = List.copyOf(items);
  }

  static UnstructuredList of(Unstructured list) {
    TypeMeta typeMeta = list.typeMeta();
    List<Unstructured> items = new ArrayList<>();
    for (@Nullable Object item : list.nested(List.class, "items").orElse(List.of())) {
      if (!(item instanceof Map<?, ?> object)) {
        throw new IllegalArgumentException("an item of a list is not an object: " + item);
      }
      items.add(itemOf(object, typeMeta));
    }
    ListMeta metadata =
        list.content().get("metadata") instanceof Map<?, ?> tree
            ? UnstructuredConverter.fromTree(tree, ListMetaDescriptor.INSTANCE)
            : ListMetaDescriptor.ZERO;
    return new UnstructuredList(typeMeta, metadata, items);
  }

  @SuppressWarnings("unchecked") // keys of JSON objects are texts
  private static Unstructured itemOf(Map<?, ?> object, TypeMeta list) {
    Unstructured item = new Unstructured(StringMap.copyOf((Map<String, @Nullable Object>) object));
    boolean silent = item.typeMeta().kind().isEmpty() && item.typeMeta().apiVersion().isEmpty();
    String kind = list.kind();
    return silent && kind.endsWith("List") && kind.length() > 4
        ? item.withTypeMeta(new TypeMeta(kind.substring(0, kind.length() - 4), list.apiVersion()))
        : item;
  }

  @Override
  public UnstructuredList withTypeMeta(TypeMeta other) {
    return new UnstructuredList(other, metadata, items);
  }

  @Override
  public UnstructuredList withMetadata(ListMeta other) {
    return new UnstructuredList(typeMeta, other, items);
  }

  @Override
  public UnstructuredList withItems(List<Unstructured> others) {
    return new UnstructuredList(typeMeta, metadata, others);
  }

  @Override
  public ApiObject deepCopyObject() {
    return new UnstructuredList(
        typeMeta,
        metadata,
        items.stream().map(item -> (Unstructured) item.deepCopyObject()).toList());
  }

  /** The whole list as a JSON tree. */
  public StringMap<@Nullable Object> toTree() {
    List<@Nullable Object> trees = new ArrayList<>();
    items.forEach(item -> trees.add(item.content()));
    return StringMap.<@Nullable Object>of("apiVersion", typeMeta.apiVersion())
        .with("kind", typeMeta.kind())
        .with("metadata", UnstructuredConverter.toTree(metadata, ListMetaDescriptor.INSTANCE))
        .with("items", List.copyOf(trees));
  }
}
