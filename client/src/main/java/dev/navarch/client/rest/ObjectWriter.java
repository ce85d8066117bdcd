package dev.navarch.client.rest;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.proto.ProtoReader;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.serializer.JsonSerializer;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.ProtobufSerializer;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.unstructured.UnstructuredList;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Chooses how objects are sent and asked for, and writes them. Remembers which resources do not
 * take protobuf. May be used by any number of threads.
 */
final class ObjectWriter {
  private static final String ACCEPT_JSON = MediaTypes.JSON + ", */*";
  private static final String ACCEPT_PROTOBUF = MediaTypes.PROTOBUF + "," + MediaTypes.JSON;

  /** Whether a type has a protobuf form: custom resources need not have one. */
  private static final ClassValue<Boolean> HAS_PROTOBUF =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          try {
            return TypeDescriptor.of(type).readProto(new ProtoReader(new byte[0])) != null;
          } catch (UnsupportedOperationException | IllegalArgumentException e) {
            return false;
          }
        }
      };

  private final Scheme scheme;
  private final JsonSerializer json;
  private final ProtobufSerializer protobuf;
  private final String mediaType;
  private final Set<GroupResource> withoutProtobuf = ConcurrentHashMap.newKeySet();

  /**
   * Creates one.
   *
   * @param mediaType what is preferred; empty for protobuf into caches and JSON everywhere else
   */
  ObjectWriter(Scheme scheme, String mediaType) {
    this.scheme = scheme;
    json = new JsonSerializer(scheme);
    protobuf = new ProtobufSerializer(scheme);
    this.mediaType = mediaType;
  }

  /** An object as bytes. */
  @SuppressWarnings("ArrayRecordComponent") // sent, never compared
  record Written(byte[] bytes, String mediaType) {}

  boolean mayUseProtobuf(GroupResource resource, boolean intoCache) {
    boolean prefersProtobuf =
        mediaType.isEmpty() ? intoCache : mediaType.equals(MediaTypes.PROTOBUF);
    return prefersProtobuf && !withoutProtobuf.contains(resource);
  }

  /** A server refused protobuf for a resource: it will not be tried again. */
  void avoidProtobuf(GroupResource resource) {
    withoutProtobuf.add(resource);
  }

  Written write(ApiObject object, boolean useProtobuf) {
    ApiObject named = withKind(object);
    return useProtobuf && hasProtobuf(object.getClass())
        ? new Written(protobuf.encode(named), MediaTypes.PROTOBUF)
        : new Written(json.encode(named), MediaTypes.JSON);
  }

  /** An object says what it is, also one that nobody has told. */
  private ApiObject withKind(ApiObject object) {
    if (!object.typeMeta().kind().isEmpty() || isUntyped(object.getClass())) {
      return object;
    }
    return scheme.objectKinds(object).stream()
        .filter(kind -> !kind.groupVersion().isInternal())
        .findFirst()
        .map(object::withGroupVersionKind)
        .orElse(object);
  }

  /** What to accept where an object of a type, or of any, is expected. */
  String accept(@Nullable Class<? extends ApiObject> type, boolean useProtobuf) {
    return useProtobuf && (type == null || hasProtobuf(type)) ? ACCEPT_PROTOBUF : ACCEPT_JSON;
  }

  private static boolean hasProtobuf(Class<?> type) {
    return !isUntyped(type) && HAS_PROTOBUF.get(type);
  }

  static boolean isUntyped(Class<?> type) {
    return type == Unstructured.class || type == UnstructuredList.class;
  }
}
