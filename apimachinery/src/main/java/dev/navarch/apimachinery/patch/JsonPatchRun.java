package dev.navarch.apimachinery.patch;

import static dev.navarch.apimachinery.patch.PatchException.unprocessable;

import dev.navarch.apimachinery.json.JsonTree;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A document on its way through the operations of one {@link JsonPatch}. Belongs to one thread. */
final class JsonPatchRun {
  private final JsonDocument document;
  private long copiedBytes;

  JsonPatchRun(@Nullable Object document) {
    this.document = new JsonDocument(document);
  }

  /** The document after the operations so far, as an immutable tree. */
  @Nullable Object document() {
    return JsonDocument.frozen(document.root());
  }

  /** Carries out one operation. One that fails ends the run. */
  void perform(JsonPatchOperation operation) {
    switch (operation.op()) {
      case "add" -> add(operation);
      case "remove" -> remove(operation);
      case "replace" -> replace(operation);
      case "move" -> move(operation);
      case "copy" -> copy(operation);
      case "test" -> test(operation);
      default -> throw unprocessable("Unexpected kind: " + operation.op());
    }
  }

  private void add(JsonPatchOperation operation) {
    String path = operation.path();
    if (path == null) {
      throw unprocessable("add operation failed to decode path: missing value");
    }
    JsonPlace place = JsonPlace.find(document, path);
    if (place == null) {
      throw missing("add operation does not apply: doc is missing path: \"" + path + "\"");
    }
    try {
      place.add(operation.value());
    } catch (PatchException e) {
      throw because("error in add for path: '" + path + "'", e);
    }
  }

  private void remove(JsonPatchOperation operation) {
    String path = operation.path();
    if (path == null) {
      throw unprocessable("remove operation failed to decode path: missing value");
    }
    JsonPlace place = JsonPlace.find(document, path);
    if (place == null) {
      throw missing("remove operation does not apply: doc is missing path: \"" + path + "\"");
    }
    try {
      place.remove();
    } catch (PatchException e) {
      throw because("error in remove for path: '" + path + "'", e);
    }
  }

  private void replace(JsonPatchOperation operation) {
    String path = path(operation);
    if (path.isEmpty()) {
      JsonKind kind = JsonKind.of(operation.value());
      if (kind != JsonKind.OBJECT && kind != JsonKind.ARRAY) {
        throw unprocessable("replace operation value must be object or array");
      }
      document.replaceRoot(operation.value());
      return;
    }
    JsonPlace place = JsonPlace.find(document, path);
    if (place == null) {
      throw missing("replace operation does not apply: doc is missing path: " + path);
    }
    try {
      place.put(operation.value());
    } catch (PatchException e) {
      throw missing("replace operation does not apply: doc is missing key: " + path);
    }
  }

  private void move(JsonPatchOperation operation) {
    String from = from(operation);
    JsonPlace source = JsonPlace.find(document, from);
    if (source == null) {
      throw missing("move operation does not apply: doc is missing from path: " + from);
    }
    @Nullable Object value;
    try {
      value = source.remove();
    } catch (PatchException e) {
      throw because("error in move for path: '" + source.key() + "'", e);
    }
    String path = path(operation);
    JsonPlace target = JsonPlace.find(document, path);
    if (target == null) {
      throw missing("move operation does not apply: doc is missing destination path: " + path);
    }
    try {
      target.add(value);
    } catch (PatchException e) {
      throw because("error in move for path: '" + path + "'", e);
    }
  }

  private void copy(JsonPatchOperation operation) {
    String from = from(operation);
    JsonPlace source = JsonPlace.find(document, from);
    if (source == null) {
      throw missing("copy operation does not apply: doc is missing from path: " + from);
    }
    @Nullable Object value;
    try {
      value = JsonDocument.frozen(source.value());
    } catch (PatchException e) {
      throw because("error in copy for from: '" + from + "'", e);
    }
    String path = operation.path();
    if (path == null) {
      throw unprocessable("copy operation failed to decode path: missing value");
    }
    JsonPlace target = JsonPlace.find(document, path);
    if (target == null) {
      throw missing("copy operation does not apply: doc is missing destination path: " + path);
    }
    countCopy(value);
    try {
      target.add(value);
    } catch (PatchException e) {
      throw because("error while adding value during copy", e);
    }
  }

  /**
   * Counts what a copy adds to the document that is written in the end; the tree itself is shared.
   */
  private void countCopy(@Nullable Object value) {
    if (value != null) {
      copiedBytes += JsonTree.toBytes(value).length;
    }
    if (copiedBytes > JsonPatch.MAX_COPIED_BYTES) {
      throw unprocessable(
          "Unable to complete the copy, the accumulated size increase of copy is "
              + copiedBytes
              + ", exceeding the limit "
              + JsonPatch.MAX_COPIED_BYTES);
    }
  }

  private void test(JsonPatchOperation operation) {
    String path = path(operation);
    @Nullable Object value = document.root();
    if (!path.isEmpty()) {
      JsonPlace place = JsonPlace.find(document, path);
      if (place == null) {
        throw missing("test operation does not apply: is missing path: " + path);
      }
      try {
        value = place.value();
      } catch (PatchException e) {
        throw because("error in test for path: '" + path + "'", e);
      }
    }
    if (!Objects.equals(value, operation.value())) {
      throw new PatchTestFailedException(path);
    }
  }

  private static String path(JsonPatchOperation operation) {
    String path = operation.path();
    if (path == null) {
      throw missing(
          operation.op() + " operation failed to decode path: operation missing path field");
    }
    return path;
  }

  private static String from(JsonPatchOperation operation) {
    String from = operation.from();
    if (from == null) {
      throw missing(
          operation.op() + " operation failed to decode from: operation, missing from field");
    }
    return from;
  }

  private static PatchException missing(String what) {
    return unprocessable(what + ": missing value");
  }

  private static PatchException because(String what, PatchException cause) {
    return unprocessable(what + ": " + cause.getMessage());
  }
}
