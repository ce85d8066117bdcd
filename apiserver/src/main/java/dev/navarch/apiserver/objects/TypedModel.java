package dev.navarch.apiserver.objects;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.descriptor.ObjectDescriptor;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.fieldpath.TreeType;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.runtime.DefaultingContext;
import dev.navarch.apimachinery.runtime.GroupVersioner;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.serializer.Codec;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apimachinery.serializer.Decoded;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.Serializer;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import dev.navarch.storage.ByteString;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Kinds that a scheme knows as records. They are stored as protobuf. */
public final class TypedModel implements ObjectModel {
  private final Scheme scheme;
  private final CodecFactory codecs;
  private final DefaultingContext defaulting;
  private final GroupKind kind;
  private final Codec storage;
  private final Map<GroupVersion, TreeType> treeTypes = new ConcurrentHashMap<>();
  private final Map<GroupVersion, StringMap<@Nullable Object>> emptyTrees =
      new ConcurrentHashMap<>();

  /**
   * Creates the model of a kind.
   *
   * @param storageVersion the version that objects are stored in, perhaps of another group
   */
  public TypedModel(
      Scheme scheme,
      CodecFactory codecs,
      DefaultingContext defaulting,
      GroupKind kind,
      GroupVersion storageVersion) {
    this.scheme = scheme;
    this.codecs = codecs;
    this.defaulting = defaulting;
    this.kind = kind;
    this.storage =
        codecs.storageCodec(codecs.serializer(MediaTypes.PROTOBUF).orElseThrow(), storageVersion);
  }

  @Override
  public MetaObject fromStorage(ByteString value) {
    return (MetaObject) storage.decode(value.unsafeArray());
  }

  @Override
  public ByteString toStorage(MetaObject hub) {
    return ByteString.wrap(storage.encode(hub));
  }

  @Override
  public ApiObject toVersion(MetaObject hub, GroupVersion version) {
    return scheme.unsafeConvertToVersion(hub, GroupVersioner.of(version));
  }

  @Override
  public ReadObject read(
      Serializer serializer, byte[] body, GroupVersionKind expected, boolean strict) {
    Decoded decoded =
        codecs.codec(serializer, expected.groupVersion()).decode(body, expected, strict);
    return new ReadObject(decoded.object(), decoded.kind(), decoded.strictErrors());
  }

  @Override
  public StringMap<@Nullable Object> toTree(MetaObject hub, GroupVersion version) {
    return UnstructuredConverter.toUnstructured(toVersion(hub, version)).content();
  }

  @Override
  public ReadObject fromTree(
      StringMap<@Nullable Object> tree, GroupVersionKind treeKind, boolean strict) {
    TypedTree.Result result = TypedTree.read(scheme.type(treeKind), tree, strict);
    ApiObject defaulted =
        scheme.applyDefaults(result.object().withGroupVersionKind(treeKind), defaulting);
    return new ReadObject(
        scheme.unsafeConvertToVersion(defaulted, GroupVersioner.internal()),
        treeKind,
        result.problems());
  }

  @Override
  public MetaObject fromTreeAsItIs(StringMap<@Nullable Object> tree, GroupVersionKind treeKind) {
    ApiObject object =
        UnstructuredConverter.fromUnstructured(new Unstructured(tree), scheme.type(treeKind));
    return (MetaObject)
        scheme.unsafeConvertToVersion(
            object.withGroupVersionKind(treeKind), GroupVersioner.internal());
  }

  @Override
  public StringMap<@Nullable Object> emptyTree(GroupVersion version) {
    return emptyTrees.computeIfAbsent(version, this::makeEmptyTree);
  }

  private StringMap<@Nullable Object> makeEmptyTree(GroupVersion version) {
    GroupVersionKind versioned = version.withKind(kind.kind());
    return UnstructuredConverter.toUnstructured(
            scheme.newObject(versioned).withGroupVersionKind(versioned))
        .content();
  }

  @Override
  public boolean hasVersion(GroupVersion version) {
    return scheme.recognizes(version.withKind(kind.kind()));
  }

  @Override
  public TreeType treeType(GroupVersion version) {
    return treeTypes.computeIfAbsent(version, v -> TreeType.of(descriptor(v)));
  }

  @Override
  public ObjectDescriptor patchSchema(GroupVersion version) {
    return descriptor(version);
  }

  private TypeDescriptor<? extends ApiObject> descriptor(GroupVersion version) {
    return TypeDescriptor.of(scheme.type(version.withKind(kind.kind())));
  }

  @Override
  public boolean hasProtobuf() {
    return true;
  }

  @Override
  public boolean namesKindOfItems() {
    return false;
  }
}
