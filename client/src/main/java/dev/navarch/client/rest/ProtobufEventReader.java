package dev.navarch.client.rest;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.meta.v1.WatchEvent;
import dev.navarch.apimachinery.runtime.NotRegisteredException;
import dev.navarch.apimachinery.serializer.FrameReader;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.ProtobufSerializer;
import dev.navarch.apimachinery.serializer.WatchEventCodec;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.client.watch.Event;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Events as protobuf messages behind their lengths. */
final class ProtobufEventReader<T extends ApiObject> implements EventReader<T> {
  private final FrameReader frames;
  private final WatchEventCodec codec;
  private final ObjectReader objects;
  private final Class<T> type;

  ProtobufEventReader(
      InputStream in, ProtobufSerializer serializer, ObjectReader objects, Class<T> type) {
    frames = FrameReader.lengthPrefixed(new BufferedInputStream(in), MAX_FRAME);
    codec = new WatchEventCodec(serializer);
    this.objects = objects;
    this.type = type;
  }

  @Override
  public @Nullable Event<T> read() throws IOException {
    byte[] frame = frames.read();
    return frame == null ? null : event(codec.decode(frame));
  }

  private Event<T> event(WatchEvent event) {
    return switch (event.type()) {
      case "ADDED" -> new Event.Added<>(objectOf(event));
      case "MODIFIED" -> new Event.Modified<>(objectOf(event));
      case "DELETED" -> new Event.Deleted<>(objectOf(event));
      case "BOOKMARK" -> bookmark(event);
      case "ERROR" -> new Event.Failed<>(status(event));
      default -> throw EventReader.unknownType(event.type());
    };
  }

  private T objectOf(WatchEvent event) {
    return objects.read(event.object().raw().unsafeArray(), MediaTypes.PROTOBUF, type);
  }

  private Event<T> bookmark(WatchEvent event) {
    if (!(anyOf(event) instanceof MetaObject object)) {
      throw new DecodeException("a bookmark has no metadata");
    }
    return EventReader.bookmark(object.metadata());
  }

  private Status status(WatchEvent event) {
    ApiObject object = anyOf(event);
    return object instanceof Status status
        ? status
        : EventReader.notAStatus(object.groupVersionKind().toString());
  }

  private ApiObject anyOf(WatchEvent event) {
    try {
      return codec.decodeObject(event);
    } catch (NotRegisteredException e) {
      throw new DecodeException(String.valueOf(e.getMessage()), e);
    }
  }
}
