package dev.navarch.client.rest;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.descriptor.TypeMismatch;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonTypeException;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.client.cache.Page;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A list in JSON, read item by item. Servers write lists without white space; kind and metadata of
 * the list stand before its items, or after them where members are sorted by name. Both ends are
 * read as documents of their own, made whole by a bracket or two. Belongs to one thread.
 */
final class JsonList<T extends MetaObject, L extends ApiList<T>> {
  private static final byte[] ITEMS = "\"items\":[".getBytes(US_ASCII);
  private static final byte[] NO_ITEMS = "\"items\":[]}".getBytes(US_ASCII);

  /** What stands before the items is shorter than this. */
  private static final int MAX_HEAD = 64 * 1024;

  private final AnswerBuffer in;
  private final ObjectReader objects;
  private final ListType<T, L> type;
  private final TypeDescriptor<T> descriptor;

  JsonList(AnswerBuffer in, ObjectReader objects, ListType<T, L> type) {
    this.in = in;
    this.objects = objects;
    this.type = type;
    descriptor = type.itemDescriptor();
  }

  /**
   * Reads it.
   *
   * @return null if it does not begin as a list of the type; nothing is used up then
   * @throws DecodeException if it cannot be read further on
   */
  @Nullable Page<T> read() throws IOException {
    L head = head();
    if (head == null) {
      return null;
    }
    TypeMeta kind = ListType.ofItems(head.typeMeta());
    List<T> items = new ArrayList<>();
    readItems(item -> items.add(type.named(item, kind)));
    L tail = document(tail());
    if (head.typeMeta().kind().isEmpty()) {
      if (tail.typeMeta().kind().isEmpty()) {
        throw new DecodeException("Object 'Kind' is missing in a list");
      }
      TypeMeta typeMeta = new TypeMeta(tail.typeMeta().kind(), version(head, tail));
      objects.checkKind(type.list(), typeMeta.groupVersionKind());
      TypeMeta late = ListType.ofItems(typeMeta);
      items.replaceAll(item -> type.named(item, late));
    }
    ListMeta metadata =
        head.metadata().resourceVersion().isEmpty() ? tail.metadata() : head.metadata();
    return new Page<>(items, metadata.resourceVersion(), metadata.continue_());
  }

  private static String version(ApiList<?> head, ApiList<?> tail) {
    String version = head.typeMeta().apiVersion();
    return version.isEmpty() ? tail.typeMeta().apiVersion() : version;
  }

  /** The list without its items, as far as it stands before them; null if it is none. */
  private @Nullable L head() throws IOException {
    int length = find(ITEMS);
    while (length < 0) {
      if (in.length() >= MAX_HEAD || !in.more()) {
        return null;
      }
      length = find(ITEMS);
    }
    ByteArrayOutputStream text = new ByteArrayOutputStream(length + NO_ITEMS.length);
    text.write(in.array(), in.from(), length);
    text.writeBytes(NO_ITEMS);
    try {
      L head = document(text.toByteArray());
      if (!head.typeMeta().kind().isEmpty()) {
        objects.checkKind(type.list(), head.groupVersionKind());
      }
      in.skip(length + ITEMS.length - 1);
      return head;
    } catch (DecodeException e) {
      return null;
    }
  }

  /** How far away a text is among the first bytes; -1 if it is not there. */
  private int find(byte[] text) {
    byte[] bytes = in.array();
    int last = Math.min(in.length(), MAX_HEAD) - text.length;
    for (int at = 0; at <= last; at++) {
      int same = 0;
      while (same < text.length && bytes[in.from() + at + same] == text[same]) {
        same++;
      }
      if (same == text.length) {
        return at;
      }
    }
    return -1;
  }

  /**
   * Reads from the bracket that opens the items to behind the one that closes them. As many as are
   * here are read in one go, as a list whose end is missing: the comma behind the last of them
   * becomes the bracket before the next.
   */
  private void readItems(Consumer<T> items) throws IOException {
    boolean complete = false;
    while (!complete) {
      JsonReader.Progress progress = itemsHere(items);
      complete = progress.complete();
      if (progress.length() > 1) {
        in.skip(progress.length());
        if (!complete) {
          closeUp();
          complete = in.array()[in.from()] == ']';
          in.skip(complete ? 1 : 0);
        }
      } else if (!complete) {
        if (in.length() > EventReader.MAX_FRAME) {
          throw new DecodeException("an item is larger than " + EventReader.MAX_FRAME + " bytes");
        }
        if (!in.more()) {
          throw endedEarly();
        }
      }
    }
  }

  private JsonReader.Progress itemsHere(Consumer<T> items) {
    try {
      return JsonReader.readItems(
          in.array(), in.from(), in.length(), descriptor, descriptor.zero(), items);
    } catch (JsonTypeException e) {
      throw new DecodeException(TypeMismatch.explain(descriptor, e), e);
    }
  }

  /** Behind an item: goes to the closing bracket, or makes the comma an opening one. */
  private void closeUp() throws IOException {
    byte next = next();
    if (next != ']') {
      expect(next, ',');
      in.array()[in.from()] = '[';
    }
  }

  /** Goes to the next byte that is no white space, and leaves it there. */
  private byte next() throws IOException {
    while (in.has(1)) {
      byte b = in.array()[in.from()];
      if (b != ' ' && b != '\n' && b != '\r' && b != '\t') {
        return b;
      }
      in.skip(1);
    }
    throw endedEarly();
  }

  private static DecodeException endedEarly() {
    return new DecodeException("json: unexpected end of JSON input in the items of a list");
  }

  private static void expect(byte found, char expected) {
    if (found != expected) {
      throw new DecodeException(
          "json: '%c' was expected behind an item of a list, and there is '%c'"
              .formatted(expected, (char) (found & 0xFF)));
    }
  }

  /** What follows the items, as an object of its own. */
  private byte[] tail() throws IOException {
    byte next = next();
    if (next == ',') {
      in.skip(1);
    } else {
      expect(next, '}');
    }
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    text.write('{');
    try (InputStream rest = in.rest()) {
      rest.transferTo(text);
    }
    return text.toByteArray();
  }

  private L document(byte[] text) {
    TypeDescriptor<L> list = type.listDescriptor();
    try {
      return JsonReader.read(
          text, false, reader -> reader.object() ? list.readJson(reader) : list.zero());
    } catch (JsonTypeException e) {
      throw new DecodeException(TypeMismatch.explain(list, e), e);
    }
  }
}
