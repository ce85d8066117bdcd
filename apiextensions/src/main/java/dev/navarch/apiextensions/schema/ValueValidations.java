package dev.navarch.apiextensions.schema;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a value must satisfy beyond its type. Limits that are null hold nothing back.
 *
 * @param format the closer form of texts and numbers, or empty
 * @param pattern the regular expression that a text must match somewhere, or empty
 * @param enumValues the trees that a value may be one of; empty for any
 * @param required the fields that an object must have
 * @param allOf alternatives that must all accept the value
 * @param anyOf alternatives of which one at least must accept the value
 * @param oneOf alternatives of which exactly one must accept the value
 * @param not what must not accept the value
 */
public record ValueValidations(
    String format,
    @Nullable Double maximum,
    boolean exclusiveMaximum,
    @Nullable Double minimum,
    boolean exclusiveMinimum,
    @Nullable Long maxLength,
    @Nullable Long minLength,
    String pattern,
    @Nullable Long maxItems,
    @Nullable Long minItems,
    boolean uniqueItems,
    @Nullable Double multipleOf,
    List<@Nullable Object> enumValues,
    @Nullable Long maxProperties,
    @Nullable Long minProperties,
    List<String> required,
    List<NestedValidation> allOf,
    List<NestedValidation> anyOf,
    List<NestedValidation> oneOf,
    @Nullable NestedValidation not) {

  /** Nothing to satisfy. */
  public static final ValueValidations NONE =
      new ValueValidations(
          "", null, false, null, false, null, null, "", null, null, false, null, List.of(), null,
          null, List.of(), List.of(), List.of(), List.of(), null);

  public ValueValidations {
    required = List.copyOf(required);
    allOf = List.copyOf(allOf);
    anyOf = List.copyOf(anyOf);
    oneOf = List.copyOf(oneOf);
  }

  /** Whether there is nothing to satisfy. */
  public boolean isEmpty() {
    return equals(NONE);
  }
}
