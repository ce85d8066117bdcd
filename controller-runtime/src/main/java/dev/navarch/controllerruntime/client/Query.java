package dev.navarch.controllerruntime.client;

import dev.navarch.apimachinery.labels.Selector;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which objects to list. All conditions have to hold.
 *
 * @param namespace empty for all
 * @param field a value that objects have, or null
 */
public record Query(String namespace, Selector labels, @Nullable Field field) {
  private static final Query ALL = new Query("", Selector.everything(), null);

  /**
   * A value of objects. In a cache it is looked up in the index of that name; a server is given a
   * field selector.
   */
  public record Field(String name, String value) {}

  public static Query all() {
    return ALL;
  }

  public static Query inNamespace(String namespace) {
    return ALL.namespace(namespace);
  }

  public static Query withLabels(Map<String, String> labels) {
    return ALL.labels(Selector.ofSet(labels));
  }

  public static Query withField(String name, String value) {
    return ALL.field(name, value);
  }

  public Query namespace(String other) {
    return new Query(other, labels, field);
  }

  public Query labels(Selector other) {
    return new Query(namespace, other, field);
  }

  public Query field(String name, String value) {
    return new Query(namespace, labels, new Field(name, value));
  }
}
