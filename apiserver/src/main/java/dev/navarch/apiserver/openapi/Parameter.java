package dev.navarch.apiserver.openapi;

/**
 * A part of a request beside its body.
 *
 * @param type a type of JSON Schema
 * @param shared whether it is the same wherever its name occurs, so that a document may hold it
 *     once
 */
record Parameter(String name, Place place, String description, String type, boolean shared) {

  /** Where a parameter stands. */
  enum Place {
    PATH,
    QUERY
  }

  static Parameter path(String name, String description, boolean shared) {
    return new Parameter(name, Place.PATH, description, "string", shared);
  }

  static Parameter query(String name, String description, String type, boolean shared) {
    return new Parameter(name, Place.QUERY, description, type, shared);
  }

  boolean required() {
    return place == Place.PATH;
  }
}
