package dev.navarch.apimachinery.unstructured;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.descriptor.TypeMismatch;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.json.JsonTypeException;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.wire.DecodeException;
import org.jspecify.annotations.Nullable;

/**
 * Goes between typed objects and trees by the rules of JSON: what is omitted in JSON is not in the
 * tree, and what a tree says is read as if it were JSON.
 */
public final class UnstructuredConverter {
  private UnstructuredConverter() {}

  /** An object as a tree. */
  public static Unstructured toUnstructured(ApiObject object) {
    return switch (object) {
      case Unstructured any -> any;
      case UnstructuredList list -> new Unstructured(list.toTree());
      default -> Unstructured.ofTree(toTree(object, TypeDescriptor.of(object)));
    };
  }

  /**
   * A tree as an object of a type.
   *
   * @throws DecodeException when a value is of the wrong type; unknown fields are passed over
   */
  public static <T extends ApiObject> T fromUnstructured(Unstructured object, Class<T> type) {
    return fromTree(object.content(), TypeDescriptor.of(type));
  }

  /** A record as a tree. */
  public static <T> @Nullable Object toTree(T value, TypeDescriptor<T> type) {
    return RecordTree.of(type).tree(value);
  }

  /** A tree as a record. */
  public static <T> T fromTree(@Nullable Object tree, TypeDescriptor<T> type) {
    try {
      return JsonReader.read(JsonTree.toBytes(tree), false, in -> in.value(type, type.zero()));
    } catch (JsonTypeException e) {
      throw new DecodeException(TypeMismatch.explain(type, e), e);
    }
  }
}
