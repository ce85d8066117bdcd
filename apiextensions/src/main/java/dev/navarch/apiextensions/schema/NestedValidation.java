package dev.navarch.apiextensions.schema;

import dev.navarch.apimachinery.collect.StringMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One alternative: what a value and the values inside it must satisfy. It has no shape of its own.
 *
 * @param type in a structural schema only where the alternatives spell out int-or-string; empty for
 *     any
 * @param nullable whether null is a value; never in a structural schema
 * @param values what the value itself must satisfy
 * @param properties what fields must satisfy where they are there
 * @param additionalProperties what fields beside the properties must satisfy; null for nothing
 * @param forbidsAdditional whether there may be no fields beside the properties; never in a
 *     structural schema
 * @param items what items must satisfy; null for nothing
 */
public record NestedValidation(
    String type,
    boolean nullable,
    ValueValidations values,
    StringMap<NestedValidation> properties,
    @Nullable NestedValidation additionalProperties,
    boolean forbidsAdditional,
    @Nullable NestedValidation items)
    implements ValidationNode {

  @Override
  public List<String> types() {
    return type.isEmpty() ? List.of() : List.of(type);
  }

  @Override
  public @Nullable NestedValidation additionalNode() {
    return additionalProperties;
  }
}
