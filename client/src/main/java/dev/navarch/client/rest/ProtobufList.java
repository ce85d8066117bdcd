package dev.navarch.client.rest;

import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.ListMetaDescriptor;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.proto.ProtoReader;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.client.cache.Page;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A list in protobuf, read item by item: magic bytes, a message with the kind and the list's bytes
 * (fields 1 and 2), in these the metadata (1) and the items (2). Belongs to one thread.
 */
final class ProtobufList<T extends MetaObject, L extends ApiList<T>> {
  private static final byte[] MAGIC = {'k', '8', 's', 0};
  private static final int FIRST = 0x0A;
  private static final int SECOND = 0x12;

  /** The longest number of a tag or a length. */
  private static final int MAX_NUMBER = 10;

  /** What stands before the list's bytes is shorter than this. */
  private static final int MAX_HEAD = 4 * 1024;

  private final AnswerBuffer in;
  private final ObjectReader objects;
  private final ListType<T, L> type;

  /** How much of the list's bytes is left. */
  private long left;

  ProtobufList(AnswerBuffer in, ObjectReader objects, ListType<T, L> type) {
    this.in = in;
    this.objects = objects;
    this.type = type;
  }

  /**
   * Reads it.
   *
   * @return null if it does not begin as a list of the type; nothing is used up then
   * @throws DecodeException if it cannot be read further on
   */
  @Nullable Page<T> read() throws IOException {
    TypeMeta list = head();
    if (list == null) {
      return null;
    }
    TypeMeta kind = ListType.ofItems(list);
    TypeDescriptor<T> descriptor = type.itemDescriptor();
    ListMeta metadata = ListMetaDescriptor.INSTANCE.zero();
    List<T> items = new ArrayList<>();
    while (left > 0) {
      int tag = (int) number();
      if ((tag & 7) != 2) {
        throw new DecodeException("proto: illegal wireType " + (tag & 7) + " in a list");
      }
      int length = length();
      ProtoReader part = ProtoReader.sharing(in.array(), in.from(), length);
      if (tag == FIRST) {
        metadata = ListMetaDescriptor.INSTANCE.readProto(part);
      } else if (tag == SECOND) {
        items.add(type.named(descriptor.readProto(part), kind));
      }
      in.skip(length);
      left -= length;
    }
    return new Page<>(items, metadata.resourceVersion(), metadata.continue_());
  }

  /** The list's kind; goes to the list's bytes, or stays where it is and gives null. */
  private @Nullable TypeMeta head() throws IOException {
    if (!in.has(MAGIC.length) || !isMagic()) {
      return null;
    }
    TypeMeta kind = triedHead();
    while (kind == null && in.length() < MAX_HEAD && in.more()) {
      kind = triedHead();
    }
    return kind;
  }

  private boolean isMagic() {
    int from = in.from();
    return Arrays.equals(in.array(), from, from + MAGIC.length, MAGIC, 0, MAGIC.length);
  }

  /** Null if it is another one, or more of it is needed. */
  private @Nullable TypeMeta triedHead() {
    int from = in.from();
    ProtoReader head = new ProtoReader(in.array(), from + MAGIC.length, in.length() - MAGIC.length);
    try {
      if (head.tag() != FIRST) {
        return null;
      }
      TypeMeta kind = typeMeta(head);
      objects.checkKind(type.list(), kind.groupVersionKind());
      if (head.tag() != SECOND) {
        return null;
      }
      long length = head.int64();
      if (length < 0) {
        return null;
      }
      left = length;
      in.skip(head.offset() - from);
      return kind;
    } catch (DecodeException e) {
      return null;
    }
  }

  private static TypeMeta typeMeta(ProtoReader in) {
    String apiVersion = "";
    String kind = "";
    int outer = in.enter();
    for (int tag; (tag = in.tag()) != 0; ) {
      switch (tag) {
        case FIRST -> apiVersion = in.string();
        case SECOND -> kind = in.string();
        default -> in.unknown(tag, 0b110);
      }
    }
    in.leave(outer);
    return new TypeMeta(kind, apiVersion);
  }

  private int length() throws IOException {
    long length = number();
    if (length > EventReader.MAX_FRAME) {
      throw new DecodeException("an item is larger than " + EventReader.MAX_FRAME + " bytes");
    }
    if (length < 0 || length > left || !in.has((int) length)) {
      throw new DecodeException("proto: unexpected EOF in the items of a list");
    }
    return (int) length;
  }

  private long number() throws IOException {
    boolean unused = in.has(MAX_NUMBER);
    ProtoReader number = new ProtoReader(in.array(), in.from(), in.length());
    long value = number.int64();
    int length = number.offset() - in.from();
    in.skip(length);
    left -= length;
    return value;
  }
}
