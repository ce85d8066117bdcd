package dev.navarch.controllerruntime.cache;

import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What is kept of one kind.
 *
 * @param namespace only objects of this one, empty for all; null for what the cache says
 * @param labelSelector only objects whose labels fit; empty for all
 * @param fieldSelector only objects whose fields fit; empty for all
 * @param transform what is kept of an object: name, namespace and resource version have to stay
 */
public record KindOptions<T extends MetaObject>(
    @Nullable String namespace,
    String labelSelector,
    String fieldSelector,
    UnaryOperator<T> transform) {
  /** Everything, as it is. */
  public static <T extends MetaObject> KindOptions<T> all() {
    return new KindOptions<>(null, "", "", UnaryOperator.identity());
  }

  public KindOptions<T> inNamespace(String value) {
    return new KindOptions<>(value, labelSelector, fieldSelector, transform);
  }

  public KindOptions<T> labelSelector(String value) {
    return new KindOptions<>(namespace, value, fieldSelector, transform);
  }

  public KindOptions<T> fieldSelector(String value) {
    return new KindOptions<>(namespace, labelSelector, value, transform);
  }

  public KindOptions<T> transform(UnaryOperator<T> value) {
    return new KindOptions<>(namespace, labelSelector, fieldSelector, value);
  }

  ListOptions restriction() {
    return ListOptions.builder().labelSelector(labelSelector).fieldSelector(fieldSelector).build();
  }
}
