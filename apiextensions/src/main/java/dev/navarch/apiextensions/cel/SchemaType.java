package dev.navarch.apiextensions.cel;

import dev.cel.common.types.CelType;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the checker and the estimate of costs know of the values of a schema.
 *
 * @param type the type in the language
 * @param minSize the fewest bytes that a value takes in JSON
 * @param maxElements the most characters, items or entries; zero for what has none
 * @param element the type of items or of the values of a map
 * @param fields the fields of an object, by identifier
 */
record SchemaType(
    CelType type,
    long minSize,
    long maxElements,
    @Nullable SchemaType element,
    Map<String, SchemaType> fields) {

  /** The most bytes of a request. */
  static final long MAX_REQUEST = 3 * 1024 * 1024;

  static SchemaType simple(CelType type, long minSize, long maxElements) {
    return new SchemaType(type, minSize, maxElements, null, Map.of());
  }

  /** How many such values can be in one request. */
  long maxCardinality() {
    return MAX_REQUEST / (minSize + 1);
  }
}
