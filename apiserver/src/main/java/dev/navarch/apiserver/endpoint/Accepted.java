package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.serializer.Serializer;

/**
 * What a client is to get.
 *
 * @param shapeVersion the version of {@code meta.k8s.io} that a table or partial metadata is in
 * @param pretty whether JSON is to be readable
 */
public record Accepted(Serializer serializer, Shape shape, String shapeVersion, boolean pretty) {

  /** What objects are turned into on their way out. */
  public enum Shape {
    /** The objects as they are. */
    OBJECT,
    TABLE,
    /** Metadata alone, of one object. */
    METADATA,
    /** Metadata alone, of a list. */
    METADATA_LIST
  }

  public boolean isPlain() {
    return shape == Shape.OBJECT && !pretty;
  }
}
