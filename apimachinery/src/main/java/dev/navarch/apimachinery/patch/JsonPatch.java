package dev.navarch.apimachinery.patch;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A list of operations on a document, as RFC 6902 has it. Either all of them apply or none does.
 *
 * <p>Differs from the RFC where Kubernetes does: {@code replace} puts in a member that was not
 * there, {@code test} for null succeeds on one that is not there, {@code copy} of one gives null,
 * negative indices count from the end, and {@code add} does not replace the whole document.
 */
public record JsonPatch(List<JsonPatchOperation> operations) {
  /** The most operations that a server takes in one patch. */
  public static final int MAX_OPERATIONS = 10_000;

  /** The most bytes of JSON by which the copies of one patch may make a document grow. */
  public static final int MAX_COPIED_BYTES = 3 * 1024 * 1024;

  public JsonPatch {
    operations = List.copyOf(operations);
  }

  /**
   * Reads a patch document.
   *
   * @throws PatchException when it is no list of operations, or one too long
   */
  public static JsonPatch decode(@Nullable Object tree) {
    JsonKind kind = JsonKind.of(tree);
    if (kind == JsonKind.NULL) {
      return new JsonPatch(List.of());
    }
    if (kind != JsonKind.ARRAY) {
      throw undecodable(kind, "Go value of type []handlers.jsonPatchOp");
    }
    List<@Nullable Object> items = Tree.list(tree);
    List<JsonPatchOperation> operations = new ArrayList<>(items.size());
    for (@Nullable Object item : items) {
      operations.add(JsonPatchOperation.decode(item));
    }
    if (operations.size() > MAX_OPERATIONS) {
      throw new PatchException(
          PatchException.Fault.TOO_LARGE,
          "The allowed maximum operations in a JSON patch is "
              + MAX_OPERATIONS
              + ", got "
              + operations.size());
    }
    return new JsonPatch(operations);
  }

  static PatchException undecodable(JsonKind kind, String into) {
    return PatchException.malformed(
        "error decoding patch: json: cannot unmarshal " + kind.jsonName() + " into " + into);
  }

  /** The operations that make one document of another; see {@link JsonPatchDiff} for their form. */
  public static JsonPatch diff(@Nullable Object from, @Nullable Object to) {
    return new JsonPatch(JsonPatchDiff.between(from, to));
  }

  /**
   * Carries out the operations.
   *
   * @throws PatchTestFailedException when a test finds another value
   * @throws PatchException when an operation does not apply
   */
  public @Nullable Object apply(@Nullable Object document) {
    JsonPatchRun run = new JsonPatchRun(document);
    operations.forEach(run::perform);
    return run.document();
  }

  /** The patch as a document. */
  public List<@Nullable Object> toTree() {
    return Tree.listOf(operations.stream().map(JsonPatchOperation::toTree).toList());
  }
}
