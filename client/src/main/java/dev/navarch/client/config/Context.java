package dev.navarch.client.config;

import dev.navarch.apimachinery.collect.StringMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A cluster, who calls it, and the namespace that is meant when none is said. Texts are empty where
 * a file says nothing.
 *
 * @param others fields that are not known here
 */
public record Context(
    String cluster,
    String user,
    String namespace,
    Map<String, @Nullable Object> extensions,
    Map<String, @Nullable Object> others) {
  public Context {
    extensions = StringMap.copyOf(extensions);
    others = StringMap.copyOf(others);
  }

  public static Context of(String cluster, String user) {
    return new Context(cluster, user, "", Map.of(), Map.of());
  }

  static Context read(Fields fields) {
    return new Context(
        fields.text("cluster"),
        fields.text("user"),
        fields.text("namespace"),
        NamedEntries.extensions(fields),
        fields.others());
  }

  Map<String, @Nullable Object> tree() {
    return new FieldTree(others)
        .always("cluster", cluster)
        .always("user", user)
        .text("namespace", namespace)
        .list("extensions", NamedEntries.writeExtensions(extensions))
        .build();
  }

  public Context withCluster(String name) {
    return new Context(name, user, namespace, extensions, others);
  }

  public Context withUser(String name) {
    return new Context(cluster, name, namespace, extensions, others);
  }

  public Context withNamespace(String name) {
    return new Context(cluster, user, name, extensions, others);
  }

  /** Nothing that is secret: of what is not known here only the names. */
  @Override
  public String toString() {
    return "Context[cluster="
        + cluster
        + ", user="
        + user
        + ", namespace="
        + namespace
        + ", extensions="
        + extensions.keySet()
        + ", others="
        + others.keySet()
        + "]";
  }
}
