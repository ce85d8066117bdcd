package dev.navarch.registry.generic;

import dev.navarch.apimachinery.collect.Lazy;
import dev.navarch.apimachinery.descriptor.FieldDescriptor;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.fields.FieldValue;
import dev.navarch.apimachinery.fields.Fields;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.runtime.FieldLabelConversion;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apiserver.endpoint.SelectableFields;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The fields of records by which they can be selected: their values are found by their path in the
 * hub. What is no plain path has a function.
 */
final class HubFields implements SelectableFields {
  private final String kind;
  private final Lazy<Map<String, Function<MetaObject, String>>> computed;

  HubFields(String kind, Lazy<Map<String, Function<MetaObject, String>>> computed) {
    this.kind = kind;
    this.computed = computed;
  }

  @Override
  public FieldValue convert(GroupVersion version, String field, String value) {
    FieldLabels labels = FieldLabels.of(new GroupKind(version.group(), kind));
    return labels == null
        ? FieldLabelConversion.METADATA.convert(field, value)
        : labels.convert(field, value);
  }

  @Override
  public Fields of(MetaObject object) {
    return field -> value(object, field);
  }

  private String value(MetaObject object, String field) {
    Function<MetaObject, String> function = computed.get().get(field);
    if (function != null) {
      return function.apply(object);
    }
    return switch (field) {
      case "metadata.name" -> object.metadata().name();
      case "metadata.namespace" -> object.metadata().namespace();
      default -> text(at(object, field.split("\\.", -1)));
    };
  }

  private static @Nullable Object at(Object start, String[] path) {
    Object value = start;
    for (String step : path) {
      if (value == null) {
        return null;
      }
      value = member(value, step);
    }
    return value;
  }

  private static <T> @Nullable Object member(T value, String name) {
    if (!(value instanceof Record)) {
      return null;
    }
    TypeDescriptor<T> type = TypeDescriptor.of(value);
    for (int i = 0; i < type.fields().size(); i++) {
      FieldDescriptor field = type.fields().get(i);
      if (field.name().equals(name)) {
        return type.get(value, i);
      }
    }
    return null;
  }

  private static String text(@Nullable Object value) {
    return value == null ? "" : value.toString();
  }
}
