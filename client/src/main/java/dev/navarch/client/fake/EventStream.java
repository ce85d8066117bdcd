package dev.navarch.client.fake;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.client.watch.Event;
import dev.navarch.client.watch.Watch;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;

/**
 * The events of a watch as a server sends them: one JSON object after the other. One thread reads;
 * any thread may close it.
 */
final class EventStream extends InputStream {
  private final Watch<? extends MetaObject> watch;
  private final GroupVersionKind kind;
  private final ObjectForms forms;
  private final UnaryOperator<ApiObject> asked;

  private byte[] event = new byte[0];
  private int next;

  /**
   * Creates a stream.
   *
   * @param kind of the objects
   * @param asked gives an object the form that the client asked for
   */
  EventStream(
      Watch<? extends MetaObject> watch,
      GroupVersionKind kind,
      ObjectForms forms,
      UnaryOperator<ApiObject> asked) {
    this.watch = watch;
    this.kind = kind;
    this.forms = forms;
    this.asked = asked;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, bytes.length);
    if (next == event.length && !turn()) {
      return -1;
    }
    int count = Math.min(length, event.length - next);
    System.arraycopy(event, next, bytes, offset, count);
    next += count;
    return count;
  }

  /** Waits for the next event; false at the end. */
  private boolean turn() throws IOException {
    Event<? extends MetaObject> told;
    try {
      told = watch.next();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      InterruptedIOException interrupted =
          new InterruptedIOException("interrupted while waiting for an event");
      interrupted.initCause(e);
      throw interrupted;
    }
    if (told == null) {
      return false;
    }
    event = written(told);
    next = 0;
    return true;
  }

  private byte[] written(Event<? extends MetaObject> told) throws IOException {
    return switch (told) {
      case Event.Added<? extends MetaObject> added -> written("ADDED", asked.apply(added.object()));
      case Event.Modified<? extends MetaObject> modified ->
          written("MODIFIED", asked.apply(modified.object()));
      case Event.Deleted<? extends MetaObject> deleted ->
          written("DELETED", asked.apply(deleted.object()));
      case Event.Bookmark<? extends MetaObject> bookmark -> written("BOOKMARK", marked(bookmark));
      case Event.Failed<? extends MetaObject> failed -> written("ERROR", failed.status());
    };
  }

  private ApiObject marked(Event.Bookmark<? extends MetaObject> bookmark) {
    ObjectMeta metadata =
        ObjectMeta.builder()
            .resourceVersion(bookmark.resourceVersion())
            .annotations(
                bookmark.initialEventsEnd()
                    ? Map.of("k8s.io/initial-events-end", "true")
                    : Map.of())
            .build();
    return Unstructured.of(Map.of()).withTypeMeta(TypeMeta.of(kind)).withMetadata(metadata);
  }

  private byte[] written(String type, ApiObject object) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(("{\"type\":\"" + type + "\",\"object\":").getBytes(StandardCharsets.UTF_8));
    out.write(forms.write(object));
    out.write("}\n".getBytes(StandardCharsets.UTF_8));
    return out.toByteArray();
  }

  @Override
  public void close() {
    watch.close();
  }
}
