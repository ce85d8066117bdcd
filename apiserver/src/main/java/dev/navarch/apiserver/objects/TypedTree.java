package dev.navarch.apiserver.objects;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.descriptor.TypeMismatch;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonTypeException;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.wire.DecodeException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads records from trees, by way of their JSON. */
final class TypedTree {
  record Result(ApiObject object, List<String> problems) {}

  private TypedTree() {}

  static Result read(
      Class<? extends ApiObject> type, StringMap<@Nullable Object> tree, boolean strict) {
    JsonWriter json = new JsonWriter(2048);
    json.tree(tree);
    TypeDescriptor<? extends ApiObject> descriptor = TypeDescriptor.of(type);
    try {
      return JsonReader.read(
          json.toByteArray(),
          strict,
          in -> {
            ApiObject object = in.object() ? descriptor.readJson(in) : descriptor.zero();
            return new Result(object, in.strictErrors());
          });
    } catch (JsonTypeException e) {
      throw new DecodeException(TypeMismatch.explain(descriptor, e), e);
    }
  }
}
