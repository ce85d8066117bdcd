package dev.navarch.apiserver.objects;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.descriptor.ObjectDescriptor;
import dev.navarch.apimachinery.fieldpath.TreeType;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.serializer.Serializer;
import dev.navarch.storage.ByteString;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How the objects of one kind are read, written and looked into: by the scheme for kinds that are
 * records, by a schema for those that a definition describes. The server works on hub objects; a
 * model leads to them and back.
 */
public interface ObjectModel {
  /** A hub object from what lies in the store. */
  MetaObject fromStorage(ByteString value);

  /**
   * Hub objects from what lies in the store, in the order of the values.
   *
   * @throws RuntimeException if one of them cannot be read
   */
  default List<MetaObject> fromStorage(List<ByteString> values) {
    List<MetaObject> objects = new ArrayList<>(values.size());
    values.forEach(value -> objects.add(fromStorage(value)));
    return objects;
  }

  /** Whether reading many values at once costs less than reading one after the other. */
  default boolean readsTogether() {
    return false;
  }

  /** What is to lie in the store. */
  ByteString toStorage(MetaObject hub);

  /** The object as a version shows it. */
  ApiObject toVersion(MetaObject hub, GroupVersion version);

  /**
   * Reads the body of a request, sets defaults, and converts it to a hub object.
   *
   * @param expected what is assumed where the body does not say what it is
   * @throws dev.navarch.apimachinery.wire.DecodeException when it cannot be read
   */
  ReadObject read(Serializer serializer, byte[] body, GroupVersionKind expected, boolean strict);

  /** The object in a version as a tree. */
  StringMap<@Nullable Object> toTree(MetaObject hub, GroupVersion version);

  /**
   * A hub object, with defaults, from a tree in a version.
   *
   * @throws dev.navarch.apimachinery.wire.DecodeException when a field has the wrong type
   */
  ReadObject fromTree(StringMap<@Nullable Object> tree, GroupVersionKind kind, boolean strict);

  /** The same object without defaults being set and without looking for unknown fields. */
  MetaObject fromTreeAsItIs(StringMap<@Nullable Object> tree, GroupVersionKind kind);

  /** A new object of a version, in which nothing is set, as a tree. */
  StringMap<@Nullable Object> emptyTree(GroupVersion version);

  /** Whether there is such a version. */
  boolean hasVersion(GroupVersion version);

  /** What server-side apply has to know of a version. */
  TreeType treeType(GroupVersion version);

  /** What strategic merge patches have to know; null where the kind does not take them. */
  @Nullable ObjectDescriptor patchSchema(GroupVersion version);

  /** Whether objects can be sent as protobuf. */
  boolean hasProtobuf();

  /** What a list of objects of a kind is called. */
  default String listKind(String kind) {
    return kind + "List";
  }

  /** Whether the items of a list say what they are. */
  boolean namesKindOfItems();
}
