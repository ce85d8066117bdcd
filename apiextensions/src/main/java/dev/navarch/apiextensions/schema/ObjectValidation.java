package dev.navarch.apiextensions.schema;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that a schema demands of objects but its rules: values, embedded resources, unique items, in
 * this order. The object's own metadata is checked like that of any kind, before.
 */
public final class ObjectValidation {
  private final StructuralSchema schema;
  private final SchemaValidator values;

  /** Prepares a schema for checking objects. */
  public ObjectValidation(StructuralSchema schema) {
    this.schema = schema;
    this.values = SchemaValidator.of(schema);
  }

  /** What is wrong with a new object. */
  public List<FieldError> create(StringMap<@Nullable Object> object) {
    List<FieldError> errors = new ArrayList<>(values.validate(object, FieldPath.ROOT));
    errors.addAll(EmbeddedResources.validate(object, schema));
    errors.addAll(ListUniqueness.validate(object, schema));
    return errors;
  }

  /**
   * What is wrong with a changed object. Values that did not change may stay as they are; lists
   * that repeated items before may go on doing so.
   */
  public List<FieldError> update(
      StringMap<@Nullable Object> object, StringMap<@Nullable Object> before) {
    List<FieldError> errors =
        new ArrayList<>(values.validateUpdate(object, before, FieldPath.ROOT));
    errors.addAll(EmbeddedResources.validate(object, schema));
    if (ListUniqueness.validate(before, schema).isEmpty()) {
      errors.addAll(ListUniqueness.validate(object, schema));
    }
    return errors;
  }
}
