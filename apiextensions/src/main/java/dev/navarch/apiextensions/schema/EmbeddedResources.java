package dev.navarch.apiextensions.schema;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.ObjectMetaDescriptor;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.apiserver.validation.NameKind;
import dev.navarch.apiserver.validation.ObjectMetaValidation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Checks kind, version and metadata of objects inside objects. Kind and version must be there;
 * metadata need not be, nor a name in it.
 */
public final class EmbeddedResources {
  private EmbeddedResources() {}

  /** What is wrong with the resources inside an object; its own metadata is not looked at. */
  public static List<FieldError> validate(
      StringMap<@Nullable Object> object, StructuralSchema schema) {
    List<FieldError> errors = new ArrayList<>(0);
    fields(object, schema, FieldPath.ROOT, errors);
    return errors;
  }

  /** What is wrong with a value at a path and the resources inside it. */
  public static List<FieldError> validateValue(
      @Nullable Object value, StructuralSchema schema, FieldPath path) {
    List<FieldError> errors = new ArrayList<>(0);
    value(value, schema, path, errors);
    return errors;
  }

  /** What is wrong with kind, version and metadata of a whole object and of those inside it. */
  public static List<FieldError> validateRoot(
      StringMap<@Nullable Object> object, StructuralSchema schema) {
    List<FieldError> errors = new ArrayList<>(0);
    resource(object, FieldPath.ROOT, errors);
    fields(object, schema, FieldPath.ROOT, errors);
    return errors;
  }

  private static void value(
      @Nullable Object value, StructuralSchema schema, FieldPath path, List<FieldError> errors) {
    switch (value) {
      case Map<?, ?> map -> {
        if (schema.embeddedResource()) {
          resource(map, path, errors);
        }
        fields(map, schema, path, errors);
      }
      case List<?> list -> {
        StructuralSchema items = schema.items();
        for (int i = 0; items != null && i < list.size(); i++) {
          value(list.get(i), items, path.index(i), errors);
        }
      }
      case null, default -> {}
    }
  }

  private static void fields(
      Map<?, ?> object, StructuralSchema schema, FieldPath path, List<FieldError> errors) {
    StructuralSchema additional = schema.additionalSchema();
    object.forEach((key, value) -> {
      String name = (String) key;
      StructuralSchema property = schema.properties().get(name);
      if (property != null) {
        value(value, property, path.child(name), errors);
      } else if (additional != null) {
        value(value, additional, path.key(name), errors);
      }
    });
  }

  private static void resource(Map<?, ?> object, FieldPath path, List<FieldError> errors) {
    apiVersion(object.get("apiVersion"), path.child("apiVersion"), object, errors);
    kind(object.get("kind"), path.child("kind"), object, errors);
    if (object.containsKey("metadata")) {
      metadata(object.get("metadata"), path.child("metadata"), errors);
    }
  }

  private static void apiVersion(
      @Nullable Object version, FieldPath path, Map<?, ?> object, List<FieldError> errors) {
    if (!object.containsKey("apiVersion") || "".equals(version)) {
      errors.add(FieldError.required(path));
    } else if (!(version instanceof String text)) {
      errors.add(FieldError.invalid(path, version, "must be a string"));
    } else if (text.indexOf('/') != text.lastIndexOf('/')) {
      errors.add(FieldError.invalid(path, text, "unexpected GroupVersion string: " + text));
    }
  }

  private static void kind(
      @Nullable Object kind, FieldPath path, Map<?, ?> object, List<FieldError> errors) {
    if (!object.containsKey("kind") || "".equals(kind)) {
      errors.add(FieldError.required(path));
    } else if (!(kind instanceof String text)) {
      errors.add(FieldError.invalid(path, kind, "must be a string"));
    } else {
      List<String> wrong = NameSyntax.dns1035Label(text.toLowerCase(Locale.ROOT));
      if (!wrong.isEmpty()) {
        errors.add(
            FieldError.invalid(
                path,
                text,
                "may have mixed case, but should otherwise match: " + String.join(",", wrong)));
      }
    }
  }

  private static void metadata(@Nullable Object metadata, FieldPath path, List<FieldError> errors) {
    ObjectMeta read;
    try {
      read = UnstructuredConverter.fromTree(metadata, ObjectMetaDescriptor.INSTANCE);
    } catch (DecodeException malformed) {
      errors.add(FieldError.invalid(path, metadata, String.valueOf(malformed.getMessage())));
      return;
    }
    ObjectMeta named = read.name().isEmpty() ? read.toBuilder().name("fakename").build() : read;
    errors.addAll(
        ObjectMetaValidation.create(
            named, !read.namespace().isEmpty(), NameKind.PATH_SEGMENT, path));
  }
}
