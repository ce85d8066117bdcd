package dev.navarch.client.rest;

import dev.navarch.apimachinery.descriptor.FieldDescriptor;
import dev.navarch.apimachinery.descriptor.ObjectDescriptor;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.descriptor.ValueType;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The JSON of an object for server-side apply: what it says, its field manager owns. Some fields of
 * a record are always in its JSON, set or not; those that are not set must not be owned, so that
 * they are taken out here. An untyped object says only what somebody put into it.
 */
final class AppliedConfiguration {
  private AppliedConfiguration() {}

  static byte[] toJson(Scheme scheme, MetaObject configuration) {
    if (!configuration.metadata().managedFields().isEmpty()) {
      throw new IllegalArgumentException(
          "cannot apply an object with managed fields already set: it was read from a server and"
              + " holds fields of others");
    }
    if (configuration instanceof Unstructured any) {
      return JsonTree.toBytes(any.content());
    }
    Unstructured tree = UnstructuredConverter.toUnstructured(named(scheme, configuration));
    return JsonTree.toBytes(pruned(tree.content(), TypeDescriptor.of((Object) configuration)));
  }

  private static MetaObject named(Scheme scheme, MetaObject object) {
    if (!object.typeMeta().kind().isEmpty()) {
      return object;
    }
    return scheme.objectKinds(object).stream()
        .filter(kind -> !kind.groupVersion().isInternal())
        .findFirst()
        .map(kind -> (MetaObject) object.withGroupVersionKind(kind))
        .orElse(object);
  }

  /** The depth is that of the record it was written from. */
  private static Map<String, @Nullable Object> pruned(Map<?, ?> object, ObjectDescriptor type) {
    Map<String, @Nullable Object> kept = new TreeMap<>();
    for (Map.Entry<?, ?> entry : object.entrySet()) {
      String name = String.valueOf(entry.getKey());
      FieldDescriptor field = type.jsonField(name);
      Object value = entry.getValue();
      if (field == null || type.hasOwnJson()) {
        kept.put(name, value);
        continue;
      }
      Object inner = pruned(value, field.type());
      if (inner != null && (field.nullable() || !isZero(inner, field.type()))) {
        kept.put(name, inner);
      }
    }
    return kept;
  }

  private static @Nullable Object pruned(@Nullable Object value, ValueType type) {
    return switch (type) {
      case ValueType.Struct struct when value instanceof Map<?, ?> map ->
          struct.descriptor().hasOwnJson() ? map : pruned(map, struct.descriptor());
      case ValueType.ListOf list when value instanceof List<?> items -> {
        List<@Nullable Object> kept = new ArrayList<>(items.size());
        for (Object item : items) {
          kept.add(pruned(item, list.element()));
        }
        yield kept;
      }
      case ValueType.MapOf map when value instanceof Map<?, ?> entries -> {
        Map<String, @Nullable Object> kept = new TreeMap<>();
        entries.forEach((key, item) -> kept.put(String.valueOf(key), pruned(item, map.value())));
        yield kept;
      }
      default -> value;
    };
  }

  private static boolean isZero(Object value, ValueType type) {
    return switch (value) {
      case Map<?, ?> map -> map.isEmpty() && type instanceof ValueType.Struct;
      case String text -> text.isEmpty();
      case Boolean flag -> !flag;
      case Number number -> number.doubleValue() == 0;
      default -> false;
    };
  }
}
