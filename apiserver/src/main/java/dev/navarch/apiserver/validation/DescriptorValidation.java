package dev.navarch.apiserver.validation;

import dev.navarch.apimachinery.descriptor.FieldDescriptor;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.descriptor.ValueType;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Validation of kinds that have no rules of their own, by what their types say: texts and records
 * that clients must send, and texts that must be one of a few.
 *
 * <p>Types say less than Kubernetes' own rules: a list that must be sent may well be empty, and
 * zero and false are values. Only what cannot be valid is reported. Metadata and status are left
 * out: the one has rules of its own, the other is written by those who know.
 */
public final class DescriptorValidation {
  /** Far deeper than any type nests; types that contain themselves end here. */
  private static final int MAX_DEPTH = 64;

  private static final Set<String> SKIPPED = Set.of("metadata", "status", "typeMeta");

  private final Set<Class<?>> covered;
  private final Set<String> mayBeEmpty;

  /**
   * Creates a validation.
   *
   * @param covered kinds with rules of their own; they are passed over
   * @param mayBeEmpty fields that clients must send, if only empty, as type and field: {@code
   *     VolumeAttachmentSpec.nodeName}
   */
  public DescriptorValidation(Set<Class<?>> covered, Set<String> mayBeEmpty) {
    this.covered = Set.copyOf(covered);
    this.mayBeEmpty = Set.copyOf(mayBeEmpty);
  }

  /** What is wrong with an object; nothing for a covered kind. */
  public List<FieldError> check(MetaObject object) {
    if (covered.contains(object.getClass())) {
      return List.of();
    }
    List<FieldError> errors = new ArrayList<>(0);
    TypeDescriptor<Object> type = TypeDescriptor.<Object>of(object);
    List<FieldDescriptor> fields = type.fields();
    for (int i = 0; i < fields.size(); i++) {
      if (!SKIPPED.contains(fields.get(i).name())) {
        field(type, object, i, FieldPath.ROOT, 0, errors);
      }
    }
    return errors;
  }

  private void struct(Object record, FieldPath path, int depth, List<FieldError> errors) {
    TypeDescriptor<Object> type = TypeDescriptor.of(record);
    for (int i = 0; i < type.fields().size(); i++) {
      field(type, record, i, path, depth, errors);
    }
  }

  private void field(
      TypeDescriptor<Object> type,
      Object record,
      int component,
      FieldPath parent,
      int depth,
      List<FieldError> errors) {
    FieldDescriptor field = type.fields().get(component);
    FieldPath path = field.inline() ? parent : parent.child(field.name());
    Object value = type.get(record, component);
    if (isMissing(field, value)) {
      if (field.required() && !mayBeEmpty.contains(type.name() + "." + field.name())) {
        errors.add(FieldError.required(path));
      }
    } else if (!isUnset(field, value)) {
      value(value, field.type(), field.enumValues(), path, depth, errors);
    }
  }

  private static boolean isMissing(FieldDescriptor field, @Nullable Object value) {
    return value == null || (value.equals("") && !field.nullable());
  }

  /** An optional record that is not there is one in which nothing is set. */
  private static boolean isUnset(FieldDescriptor field, @Nullable Object value) {
    return value != null
        && !field.nullable()
        && !field.required()
        && field.type() instanceof ValueType.Struct
        && !field.name().equals("spec")
        && TypeDescriptor.of(value).isZero(value);
  }

  private void value(
      @Nullable Object value,
      ValueType type,
      List<String> allowed,
      FieldPath path,
      int depth,
      List<FieldError> errors) {
    if (depth > MAX_DEPTH || value == null) {
      return;
    }
    switch (type) {
      case ValueType.Struct struct -> struct(value, path, depth + 1, errors);
      case ValueType.ListOf list -> {
        int i = 0;
        for (Object item : (List<?>) value) {
          value(item, list.element(), allowed, path.index(i++), depth + 1, errors);
        }
      }
      case ValueType.MapOf map -> {
        for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
          FieldPath at = path.key(String.valueOf(entry.getKey()));
          value(entry.getValue(), map.value(), allowed, at, depth + 1, errors);
        }
      }
      case ValueType.Scalar scalar -> {
        if (value instanceof String text && !allowed.isEmpty() && !allowed.contains(text)) {
          errors.add(FieldError.notSupported(path, text, allowed.stream().sorted().toList()));
        }
      }
    }
  }
}
