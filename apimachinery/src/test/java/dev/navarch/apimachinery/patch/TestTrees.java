package dev.navarch.apimachinery.patch;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonTree;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Trees from JSON text and back. */
final class TestTrees {
  private TestTrees() {}

  static @Nullable Object tree(String json) {
    return JsonTree.parse(json.getBytes(StandardCharsets.UTF_8));
  }

  @SuppressWarnings("unchecked") // a JSON object's keys are texts
  static StringMap<@Nullable Object> object(String json) {
    return StringMap.copyOf((Map<String, @Nullable Object>) Objects.requireNonNull(tree(json)));
  }

  static String json(@Nullable Object tree) {
    return new String(JsonTree.toBytes(tree), StandardCharsets.UTF_8);
  }
}
