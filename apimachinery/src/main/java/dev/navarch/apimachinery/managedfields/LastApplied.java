package dev.navarch.apimachinery.managedfields;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.fieldpath.FieldSets;
import dev.navarch.apimachinery.fieldpath.SchemaException;
import dev.navarch.apimachinery.fieldpath.TreeComparison;
import dev.navarch.apimachinery.fieldpath.TreeType;
import dev.navarch.apimachinery.fieldpath.TreeValidation;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.wire.DecodeException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The annotation in which client-side apply keeps what it applied last. It lets {@code kubectl}
 * move an object to server-side apply without conflicts with its own past.
 */
final class LastApplied {
  static final String ANNOTATION = "kubectl.kubernetes.io/last-applied-configuration";

  /** The only manager that the annotation speaks for. Others opt out by their name. */
  static final String MANAGER = "kubectl";

  /** How large all annotations of an object may be, in bytes. */
  private static final int MAX_ANNOTATIONS = 256 * 1024;

  private LastApplied() {}

  /**
   * The fields that client-side apply set in a live object and that still have the values it gave
   * them. Empty when there is no annotation of this version that can be read.
   */
  static Optional<FieldSet> unchangedFields(
      StringMap<@Nullable Object> live, String apiVersion, TreeType type) {
    if (!(Metadata.annotations(live).get(ANNOTATION) instanceof String json)) {
      return Optional.empty();
    }
    try {
      @Nullable Object applied = JsonTree.parse(json.getBytes(StandardCharsets.UTF_8));
      if (!(applied instanceof StringMap<?> object)
          || !apiVersion.equals(object.get("apiVersion"))) {
        return Optional.empty();
      }
      TreeValidation.validate(applied, type, TreeValidation.Duplicates.REJECTED);
      TreeComparison comparison = TreeComparison.of(applied, live, type);
      return Optional.of(
          FieldSets.of(applied, type)
              .difference(comparison.modified())
              .difference(comparison.added())
              .difference(comparison.removed()));
    } catch (DecodeException | SchemaException e) {
      return Optional.empty();
    }
  }

  /** Brings the annotation of an object, if it has one, up to what has been applied now. */
  static StringMap<@Nullable Object> refresh(
      StringMap<@Nullable Object> object, StringMap<@Nullable Object> applied) {
    StringMap<@Nullable Object> annotations = Metadata.annotations(object);
    if (!(annotations.get(ANNOTATION) instanceof String old) || old.isEmpty()) {
      return object;
    }
    StringMap<@Nullable Object> refreshed = annotations.with(ANNOTATION, text(applied));
    return Metadata.withAnnotations(
        object, fits(refreshed) ? refreshed : annotations.without(ANNOTATION));
  }

  private static String text(StringMap<@Nullable Object> applied) {
    StringMap<@Nullable Object> annotations = Metadata.annotations(applied);
    StringMap<@Nullable Object> bare =
        annotations.containsKey(ANNOTATION)
            ? Metadata.withAnnotations(applied, annotations.without(ANNOTATION))
            : applied;
    return new String(JsonTree.toBytes(bare), StandardCharsets.UTF_8) + "\n";
  }

  private static boolean fits(StringMap<@Nullable Object> annotations) {
    long size = 0;
    for (Map.Entry<String, @Nullable Object> entry : annotations.entrySet()) {
      size += bytes(entry.getKey()) + (entry.getValue() instanceof String text ? bytes(text) : 0);
    }
    return size <= MAX_ANNOTATIONS;
  }

  private static long bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
