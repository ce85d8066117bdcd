package dev.navarch.client.fake;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.unstructured.Nested;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where the objects of a {@link FakeResource} keep what their scale tells. Paths are fields behind
 * dots, as in the definition of a custom resource.
 *
 * @param labelSelectorPath leads to a selector, or to its text; empty where there is none
 */
public record FakeScale(
    String specReplicasPath, String statusReplicasPath, String labelSelectorPath) {
  /** Where most kinds have it. */
  static final FakeScale USUAL =
      new FakeScale(".spec.replicas", ".status.replicas", ".spec.selector");

  public FakeScale {
    if (fields(specReplicasPath).length == 0 || fields(statusReplicasPath).length == 0) {
      throw new IllegalArgumentException("a scale needs paths to both of its counts");
    }
  }

  Object wanted(StringMap<@Nullable Object> object) {
    return Nested.get(object, fields(specReplicasPath)).orElse(0L);
  }

  Object present(StringMap<@Nullable Object> object) {
    return Nested.get(object, fields(statusReplicasPath)).orElse(0L);
  }

  Optional<Object> selector(StringMap<@Nullable Object> object) {
    String[] fields = fields(labelSelectorPath);
    return fields.length == 0 ? Optional.empty() : Nested.get(object, fields);
  }

  StringMap<@Nullable Object> withWanted(StringMap<@Nullable Object> object, Object count) {
    return Nested.with(object, count, fields(specReplicasPath));
  }

  private static String[] fields(String path) {
    String names = path.startsWith(".") ? path.substring(1) : path;
    return names.isEmpty() ? new String[0] : names.split("\\.", -1);
  }
}
