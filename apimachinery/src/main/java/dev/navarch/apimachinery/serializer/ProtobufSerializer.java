package dev.navarch.apimachinery.serializer;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.proto.ProtoReader;
import dev.navarch.apimachinery.proto.ProtoWriter;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.wire.DecodeException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Protobuf in Kubernetes' envelope: four magic bytes, then a message with the object's kind and
 * version, its bytes, and their encoding and content type, which must be empty or protobuf's own.
 */
public final class ProtobufSerializer implements Serializer {
  private static final byte[] MAGIC = {'k', '8', 's', 0};

  private static final ClassValue<UsualSize> SIZES = UsualSize.ofTypes(1024);

  private final Scheme scheme;
  private final boolean sharing;

  /** Creates a serializer for the kinds of a scheme. */
  public ProtobufSerializer(Scheme scheme) {
    this(scheme, false);
  }

  private ProtobufSerializer(Scheme scheme, boolean sharing) {
    this.scheme = scheme;
    this.sharing = sharing;
  }

  /** One whose objects have in common what is the same in them, for those who keep many. */
  public ProtobufSerializer sharing() {
    return new ProtobufSerializer(scheme, true);
  }

  @Override
  public String mediaType() {
    return MediaTypes.PROTOBUF;
  }

  @Override
  public byte[] encode(ApiObject object) {
    return encodeRecord(object, object.typeMeta());
  }

  private static <T> byte[] encodeRecord(T object, TypeMeta typeMeta) {
    UsualSize size = SIZES.get(object.getClass());
    ProtoWriter out = new ProtoWriter(size.capacity());
    out.string(0x22, "");
    out.string(0x1A, "");
    out.message(0x12, object, TypeDescriptor.of(object));
    int mark = out.mark();
    out.string(0x12, typeMeta.kind());
    out.string(0x0A, typeMeta.apiVersion());
    out.message(0x0A, mark);
    out.prepend(MAGIC);
    byte[] bytes = out.toByteArray();
    size.was(bytes.length);
    return bytes;
  }

  @Override
  public Decoded decode(byte[] data, @Nullable GroupVersionKind defaults, boolean strict) {
    if (!recognizes(data)) {
      throw new DecodeException(
          "provided data does not appear to be a protobuf message, expected prefix [107 56 115 0]");
    }
    Envelope envelope =
        Envelope.read(new ProtoReader(data, MAGIC.length, data.length - MAGIC.length));
    GroupVersionKind kind = envelope.kind(defaults);
    Class<? extends ApiObject> type = scheme.type(kind);
    ProtoReader in = reader(envelope.raw().unsafeArray(), ApiList.class.isAssignableFrom(type));
    ApiObject object = TypeDescriptor.of(type).readProto(in);
    return new Decoded(object.withGroupVersionKind(kind), kind, List.of());
  }

  private ProtoReader reader(byte[] raw, boolean isList) {
    if (!sharing) {
      return new ProtoReader(raw);
    }
    return isList
        ? ProtoReader.sharingInsideItems(raw, 0, raw.length)
        : ProtoReader.sharing(raw, 0, raw.length);
  }

  @Override
  public boolean recognizes(byte[] data) {
    if (data.length < MAGIC.length) {
      return false;
    }
    for (int i = 0; i < MAGIC.length; i++) {
      if (data[i] != MAGIC[i]) {
        return false;
      }
    }
    return true;
  }

  private record Envelope(String apiVersion, String kind, Bytes raw) {
    static Envelope read(ProtoReader in) {
      String apiVersion = "";
      String kind = "";
      Bytes raw = Bytes.EMPTY;
      String encoding = "";
      String contentType = "";
      for (int tag; (tag = in.tag()) != 0; ) {
        switch (tag) {
          case 0x0A -> {
            int outer = in.enter();
            for (int inner; (inner = in.tag()) != 0; ) {
              switch (inner) {
                case 0x0A -> apiVersion = in.string();
                case 0x12 -> kind = in.string();
                default -> in.unknown(inner, 0b110);
              }
            }
            in.leave(outer);
          }
          case 0x12 -> raw = in.bytes();
          case 0x1A -> encoding = in.string();
          case 0x22 -> contentType = in.string();
          default -> in.unknown(tag, 0b11110);
        }
      }
      if (!encoding.isEmpty()) {
        throw new DecodeException("unable to decode content encoding \"" + encoding + "\"");
      }
      if (!contentType.isEmpty() && !contentType.equals(MediaTypes.PROTOBUF)) {
        throw new DecodeException(
            "unable to decode content type \""
                + contentType
                + "\": only "
                + MediaTypes.PROTOBUF
                + " can stand inside protobuf");
      }
      return new Envelope(apiVersion, kind, raw);
    }

    GroupVersionKind kind(@Nullable GroupVersionKind defaults) {
      GroupVersionKind named = parsed();
      if (defaults != null) {
        named =
            new GroupVersionKind(
                named.version().isEmpty() ? defaults.group() : named.group(),
                named.version().isEmpty() ? defaults.version() : named.version(),
                named.kind().isEmpty() ? defaults.kind() : named.kind());
      }
      if (named.kind().isEmpty()) {
        throw new DecodeException("Object 'Kind' is missing in the protobuf envelope");
      }
      if (named.version().isEmpty()) {
        throw new DecodeException("Object 'apiVersion' is missing in the protobuf envelope");
      }
      return named;
    }

    private GroupVersionKind parsed() {
      try {
        return GroupVersion.parse(apiVersion).withKind(kind);
      } catch (IllegalArgumentException e) {
        throw new DecodeException("bad apiVersion: " + e.getMessage(), e);
      }
    }
  }
}
