package dev.navarch.apiextensions.schema;

import dev.navarch.apimachinery.collect.StringMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What validation reads of a schema and of an alternative alike. */
sealed interface ValidationNode permits StructuralSchema, NestedValidation {
  /** The types that a value may have; none where any goes. */
  List<String> types();

  boolean nullable();

  ValueValidations values();

  StringMap<? extends ValidationNode> properties();

  /** What fields beside the properties must satisfy. */
  @Nullable ValidationNode additionalNode();

  /** Whether there may be no fields beside the properties. */
  boolean forbidsAdditional();

  @Nullable ValidationNode items();
}
