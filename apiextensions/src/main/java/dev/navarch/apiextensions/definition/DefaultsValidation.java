package dev.navarch.apiextensions.definition;

import dev.navarch.apiextensions.schema.Coerced;
import dev.navarch.apiextensions.schema.EmbeddedResources;
import dev.navarch.apiextensions.schema.MetadataCoercion;
import dev.navarch.apiextensions.schema.Pruning;
import dev.navarch.apiextensions.schema.SchemaValidator;
import dev.navarch.apiextensions.schema.StructuralSchema;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldErrors;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Checks that defaults satisfy their own schemas and hold nothing that these do not know. Defaults
 * of metadata are tried out in an object of which they are a part. Defaults inside of maps are not
 * looked at.
 */
final class DefaultsValidation {
  private static final Set<String> META_FIELDS = Set.of("metadata", "kind", "apiVersion");
  private static final StringMap<@Nullable Object> SAMPLE =
      StringMap.<@Nullable Object>of("apiVersion", "validation/v1").with("kind", "Validation");

  /**
   * The object, or embedded one, that a schema is a part of.
   *
   * @param schema the schema of the whole object
   * @param around puts a value at the place of the schema and gives the object's fields
   * @param inMeta whether the place is in kind, version or metadata
   */
  private record Whole(StructuralSchema schema, UnaryOperator<Object> around, boolean inMeta) {
    static Whole of(StructuralSchema schema) {
      return new Whole(schema, UnaryOperator.identity(), false);
    }

    Whole field(String name, boolean meta) {
      return new Whole(
          schema,
          value -> around.apply(StringMap.<@Nullable Object>of(name, value)),
          inMeta || meta);
    }

    Whole item() {
      return new Whole(schema, value -> around.apply(List.of(value)), inMeta);
    }

    /** A whole object in which a value stands at the place of the schema. */
    StringMap<@Nullable Object> with(Object value) {
      StringMap<@Nullable Object> object = SAMPLE;
      if (around.apply(value) instanceof Map<?, ?> fields) {
        for (Map.Entry<?, ?> field : fields.entrySet()) {
          object = object.with((String) field.getKey(), field.getValue());
        }
      }
      return object;
    }
  }

  private final boolean pruned;
  private final RuleChecker rules;
  private final List<FieldError> errors = new ArrayList<>(0);

  private DefaultsValidation(boolean pruned, RuleChecker rules) {
    this.pruned = pruned;
    this.rules = rules;
  }

  /** What is wrong with the defaults of a schema; {@code pruned} forbids unknown fields in them. */
  static List<FieldError> check(
      StructuralSchema schema, boolean pruned, RuleChecker rules, FieldPath path) {
    DefaultsValidation run = new DefaultsValidation(pruned, rules);
    run.schema(schema, true, Whole.of(schema), path);
    return run.errors;
  }

  /** Whether a default holds what its schema does not know. */
  static boolean hasUnpruned(StructuralSchema schema) {
    StructuralSchema items = schema.items();
    StructuralSchema additional = schema.additionalSchema();
    return isUnpruned(schema)
        || (items != null && hasUnpruned(items))
        || (additional != null && hasUnpruned(additional))
        || schema.properties().values().stream().anyMatch(DefaultsValidation::hasUnpruned);
  }

  private static boolean isUnpruned(StructuralSchema schema) {
    return !Pruning.value(schema.defaultValue(), schema).unknownFields().isEmpty();
  }

  private void schema(StructuralSchema schema, boolean root, Whole outer, FieldPath path) {
    boolean resource = root || schema.embeddedResource();
    Whole whole = resource ? Whole.of(schema) : outer;
    Object value = schema.defaultValue();
    if (value != null) {
      if (whole.inMeta()) {
        metadata(value, schema, whole, path.child("default"));
      } else {
        value(value, schema, path.child("default"));
      }
    }
    StructuralSchema items = schema.items();
    if (items != null) {
      schema(items, false, whole.item(), path.child("items"));
    }
    schema
        .properties()
        .forEach((name, property) ->
            schema(
                property,
                false,
                whole.field(name, resource && META_FIELDS.contains(name)),
                path.child("properties").key(name)));
  }

  private void value(Object value, StructuralSchema schema, FieldPath path) {
    if (pruned && isUnpruned(schema)) {
      errors.add(FieldError.invalid(path, value, "must not have unknown fields"));
    }
    List<FieldError> found = EmbeddedResources.validateValue(value, schema, path);
    errors.addAll(found.isEmpty() ? satisfied(value, schema, path) : found);
  }

  private void metadata(Object value, StructuralSchema schema, Whole whole, FieldPath path) {
    StringMap<@Nullable Object> object = whole.with(value);
    Coerced coerced = MetadataCoercion.object(object, whole.schema(), false);
    String problem = coerced.problem();
    if (problem == null) {
      problem = FieldErrors.toAggregateText(EmbeddedResources.validateRoot(object, whole.schema()));
    }
    if (problem.isEmpty()) {
      errors.addAll(satisfied(value, schema, path));
    } else {
      errors.add(FieldError.invalid(path, value, "must result in valid metadata: " + problem));
    }
  }

  private List<FieldError> satisfied(Object value, StructuralSchema schema, FieldPath path) {
    List<FieldError> found = SchemaValidator.of(schema).validate(value, path);
    return found.isEmpty() && hasRules(schema) ? rules.checkValue(schema, value, path) : found;
  }

  private static boolean hasRules(StructuralSchema schema) {
    StructuralSchema items = schema.items();
    StructuralSchema additional = schema.additionalSchema();
    return !schema.rules().isEmpty()
        || (items != null && hasRules(items))
        || (additional != null && hasRules(additional))
        || schema.properties().values().stream().anyMatch(DefaultsValidation::hasRules);
  }
}
