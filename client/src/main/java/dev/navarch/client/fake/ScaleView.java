package dev.navarch.client.fake;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.meta.v1.LabelSelectorDescriptor;
import dev.navarch.apimachinery.meta.v1.LabelSelectors;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.unstructured.Nested;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import dev.navarch.apimachinery.wire.DecodeException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Map.Entry;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The scale of an object that keeps its counts and its selector where a {@link FakeScale} says. */
final class ScaleView {
  private ScaleView() {}

  /**
   * The scale of an object.
   *
   * @param kind of the scale, which groups have their own of
   */
  static Unstructured of(
      FakeScale paths,
      StringMap<@Nullable Object> object,
      ObjectMeta identity,
      GroupVersionKind kind) {
    Map<String, Object> status = new LinkedHashMap<>();
    status.put("replicas", paths.present(object));
    String selector = selector(paths.selector(object).orElse(null));
    if (!selector.isEmpty()) {
      status.put("selector", selector);
    }
    Unstructured scale =
        Unstructured.of(Map.of("spec", Map.of("replicas", paths.wanted(object)), "status", status));
    return scale
        .withTypeMeta(TypeMeta.of(kind))
        .withMetadata(
            ObjectMeta.builder()
                .name(identity.name())
                .namespace(identity.namespace())
                .uid(identity.uid())
                .resourceVersion(identity.resourceVersion())
                .creationTimestamp(identity.creationTimestamp())
                .build());
  }

  /** The wanted count of a scale in an object. */
  static StringMap<@Nullable Object> into(
      FakeScale paths, StringMap<@Nullable Object> object, StringMap<@Nullable Object> scale) {
    return paths.withWanted(object, Nested.get(scale, "spec", "replicas").orElse(0L));
  }

  private static String selector(@Nullable Object selector) {
    if (selector instanceof String text) {
      return text;
    }
    if (!(selector instanceof Map<?, ?> map)) {
      return "";
    }
    if (map.containsKey("matchLabels") || map.containsKey("matchExpressions")) {
      try {
        return LabelSelectors.toSelector(
                UnstructuredConverter.fromTree(selector, LabelSelectorDescriptor.INSTANCE))
            .toString();
      } catch (DecodeException e) {
        return "";
      }
    }
    return new TreeMap<>(map)
        .entrySet().stream()
            .map((Entry<?, ?> label) -> label.getKey() + "=" + label.getValue())
            .collect(Collectors.joining(","));
  }
}
