package dev.navarch.apimachinery.serializer;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.wire.DecodeException;
import org.jspecify.annotations.Nullable;

/**
 * Turns objects into bytes of one media type, and back. It neither converts nor sets defaults: what
 * an object says it is, it is.
 */
public interface Serializer {
  /** The media type, without parameters. */
  String mediaType();

  /** Writes an object under the kind and version it says it is. */
  byte[] encode(ApiObject object);

  /**
   * Reads an object of a type that the scheme knows.
   *
   * @param defaults the kind to assume where the document does not say; null assumes nothing
   * @param strict whether to look for unknown and duplicate fields: {@link Decoded#strictErrors}
   * @throws DecodeException when the bytes are malformed, or do not say what they are
   * @throws dev.navarch.apimachinery.runtime.NotRegisteredException when the scheme does not know
   *     the kind
   */
  Decoded decode(byte[] data, @Nullable GroupVersionKind defaults, boolean strict);

  /** Reads an object, leniently, that says what it is. */
  default ApiObject decode(byte[] data) {
    return decode(data, null, false).object();
  }

  /** Whether bytes look like this format; used where nobody said what they are. */
  boolean recognizes(byte[] data);
}
