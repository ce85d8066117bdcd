package dev.navarch.client.rest;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.descriptor.TypeMismatch;
import dev.navarch.apimachinery.json.FieldNames;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonTypeException;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadataDescriptor;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.meta.v1.StatusDescriptor;
import dev.navarch.apimachinery.serializer.FrameReader;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.client.watch.Event;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Events as JSON documents. Servers write an event's type before its object, so that the object can
 * be decoded where it stands; where the order is another one it is kept until the type is known.
 */
final class JsonEventReader<T extends ApiObject> implements EventReader<T> {
  private static final FieldNames NAMES = FieldNames.of("type", "object");

  private final FrameReader frames;
  private final ObjectReader objects;
  private final Class<T> type;

  JsonEventReader(InputStream in, ObjectReader objects, Class<T> type) {
    frames = new JsonFrames(in, MAX_FRAME);
    this.objects = objects;
    this.type = type;
  }

  /** An event while it is read: its object is here in one of two forms. */
  private static final class Draft<T> {
    String type = "";
    @Nullable T object;
    Bytes raw = Bytes.NONE;
  }

  @Override
  public @Nullable Event<T> read() throws IOException {
    byte[] frame = frames.read();
    return frame == null ? null : event(draft(frame));
  }

  private Draft<T> draft(byte[] frame) {
    try {
      return JsonReader.read(frame, false, this::draft);
    } catch (JsonTypeException e) {
      throw new DecodeException(
          ObjectWriter.isUntyped(type)
              ? String.valueOf(e.getMessage())
              : TypeMismatch.explain(TypeDescriptor.of(type), e),
          e);
    }
  }

  private Draft<T> draft(JsonReader in) {
    Draft<T> draft = new Draft<>();
    if (in.object()) {
      for (int field; (field = in.nextField(NAMES)) != -1; ) {
        switch (field) {
          case 0 -> draft.type = in.string();
          case 1 -> {
            if (isChange(draft.type)) {
              draft.object = object(in);
            } else {
              draft.raw = in.rawExtension().raw();
            }
          }
          default -> in.unknownField();
        }
      }
    }
    return draft;
  }

  private static boolean isChange(String eventType) {
    return switch (eventType) {
      case "ADDED", "MODIFIED", "DELETED" -> true;
      default -> false;
    };
  }

  private @Nullable T object(JsonReader in) {
    if (type == Unstructured.class) {
      return in.tree() instanceof Map<?, ?> tree ? type.cast(untyped(tree)) : null;
    }
    return in.object() ? TypeDescriptor.of(type).readJson(in) : null;
  }

  @SuppressWarnings("unchecked") // keys of JSON objects are texts
  private static Unstructured untyped(Map<?, ?> tree) {
    return new Unstructured(StringMap.copyOf((Map<String, @Nullable Object>) tree));
  }

  private Event<T> event(Draft<T> draft) {
    return switch (draft.type) {
      case "ADDED" -> new Event.Added<>(objectOf(draft));
      case "MODIFIED" -> new Event.Modified<>(objectOf(draft));
      case "DELETED" -> new Event.Deleted<>(objectOf(draft));
      case "BOOKMARK" ->
          EventReader.bookmark(
              read(draft.raw, PartialObjectMetadataDescriptor.INSTANCE).metadata());
      case "ERROR" -> new Event.Failed<>(status(draft.raw));
      default -> throw EventReader.unknownType(draft.type);
    };
  }

  private T objectOf(Draft<T> draft) {
    T object = draft.object;
    if (object == null) {
      if (draft.raw.isEmpty()) {
        throw new DecodeException("an event of type " + draft.type + " has no object");
      }
      return objects.read(draft.raw.unsafeArray(), "application/json", type);
    }
    objects.checkKind(type, object.groupVersionKind());
    return object;
  }

  private static Status status(Bytes raw) {
    Status status = read(raw, StatusDescriptor.INSTANCE);
    return status.typeMeta().kind().equals("Status")
        ? status
        : EventReader.notAStatus(ObjectReader.shown(raw.unsafeArray()));
  }

  private static <V> V read(Bytes raw, TypeDescriptor<V> type) {
    if (raw.isEmpty()) {
      return type.zero();
    }
    try {
      return JsonReader.read(raw.unsafeArray(), false, in -> in.value(type, type.zero()));
    } catch (JsonTypeException e) {
      throw new DecodeException(TypeMismatch.explain(type, e), e);
    }
  }
}
