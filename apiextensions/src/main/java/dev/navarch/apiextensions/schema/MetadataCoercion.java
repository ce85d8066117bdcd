package dev.navarch.apiextensions.schema;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.descriptor.TypeMismatch;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.json.JsonTypeException;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.ObjectMetaDescriptor;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.wire.DecodeException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Brings metadata into its own form: that of the object and that of every embedded resource.
 * Unknown fields go; a value of the wrong type is a problem, or goes too where that is asked for,
 * as for objects that are read from storage.
 *
 * <p>Belongs to one thread.
 */
public final class MetadataCoercion {
  private static final String UNKNOWN = "unknown field \"";

  private final boolean dropInvalid;
  private final List<String> unknown = new ArrayList<>(0);

  private MetadataCoercion(boolean dropInvalid) {
    this.dropInvalid = dropInvalid;
  }

  /** Coerces a whole object; {@code dropInvalid} takes out what cannot be read. */
  public static Coerced object(
      StringMap<@Nullable Object> object, StructuralSchema schema, boolean dropInvalid) {
    MetadataCoercion run = new MetadataCoercion(dropInvalid);
    try {
      StringMap<@Nullable Object> inside = run.fields(object, schema, FieldPath.ROOT);
      StringMap<@Nullable Object> all = run.root(inside);
      Collections.sort(run.unknown);
      return new Coerced(all, run.unknown, null);
    } catch (Problem problem) {
      return new Coerced(object, List.of(), problem.getMessage());
    }
  }

  /** The object's own metadata; what is wrong with it is told without a path. */
  private StringMap<@Nullable Object> root(StringMap<@Nullable Object> object) {
    if (!object.containsKey("metadata")) {
      return object;
    }
    try {
      return object.with("metadata", metadata(object.get("metadata"), "metadata"));
    } catch (DecodeException malformed) {
      if (dropInvalid) {
        return object;
      }
      throw new Problem(message(malformed));
    }
  }

  private @Nullable Object walk(@Nullable Object value, StructuralSchema schema, FieldPath path) {
    return switch (value) {
      case Map<?, ?> map -> {
        StringMap<@Nullable Object> object = fields(JsonKind.object(map), schema, path);
        yield schema.embeddedResource() ? resource(object, path) : object;
      }
      case List<?> list -> items(list, schema, path);
      case null, default -> value;
    };
  }

  @SuppressWarnings("ReferenceEquality") // what did not change is the same object
  private StringMap<@Nullable Object> fields(
      StringMap<@Nullable Object> object, StructuralSchema schema, FieldPath path) {
    StringMap<@Nullable Object> result = object;
    for (int i = 0; i < object.size(); i++) {
      String key = object.keyAt(i);
      Object value = object.valueAt(i);
      StructuralSchema property = schema.properties().get(key);
      StructuralSchema additional = schema.additionalSchema();
      Object after = value;
      if (property != null) {
        after = walk(value, property, path.child(key));
      } else if (additional != null) {
        after = walk(value, additional, path.key(key));
      }
      result = after == value ? result : result.with(key, after);
    }
    return result;
  }

  @SuppressWarnings("ReferenceEquality") // what did not change is the same object
  private List<?> items(List<?> list, StructuralSchema schema, FieldPath path) {
    StructuralSchema items = schema.items();
    if (items == null) {
      return list;
    }
    List<@Nullable Object> result = new ArrayList<>(list.size());
    boolean changed = false;
    for (int i = 0; i < list.size(); i++) {
      Object after = walk(list.get(i), items, path.index(i));
      changed |= after != list.get(i);
      result.add(after);
    }
    return changed ? Collections.unmodifiableList(result) : list;
  }

  private StringMap<@Nullable Object> resource(StringMap<@Nullable Object> object, FieldPath path) {
    StringMap<@Nullable Object> result = object;
    for (String key : List.of("apiVersion", "kind")) {
      if (object.containsKey(key) && !(object.get(key) instanceof String)) {
        if (!dropInvalid) {
          throw new Problem(
              FieldError.invalid(path.child(key), object.get(key), "must be a string").toString());
        }
        result = result.without(key);
      }
    }
    if (!object.containsKey("metadata")) {
      return result;
    }
    FieldPath place = path.child("metadata");
    try {
      return result.with("metadata", metadata(object.get("metadata"), place.toString()));
    } catch (DecodeException malformed) {
      if (dropInvalid) {
        return result;
      }
      throw new Problem(
          FieldError.invalid(place, object.get("metadata"), message(malformed)).toString());
    }
  }

  private @Nullable Object metadata(@Nullable Object metadata, String path) {
    ObjectMeta read;
    try {
      read = read(metadata, path);
    } catch (DecodeException malformed) {
      if (!dropInvalid || !(metadata instanceof Map<?, ?> map)) {
        throw malformed;
      }
      read = read(readable(JsonKind.object(map)), path);
    }
    return UnstructuredConverter.toTree(read, ObjectMetaDescriptor.INSTANCE);
  }

  private ObjectMeta read(@Nullable Object metadata, String path) {
    try {
      return JsonReader.read(
          JsonTree.toBytes(metadata),
          true,
          in -> {
            ObjectMeta read =
                in.value(ObjectMetaDescriptor.INSTANCE, ObjectMetaDescriptor.INSTANCE.zero());
            for (String error : in.strictErrors()) {
              if (error.startsWith(UNKNOWN)) {
                unknown.add(path + "." + error.substring(UNKNOWN.length(), error.length() - 1));
              }
            }
            return read;
          });
    } catch (JsonTypeException mismatch) {
      throw new DecodeException(
          TypeMismatch.explain(ObjectMetaDescriptor.INSTANCE, mismatch), mismatch);
    }
  }

  /** The fields that can be read one by one. */
  private static StringMap<@Nullable Object> readable(StringMap<@Nullable Object> metadata) {
    StringMap<@Nullable Object> readable = metadata;
    for (int i = 0; i < metadata.size(); i++) {
      String key = metadata.keyAt(i);
      try {
        UnstructuredConverter.fromTree(
            StringMap.<@Nullable Object>of(key, metadata.valueAt(i)),
            ObjectMetaDescriptor.INSTANCE);
      } catch (DecodeException malformed) {
        readable = readable.without(key);
      }
    }
    return readable;
  }

  private static String message(Exception failure) {
    return String.valueOf(failure.getMessage());
  }

  /** Ends a run; never leaves this class. */
  private static final class Problem extends RuntimeException {
    private static final long serialVersionUID = 1;

    Problem(String message) {
      super(message, null, false, false);
    }
  }
}
