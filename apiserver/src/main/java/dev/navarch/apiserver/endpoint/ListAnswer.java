package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import dev.navarch.apimachinery.unstructured.UnstructuredList;
import dev.navarch.apiserver.http.ResponseStream;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.objects.StoredObject;
import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Sends a list without building one: what stands around the items, and the items' bytes as they are
 * kept. A short list is one answer of known length; a long one goes out in pieces, no faster than
 * the client reads.
 */
final class ListAnswer {
  private static final int WHOLE = 1 << 20;
  private static final int PIECE = 1 << 20;

  /** Enough that the connection never waits for this, and little beside what is kept anyway. */
  private static final long WINDOW = 8 << 20;

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final ObjectForms forms;
  private final boolean sortedMembers;

  ListAnswer(ObjectForms forms, boolean sortedMembers) {
    this.forms = forms;
    this.sortedMembers = sortedMembers;
  }

  void send(Exchange exchange, Page page, Accepted accepted) {
    boolean protobuf = accepted.serializer().mediaType().equals(MediaTypes.PROTOBUF);
    GroupVersionKind list = forms.listKind();
    Sink sink = new Sink(exchange, accepted.serializer().mediaType());
    if (protobuf) {
      List<byte[]> items = new ArrayList<>(page.objects().size());
      page.objects().forEach(object -> items.add(forms.protobufItem(object)));
      sink.add(ListBytes.protobufStart(list, page.metadata(), items));
      items.forEach(sink::add);
      sink.add(ListBytes.protobufEnd());
    } else {
      sink.add(ListBytes.jsonStart(list, page.metadata(), sortedMembers));
      Iterator<StoredObject> objects = page.objects().iterator();
      while (objects.hasNext()) {
        StoredObject object = objects.next();
        sink.add(objects.hasNext() ? forms.jsonItemAndComma(object) : forms.jsonItem(object));
      }
      sink.add(
          sortedMembers ? ListBytes.sortedJsonEnd(list, page.metadata()) : ListBytes.jsonEnd());
    }
    sink.end();
  }

  /** The list of objects that are not stored, in protobuf. */
  static byte[] protobuf(
      ObjectForms forms, ObjectModel model, ListMeta metadata, List<MetaObject> objects) {
    List<byte[]> items = new ArrayList<>();
    for (MetaObject object : objects) {
      items.add(ObjectForms.protobufItem(model.toVersion(object, forms.kind().groupVersion())));
    }
    ByteArrayOutputStream list = new ByteArrayOutputStream();
    list.writeBytes(ListBytes.protobufStart(forms.listKind(), metadata, items));
    items.forEach(list::writeBytes);
    list.writeBytes(ListBytes.protobufEnd());
    return list.toByteArray();
  }

  /** The list as an object without a type, for forms that are rarely asked for. */
  static ApiObject whole(
      ObjectForms forms, ObjectModel model, ListMeta metadata, List<MetaObject> objects) {
    List<Unstructured> items = new ArrayList<>();
    for (MetaObject object : objects) {
      Unstructured item =
          UnstructuredConverter.toUnstructured(
              model.toVersion(object, forms.kind().groupVersion()));
      items.add(
          model.namesKindOfItems() ? item : item.withoutNested("kind").withoutNested("apiVersion"));
    }
    GroupVersionKind list = forms.listKind();
    return new UnstructuredList(TypeMeta.of(list), metadata, items);
  }

  /** Gathers pieces until they are too many to be one answer, and sends them from then on. */
  private static final class Sink {
    private final Exchange exchange;
    private final String contentType;
    private final List<byte[]> gathered = new ArrayList<>();
    private int size;
    private @Nullable ResponseStream stream;

    Sink(Exchange exchange, String contentType) {
      this.exchange = exchange;
      this.contentType = contentType;
    }

    void add(byte[] bytes) {
      gathered.add(bytes);
      size += bytes.length;
      if (size > (stream == null ? WHOLE : PIECE)) {
        flush();
      }
    }

    private void flush() {
      ResponseStream begun = stream;
      if (begun == null) {
        begun = exchange.stream(200, contentType);
        stream = begun;
      }
      begun.write(gathered);
      gathered.clear();
      size = 0;
      waitForReader(begun);
    }

    private byte[] whole() {
      byte[] whole = new byte[size];
      int at = 0;
      for (byte[] piece : gathered) {
        System.arraycopy(piece, 0, whole, at, piece.length);
        at += piece.length;
      }
      return whole;
    }

    private static void waitForReader(ResponseStream stream) {
      try {
        if (!stream.awaitRoom(WINDOW, PATIENCE)) {
          stream.abort();
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        stream.abort();
      }
    }

    void end() {
      if (stream == null) {
        exchange.respond(200, contentType, whole());
      } else {
        flush();
        stream.end();
      }
    }
  }
}
