package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.json.JsonText;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.Serializer;

/**
 * What a client is to get.
 *
 * @param shapeVersion the version of {@code meta.k8s.io} that a table or partial metadata is in
 * @param pretty whether it is JSON that is to be readable; a wish for it in other forms is none
 */
public record Accepted(Serializer serializer, Shape shape, String shapeVersion, boolean pretty) {
  public Accepted {
    pretty = pretty && serializer.mediaType().equals(MediaTypes.JSON);
  }

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

  /** The bytes of an answer that has its shape already. */
  public byte[] encode(ApiObject answer) {
    byte[] bytes = serializer.encode(answer);
    return pretty ? JsonText.indent(bytes, "  ") : bytes;
  }
}
