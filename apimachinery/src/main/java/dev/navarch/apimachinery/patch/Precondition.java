package dev.navarch.apimachinery.patch;

import dev.navarch.apimachinery.collect.StringMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a computed patch must not do. */
@FunctionalInterface
public interface Precondition {
  /** True when a patch may be sent. */
  boolean allows(StringMap<@Nullable Object> patch);

  /** Protects a field of the object: a patch that mentions it would change it. */
  static Precondition keyUnchanged(String key) {
    return patch -> !patch.containsKey(key);
  }

  /** Protects a field of the object's metadata. */
  static Precondition metadataKeyUnchanged(String key) {
    return patch -> !(patch.get("metadata") instanceof Map<?, ?> meta && meta.containsKey(key));
  }

  /** Fails unless all preconditions allow a patch. */
  static void check(StringMap<@Nullable Object> patch, Precondition... preconditions) {
    for (Precondition precondition : preconditions) {
      if (!precondition.allows(patch)) {
        throw new PatchPreconditionException(patch);
      }
    }
  }
}
