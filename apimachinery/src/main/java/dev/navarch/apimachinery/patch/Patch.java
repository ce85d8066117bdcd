package dev.navarch.apimachinery.patch;

import dev.navarch.apimachinery.collect.StringMap;
import org.jspecify.annotations.Nullable;

/** The body of a PATCH request, read but not yet applied. */
public sealed interface Patch {
  /** The media type it came with. */
  PatchType type();

  /** A list of operations. */
  record Json(JsonPatch operations) implements Patch {
    @Override
    public PatchType type() {
      return PatchType.JSON;
    }
  }

  /** A part of an object in which null deletes; to be given to {@link MergePatch#apply}. */
  record Merge(StringMap<@Nullable Object> fields) implements Patch {
    @Override
    public PatchType type() {
      return PatchType.MERGE;
    }
  }

  /** A part of an object, with directives; to be given to {@link StrategicMergePatch#apply}. */
  record Strategic(StringMap<@Nullable Object> fields) implements Patch {
    @Override
    public PatchType type() {
      return PatchType.STRATEGIC;
    }
  }

  /** What a field manager wants, for server-side apply. */
  record Apply(PatchType type, StringMap<@Nullable Object> configuration) implements Patch {
    public Apply {
      if (!type.isApply()) {
        throw new IllegalArgumentException("not a type of server-side apply: " + type);
      }
    }
  }

  /**
   * Makes a patch of a document that has been parsed already.
   *
   * @throws PatchException when the document has the wrong form or is too large
   */
  static Patch decode(PatchType type, @Nullable Object tree) {
    return switch (type) {
      case JSON -> new Json(JsonPatch.decode(tree));
      case MERGE -> {
        if (tree == null) {
          throw PatchException.malformed("Invalid JSON Patch");
        }
        yield new Merge(object(tree, "error decoding patch: "));
      }
      case STRATEGIC -> new Strategic(tree == null ? StringMap.of() : object(tree, ""));
      case APPLY_YAML, APPLY_CBOR ->
          new Apply(
              type,
              tree == null
                  ? StringMap.of()
                  : object(
                      tree, "error decoding YAML: error unmarshaling JSON: while decoding JSON: "));
    };
  }

  private static StringMap<@Nullable Object> object(Object tree, String context) {
    JsonKind kind = JsonKind.of(tree);
    if (kind != JsonKind.OBJECT) {
      throw PatchException.malformed(
          context
              + "json: cannot unmarshal "
              + kind.jsonName()
              + " into Go value of type map[string]interface {}");
    }
    return Tree.object(tree);
  }
}
