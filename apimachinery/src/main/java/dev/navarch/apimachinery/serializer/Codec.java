package dev.navarch.apimachinery.serializer;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.runtime.DefaultingContext;
import dev.navarch.apimachinery.runtime.GroupVersioner;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.unstructured.UnstructuredList;
import org.jspecify.annotations.Nullable;

/**
 * Bytes to objects of the version a caller works with, and back. Reading sets the defaults of the
 * version that was read, then converts; writing converts, then writes. An object without a type
 * goes through as it is.
 */
public final class Codec {
  private final Scheme scheme;
  private final Serializer serializer;
  private final GroupVersioner writes;
  private final GroupVersioner reads;
  private final DefaultingContext defaulting;

  Codec(
      Scheme scheme,
      Serializer serializer,
      GroupVersioner writes,
      GroupVersioner reads,
      DefaultingContext defaulting) {
    this.scheme = scheme;
    this.serializer = serializer;
    this.writes = writes;
    this.reads = reads;
    this.defaulting = defaulting;
  }

  /** Writes an object in the version this codec writes. */
  public byte[] encode(ApiObject object) {
    return serializer.encode(
        isUntyped(object) ? object : scheme.unsafeConvertToVersion(object, writes));
  }

  private static boolean isUntyped(ApiObject object) {
    return object instanceof Unstructured || object instanceof UnstructuredList;
  }

  /** Reads an object, leniently, that says what it is. */
  public ApiObject decode(byte[] data) {
    return decode(data, null, false).object();
  }

  /** Reads an object; see {@link Serializer#decode(byte[], GroupVersionKind, boolean)}. */
  public Decoded decode(byte[] data, @Nullable GroupVersionKind defaults, boolean strict) {
    Decoded decoded = serializer.decode(data, defaults, strict);
    ApiObject defaulted = scheme.applyDefaults(decoded.object(), defaulting);
    return new Decoded(
        scheme.unsafeConvertToVersion(defaulted, reads), decoded.kind(), decoded.strictErrors());
  }
}
