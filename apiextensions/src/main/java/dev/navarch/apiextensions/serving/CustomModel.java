package dev.navarch.apiextensions.serving;

import dev.navarch.apiextensions.schema.Coerced;
import dev.navarch.apiextensions.schema.MetadataCoercion;
import dev.navarch.apiextensions.schema.StructuralSchema;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.descriptor.ObjectDescriptor;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.fieldpath.TreeType;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.Serializer;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.apimachinery.yaml.YamlReader;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.objects.ReadObject;
import dev.navarch.storage.ByteString;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The objects of a definition as one of its versions sees them. They are {@link Unstructured}, and
 * there is no hub apart: an object is worked on in the version it was asked for or sent in, is
 * converted from the stored version when it is read and back when it is written. They are stored as
 * JSON.
 *
 * <p>Defaults are those of the version that an object is in when it arrives: the client's for a
 * body, the stored one for what comes from the store.
 *
 * <p>Where a webhook converts, reading and writing block, and end in an {@link ApiException} if it
 * fails. It is asked once for all objects that are read together, unless they are very large.
 */
final class CustomModel implements ObjectModel {
  /** How much of a body a message shows. */
  private static final int SHOWN = 1024;

  /** How many bytes of stored objects a webhook is asked to convert at once. */
  private static final int CONVERTED_TOGETHER = 16 << 20;

  private final Map<GroupVersion, VersionSchema> versions;
  private final GroupVersionKind kind;
  private final String listKind;
  private final GroupVersion storage;
  private final Conversion conversion;

  /**
   * Creates the model of one version.
   *
   * @param versions all versions of the definition, served or not
   * @param kind the version that objects are seen in
   * @param listKind what a list of them is called
   * @param storage the version that objects are stored in
   */
  CustomModel(
      Map<GroupVersion, VersionSchema> versions,
      GroupVersionKind kind,
      String listKind,
      GroupVersion storage,
      Conversion conversion) {
    this.versions = Map.copyOf(versions);
    this.kind = kind;
    this.listKind = listKind;
    this.storage = storage;
    this.conversion = conversion;
  }

  // ---- storage

  @Override
  public MetaObject fromStorage(ByteString value) {
    return new Unstructured(converted(stored(value), kind.groupVersion()));
  }

  /** An object in the version that it is stored in. */
  private StringMap<@Nullable Object> stored(ByteString value) {
    StringMap<@Nullable Object> stored = object(JsonTree.parse(value.unsafeArray()));
    VersionSchema version = versions.get(versionOf(stored));
    return version == null ? stored : withGeneration(version.complete(stored, true).object());
  }

  @Override
  public boolean readsTogether() {
    return conversion.blocks();
  }

  @Override
  public List<MetaObject> fromStorage(List<ByteString> values) {
    List<MetaObject> objects = new ArrayList<>(values.size());
    List<StringMap<@Nullable Object>> window = new ArrayList<>();
    long bytes = 0;
    for (ByteString value : values) {
      if (bytes + value.length() > CONVERTED_TOGETHER && !window.isEmpty()) {
        addConverted(window, objects);
        bytes = 0;
      }
      window.add(stored(value));
      bytes += value.length();
    }
    addConverted(window, objects);
    return objects;
  }

  private void addConverted(List<StringMap<@Nullable Object>> window, List<MetaObject> objects) {
    GroupVersion to = kind.groupVersion();
    List<StringMap<@Nullable Object>> results = conversion.convert(window, to);
    for (int i = 0; i < window.size(); i++) {
      objects.add(new Unstructured(known(window.get(i), results.get(i), to)));
    }
    window.clear();
  }

  @Override
  public ByteString toStorage(MetaObject hub) {
    JsonWriter out = new JsonWriter(2048);
    out.tree(converted(tree(hub), storage));
    return ByteString.wrap(out.toLine());
  }

  /** Objects are counted from the first generation on, also those that were stored without it. */
  private static StringMap<@Nullable Object> withGeneration(StringMap<@Nullable Object> object) {
    if (object.get("metadata") instanceof StringMap<?> metadata
        && !metadata.containsKey("generation")) {
      return object.with("metadata", object(metadata).with("generation", 1L));
    }
    return object;
  }

  /** The object in a version, without what that version does not know. */
  private StringMap<@Nullable Object> converted(
      StringMap<@Nullable Object> object, GroupVersion to) {
    return known(object, conversion.convert(object, to), to);
  }

  /** What a conversion made of an object, without what its new version does not know. */
  private StringMap<@Nullable Object> known(
      StringMap<@Nullable Object> object, StringMap<@Nullable Object> result, GroupVersion to) {
    VersionSchema version = versions.get(to);
    if (isSame(result, object) || version == null) {
      return result;
    }
    try {
      return version.coerce(result, false).object();
    } catch (DecodeException e) {
      throw ApiException.unknown(String.valueOf(e.getMessage()));
    }
  }

  @SuppressWarnings("ReferenceEquality") // what need not be converted is the same object
  private static boolean isSame(Object one, Object other) {
    return one == other;
  }

  // ---- requests

  @Override
  public ApiObject toVersion(MetaObject hub, GroupVersion version) {
    return new Unstructured(toTree(hub, version));
  }

  @Override
  public ReadObject read(
      Serializer serializer, byte[] body, GroupVersionKind expected, boolean strict) {
    List<String> problems = new ArrayList<>(0);
    byte[] json =
        serializer.mediaType().equals(MediaTypes.YAML) ? json(body, strict, problems) : body;
    Object tree =
        JsonReader.<@Nullable Object>read(
            json,
            strict,
            in -> {
              Object read = in.tree();
              problems.addAll(in.strictErrors());
              return read;
            });
    StringMap<@Nullable Object> object = object(tree);
    if (!(object.get("kind") instanceof String own) || own.isEmpty()) {
      throw new DecodeException(
          "Object 'Kind' is missing in '%s'"
              .formatted(
                  new String(json, 0, Math.min(json.length, SHOWN), StandardCharsets.UTF_8)
                      .strip()));
    }
    return completed(object, expected, problems, strict);
  }

  /** A document as JSON; keys that are set twice are a problem, but none that ends the reading. */
  private static byte[] json(byte[] yaml, boolean strict, List<String> problems) {
    byte[] json = YamlReader.toJson(yaml, false);
    if (strict) {
      try {
        byte[] unused = YamlReader.toJson(yaml, true);
      } catch (DecodeException e) {
        problems.add(String.valueOf(e.getMessage()));
      }
    }
    return json;
  }

  @Override
  public ReadObject fromTree(
      StringMap<@Nullable Object> tree, GroupVersionKind treeKind, boolean strict) {
    return completed(tree, treeKind, new ArrayList<>(0), strict);
  }

  /**
   * Another kind is not refused here: what writes objects does, in words of its own, and so the
   * answer always names the kind that was expected. Another version is named as it is.
   */
  private ReadObject completed(
      StringMap<@Nullable Object> object,
      GroupVersionKind expected,
      List<String> problems,
      boolean strict) {
    GroupVersion actual = versionOf(object);
    VersionSchema version = versions.get(actual);
    StringMap<@Nullable Object> result;
    if (version != null && expected.kind().equals(object.get("kind"))) {
      VersionSchema.Completed completed = version.complete(object, false);
      result = completed.object();
      if (strict) {
        completed.unknown().forEach(path -> problems.add("unknown field \"" + path + "\""));
      }
    } else {
      Coerced coerced = MetadataCoercion.object(object, StructuralSchema.EMPTY, false);
      if (coerced.problem() != null) {
        throw new DecodeException(coerced.problem());
      }
      result = coerced.object();
    }
    return new ReadObject(new Unstructured(result), actual.withKind(expected.kind()), problems);
  }

  @Override
  public StringMap<@Nullable Object> toTree(MetaObject hub, GroupVersion version) {
    return converted(tree(hub), version);
  }

  @Override
  public MetaObject fromTreeAsItIs(StringMap<@Nullable Object> tree, GroupVersionKind treeKind) {
    return new Unstructured(tree).withTypeMeta(TypeMeta.of(treeKind));
  }

  @Override
  public StringMap<@Nullable Object> emptyTree(GroupVersion version) {
    return StringMap.<@Nullable Object>of("apiVersion", version.toApiVersion())
        .with("kind", kind.kind());
  }

  @Override
  public boolean hasVersion(GroupVersion version) {
    return versions.containsKey(version);
  }

  @Override
  public TreeType treeType(GroupVersion version) {
    VersionSchema schema = versions.get(version);
    if (schema == null) {
      throw new IllegalArgumentException("no such version: " + version);
    }
    return schema.treeType();
  }

  @Override
  public @Nullable ObjectDescriptor patchSchema(GroupVersion version) {
    return null;
  }

  @Override
  public boolean hasProtobuf() {
    return false;
  }

  @Override
  public String listKind(String itemKind) {
    return listKind;
  }

  @Override
  public boolean namesKindOfItems() {
    return true;
  }

  // ---- trees

  private static StringMap<@Nullable Object> tree(MetaObject object) {
    return ((Unstructured) object).content();
  }

  @SuppressWarnings("unchecked") // keys of JSON objects are texts
  static StringMap<@Nullable Object> object(@Nullable Object tree) {
    if (tree instanceof StringMap<?> map) {
      return (StringMap<@Nullable Object>) map;
    }
    throw new DecodeException("json: cannot unmarshal a value that is not an object");
  }

  /** The version that an object says it is in; an empty one if it says nothing that makes sense. */
  private static GroupVersion versionOf(StringMap<@Nullable Object> object) {
    try {
      return GroupVersion.parse(object.get("apiVersion") instanceof String text ? text : "");
    } catch (IllegalArgumentException e) {
      return GroupVersion.parse("");
    }
  }
}
