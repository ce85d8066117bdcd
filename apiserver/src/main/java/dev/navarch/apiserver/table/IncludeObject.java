package dev.navarch.apiserver.table;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.IncludeObjectPolicy;
import dev.navarch.apimachinery.value.GoQuoting;

/** How much of its object a row carries. */
public enum IncludeObject {
  NONE,
  METADATA,
  OBJECT;

  /**
   * Reads the query parameter {@code includeObject}; without one it is the metadata.
   *
   * @throws ApiException a bad request, when it is something else
   */
  public static IncludeObject parse(String text) {
    return switch (text) {
      case "", IncludeObjectPolicy.METADATA -> METADATA;
      case IncludeObjectPolicy.NONE -> NONE;
      case IncludeObjectPolicy.OBJECT -> OBJECT;
      default ->
          throw ApiException.badRequest(
              "Unable to convert to Table as requested: includeObject: Invalid value: "
                  + GoQuoting.quote(text)
                  + ": must be 'Metadata', 'Object', 'None', or empty");
    };
  }
}
