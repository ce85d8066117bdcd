package dev.navarch.client.rest;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.descriptor.TypeMismatch;
import dev.navarch.apimachinery.json.FieldNames;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonTypeException;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.runtime.NotRegisteredException;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.serializer.JsonSerializer;
import dev.navarch.apimachinery.serializer.MediaType;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.ProtobufSerializer;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import dev.navarch.apimachinery.unstructured.UnstructuredList;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.client.transport.TransportAnswer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Bytes that a server sent to objects of the type that a caller expects, and nothing else. Items of
 * a list need not say on the wire what they are; here each says it.
 *
 * <p>Throws {@link DecodeException} for all that cannot be read. Immutable.
 */
final class ObjectReader {
  private static final FieldNames KIND = FieldNames.of("apiVersion", "kind");
  private static final int SHOWN = 200;

  private final Scheme scheme;
  private final JsonSerializer json;
  private final ProtobufSerializer protobuf;

  ObjectReader(Scheme scheme) {
    this.scheme = scheme;
    json = new JsonSerializer(scheme);
    protobuf = new ProtobufSerializer(scheme).sharing();
  }

  /** The media type of an answer without parameters; JSON where nothing is said. */
  static String mediaType(TransportAnswer answer) {
    String header = answer.headers().first("Content-Type").orElse("");
    if (header.isBlank()) {
      return MediaTypes.JSON;
    }
    try {
      return MediaType.parse(header).essence();
    } catch (IllegalArgumentException e) {
      return header;
    }
  }

  static boolean canRead(String mediaType) {
    return mediaType.equals(MediaTypes.JSON) || mediaType.equals(MediaTypes.PROTOBUF);
  }

  /** Reads the events of a watch. */
  <T extends ApiObject> EventReader<T> events(TransportAnswer answer, Class<T> type)
      throws IOException {
    String mediaType = mediaType(answer);
    if (!canRead(mediaType)) {
      throw new UnreadableAnswerException("the answer to a watch is " + mediaType);
    }
    return mediaType.equals(MediaTypes.JSON)
        ? new JsonEventReader<>(answer.body(), this, type)
        : new ProtobufEventReader<>(answer.body(), protobuf, this, type);
  }

  /** Reads an object of any kind that the scheme knows. */
  ApiObject readAny(byte[] body, String mediaType) {
    try {
      return switch (mediaType) {
        case MediaTypes.JSON -> withItemKinds(json.decode(body));
        case MediaTypes.PROTOBUF -> withItemKinds(protobuf.decode(body));
        default -> throw unreadable(body, mediaType);
      };
    } catch (NotRegisteredException e) {
      throw new DecodeException(String.valueOf(e.getMessage()), e);
    }
  }

  <T extends ApiObject> T read(byte[] body, String mediaType, Class<T> type) {
    return switch (mediaType) {
      case MediaTypes.JSON -> readJson(body, type);
      case MediaTypes.PROTOBUF -> readProtobuf(body, type);
      default -> throw unreadable(body, mediaType);
    };
  }

  private static DecodeException unreadable(byte[] body, String mediaType) {
    return new DecodeException("it is " + mediaType + " and no object: " + shown(body));
  }

  private <T extends ApiObject> T readProtobuf(byte[] body, Class<T> type) {
    ApiObject object = readAny(body, MediaTypes.PROTOBUF);
    if (type == Unstructured.class) {
      return type.cast(UnstructuredConverter.toUnstructured(object));
    }
    if (type == UnstructuredList.class) {
      return type.cast(UnstructuredConverter.toUnstructured(object).toList());
    }
    if (!type.isInstance(object)) {
      throw otherKind(type, object.groupVersionKind());
    }
    return type.cast(object);
  }

  private <T extends ApiObject> T readJson(byte[] body, Class<T> type) {
    if (ObjectWriter.isUntyped(type)) {
      Unstructured object = checkKind(Unstructured.parse(body), body);
      if (type == Unstructured.class) {
        return type.cast(object);
      }
      if (!object.isList()) {
        throw new DecodeException("a list was expected, and it is " + object.groupVersionKind());
      }
      return type.cast(object.toList());
    }
    TypeDescriptor<T> descriptor = TypeDescriptor.of(type);
    try {
      return withItemKinds(
          checkKind(
              type,
              JsonReader.read(
                  body, false, in -> in.object() ? descriptor.readJson(in) : descriptor.zero()),
              body));
    } catch (JsonTypeException e) {
      checkKind(type, type.cast(descriptor.zero().withTypeMeta(peekKind(body))), body);
      throw new DecodeException(TypeMismatch.explain(descriptor, e), e);
    }
  }

  private static TypeMeta peekKind(byte[] body) {
    try {
      return JsonReader.peek(
          body,
          in -> {
            String apiVersion = "";
            String kind = "";
            if (in.object()) {
              for (int field; (field = in.nextField(KIND)) != -1; ) {
                switch (field) {
                  case 0 -> apiVersion = in.string();
                  case 1 -> kind = in.string();
                  default -> in.unknownField();
                }
              }
            }
            return new TypeMeta(kind, apiVersion);
          });
    } catch (JsonTypeException e) {
      return TypeMeta.EMPTY;
    }
  }

  private static <T extends ApiObject> T checkKind(T object, byte[] body) {
    if (object.typeMeta().kind().isEmpty()) {
      throw new DecodeException("Object 'Kind' is missing in '" + shown(body) + "'");
    }
    return object;
  }

  private <T extends ApiObject> T checkKind(Class<T> type, T object, byte[] body) {
    T complete = withVersion(type, checkKind(object, body));
    checkKind(type, complete.groupVersionKind());
    return complete;
  }

  /** Some of what is the same in every version comes without one: {@code APIVersions}. */
  private <T extends ApiObject> T withVersion(Class<T> type, T object) {
    if (!object.typeMeta().apiVersion().isEmpty() || !scheme.isUnversioned(type).orElse(false)) {
      return object;
    }
    GroupVersionKind kind = kinds(type).get(0);
    return object.typeMeta().kind().equals(kind.kind())
        ? type.cast(object.withGroupVersionKind(kind))
        : object;
  }

  /** Refuses a kind that a type has not got; a type that the scheme does not know has any. */
  void checkKind(Class<?> type, GroupVersionKind kind) {
    if (!ObjectWriter.isUntyped(type) && isKnown(type) && !kinds(type).contains(kind)) {
      throw otherKind(type, kind);
    }
  }

  private boolean isKnown(Class<?> type) {
    return scheme.isUnversioned(type).isPresent();
  }

  private List<GroupVersionKind> kinds(Class<?> type) {
    return scheme.objectKinds(type);
  }

  private static DecodeException otherKind(Class<?> type, GroupVersionKind kind) {
    return new DecodeException("kind " + type.getSimpleName() + " was expected, and it is " + kind);
  }

  @SuppressWarnings("unchecked") // the same list with the same items
  private static <T extends ApiObject> T withItemKinds(T object) {
    if (!(object instanceof ApiList<?> list) || list.items().isEmpty()) {
      return object;
    }
    String kind = list.typeMeta().kind();
    if (!kind.endsWith("List") || kind.equals("List")) {
      return object;
    }
    TypeMeta itemType =
        new TypeMeta(kind.substring(0, kind.length() - 4), list.typeMeta().apiVersion());
    List<Object> items = new ArrayList<>(list.items().size());
    boolean changed = false;
    for (Object item : list.items()) {
      boolean silent = item instanceof ApiObject any && any.typeMeta().kind().isEmpty();
      items.add(silent ? ((ApiObject) item).withTypeMeta(itemType) : item);
      changed |= silent;
    }
    return changed ? (T) ((ApiList<Object>) list).withItems(items) : object;
  }

  /** The beginning of a text, for messages. */
  static String shown(byte[] body) {
    String text = new String(body, 0, Math.min(body.length, SHOWN), StandardCharsets.UTF_8);
    return body.length > SHOWN ? text + "…" : text;
  }
}
