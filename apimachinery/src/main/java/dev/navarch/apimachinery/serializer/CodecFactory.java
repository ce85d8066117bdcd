package dev.navarch.apimachinery.serializer;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.runtime.DefaultingContext;
import dev.navarch.apimachinery.runtime.GroupVersioner;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes the serializers and codecs of a scheme. */
public final class CodecFactory {
  private final Scheme scheme;
  private final DefaultingContext defaulting;
  private final List<Serializer> serializers;

  /** Creates a factory that sets the newest defaults. */
  public CodecFactory(Scheme scheme) {
    this(scheme, DefaultingContext.NEWEST);
  }

  /** Creates a factory. */
  public CodecFactory(Scheme scheme, DefaultingContext defaulting) {
    this.scheme = scheme;
    this.defaulting = defaulting;
    serializers =
        List.of(
            new JsonSerializer(scheme), new YamlSerializer(scheme), new ProtobufSerializer(scheme));
  }

  /** The serializers, the preferred one first. */
  public List<Serializer> serializers() {
    return serializers;
  }

  /** The serializer of a media type without parameters. */
  public Optional<Serializer> serializer(String mediaType) {
    for (Serializer serializer : serializers) {
      if (serializer.mediaType().equals(mediaType)) {
        return Optional.of(serializer);
      }
    }
    return Optional.empty();
  }

  /** The serializer whose format some bytes are in; YAML where no other recognizes them. */
  public Serializer recognize(byte[] data) {
    for (Serializer serializer : serializers) {
      if (serializer.recognizes(data)) {
        return serializer;
      }
    }
    return serializers.get(1);
  }

  /** Reads any known version, sets its defaults and gives the internal version. */
  public ApiObject decodeToInternal(
      Serializer serializer, byte[] data, @Nullable GroupVersionKind defaults) {
    return codec(serializer, GroupVersioner.internal(), GroupVersioner.internal())
        .decode(data, defaults, false)
        .object();
  }

  /** Reads an object in whatever format and known version it is, with defaults, unconverted. */
  public ApiObject decode(byte[] data) {
    return scheme.applyDefaults(recognize(data).decode(data), defaulting);
  }

  /** A codec that writes one version, and reads any into the internal one. */
  public Codec codec(Serializer serializer, GroupVersion writes) {
    return codec(serializer, GroupVersioner.of(writes), GroupVersioner.internal());
  }

  /** A codec that writes some version and reads into some version. */
  public Codec codec(Serializer serializer, GroupVersioner writes, GroupVersioner reads) {
    return new Codec(scheme, serializer, writes, reads, defaulting);
  }

  /**
   * The codec for a store: writes the storage version, reads any version there has ever been, with
   * defaults, into the internal one.
   */
  public Codec storageCodec(Serializer serializer, GroupVersion storageVersion) {
    return codec(serializer, storageVersion);
  }
}
