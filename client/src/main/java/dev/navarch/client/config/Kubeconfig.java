package dev.navarch.client.config;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.apimachinery.yaml.YamlReader;
import dev.navarch.apimachinery.yaml.YamlWriter;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What a kubeconfig says, or several together. Entries keep the order of the file.
 *
 * @param currentContext empty where a file says nothing
 * @param others fields that are not known here
 */
public record Kubeconfig(
    Map<String, Cluster> clusters,
    Map<String, User> users,
    Map<String, Context> contexts,
    String currentContext,
    Map<String, @Nullable Object> preferences,
    Map<String, @Nullable Object> extensions,
    Map<String, @Nullable Object> others) {
  public static final Kubeconfig EMPTY =
      new Kubeconfig(Map.of(), Map.of(), Map.of(), "", Map.of(), Map.of(), Map.of());

  public Kubeconfig {
    clusters = Collections.unmodifiableMap(new LinkedHashMap<>(clusters));
    users = Collections.unmodifiableMap(new LinkedHashMap<>(users));
    contexts = Collections.unmodifiableMap(new LinkedHashMap<>(contexts));
    preferences = StringMap.copyOf(preferences);
    extensions = StringMap.copyOf(extensions);
    others = StringMap.copyOf(others);
  }

  /**
   * Reads YAML or JSON. Paths stay as they are written.
   *
   * @throws DecodeException that tells the line or the field, and shows no value
   */
  public static Kubeconfig parse(byte[] text) {
    return of(YamlReader.parse(text));
  }

  static Kubeconfig of(@Nullable Object tree) {
    Fields fields = new Fields(tree, "");
    expect(fields, "kind", "Config");
    expect(fields, "apiVersion", "v1");
    return new Kubeconfig(
        NamedEntries.read(fields, "clusters", item -> Cluster.read(item.object("cluster"))),
        NamedEntries.read(fields, "users", item -> User.read(item.object("user"))),
        NamedEntries.read(fields, "contexts", item -> Context.read(item.object("context"))),
        fields.text("current-context"),
        fields.object("preferences").others(),
        NamedEntries.extensions(fields),
        fields.others());
  }

  private static void expect(Fields fields, String name, String wanted) {
    String value = fields.text(name);
    if (!value.isEmpty() && !value.equals(wanted)) {
      throw new DecodeException(
          "%s is %s, and must be %s"
              .formatted(name, GoQuoting.quote(value), GoQuoting.quote(wanted)));
    }
  }

  /** The file that says this. */
  public byte[] toYaml() {
    return YamlWriter.write(
        new FieldTree(others)
            .always("apiVersion", "v1")
            .always("kind", "Config")
            .map("preferences", preferences)
            .always("clusters", NamedEntries.write(clusters, "cluster", Cluster::tree))
            .always("users", NamedEntries.write(users, "user", User::tree))
            .always("contexts", NamedEntries.write(contexts, "context", Context::tree))
            .always("current-context", currentContext)
            .list("extensions", NamedEntries.writeExtensions(extensions))
            .build());
  }

  /**
   * Several together: whoever is first to say something wins. Of an entry that two have, nothing of
   * the second's counts.
   */
  public static Kubeconfig merge(List<Kubeconfig> configs) {
    Map<String, Cluster> clusters = new LinkedHashMap<>();
    Map<String, User> users = new LinkedHashMap<>();
    Map<String, Context> contexts = new LinkedHashMap<>();
    Map<String, @Nullable Object> preferences = new LinkedHashMap<>();
    Map<String, @Nullable Object> extensions = new LinkedHashMap<>();
    Map<String, @Nullable Object> others = new LinkedHashMap<>();
    String currentContext = "";
    for (Kubeconfig config : configs) {
      config.clusters.forEach(clusters::putIfAbsent);
      config.users.forEach(users::putIfAbsent);
      config.contexts.forEach(contexts::putIfAbsent);
      config.preferences.forEach(preferences::putIfAbsent);
      config.extensions.forEach(extensions::putIfAbsent);
      config.others.forEach(others::putIfAbsent);
      currentContext = currentContext.isEmpty() ? config.currentContext : currentContext;
    }
    return new Kubeconfig(
        clusters, users, contexts, currentContext, preferences, extensions, others);
  }

  /** Whether it says nothing at all of clusters, users and contexts. */
  public boolean isEmpty() {
    return clusters.isEmpty()
        && users.isEmpty()
        && contexts.isEmpty()
        && currentContext.isEmpty()
        && preferences.isEmpty()
        && extensions.isEmpty();
  }

  public Kubeconfig withCurrentContext(String name) {
    return new Kubeconfig(clusters, users, contexts, name, preferences, extensions, others);
  }

  public Kubeconfig withCluster(String name, Cluster cluster) {
    return withEntries(with(clusters, name, cluster), users, contexts);
  }

  public Kubeconfig withoutCluster(String name) {
    return withEntries(without(clusters, name), users, contexts);
  }

  public Kubeconfig withUser(String name, User user) {
    return withEntries(clusters, with(users, name, user), contexts);
  }

  public Kubeconfig withoutUser(String name) {
    return withEntries(clusters, without(users, name), contexts);
  }

  public Kubeconfig withContext(String name, Context context) {
    return withEntries(clusters, users, with(contexts, name, context));
  }

  public Kubeconfig withoutContext(String name) {
    return withEntries(clusters, users, without(contexts, name));
  }

  /** The same with a context under another name; it stays current if it was. */
  public Kubeconfig withContextRenamed(String from, String to) {
    Context context = contexts.get(from);
    if (context == null) {
      throw new IllegalArgumentException(
          "cannot rename the context %s, it's not in the configuration"
              .formatted(GoQuoting.quote(from)));
    }
    if (contexts.containsKey(to)) {
      throw new IllegalArgumentException(
          "cannot rename the context %s, the context %s already exists"
              .formatted(GoQuoting.quote(from), GoQuoting.quote(to)));
    }
    Kubeconfig renamed = withoutContext(from).withContext(to, context);
    return currentContext.equals(from) ? renamed.withCurrentContext(to) : renamed;
  }

  private Kubeconfig withEntries(
      Map<String, Cluster> otherClusters,
      Map<String, User> otherUsers,
      Map<String, Context> otherContexts) {
    return new Kubeconfig(
        otherClusters, otherUsers, otherContexts, currentContext, preferences, extensions, others);
  }

  private static <T> Map<String, T> with(Map<String, T> entries, String name, T value) {
    Map<String, T> copy = new LinkedHashMap<>(entries);
    copy.put(name, value);
    return copy;
  }

  private static <T> Map<String, T> without(Map<String, T> entries, String name) {
    Map<String, T> copy = new LinkedHashMap<>(entries);
    copy.remove(name);
    return copy;
  }

  /** The same with paths that hold from anywhere. */
  Kubeconfig resolved(Path folder) {
    return withEntries(
        each(clusters, cluster -> cluster.resolved(folder)),
        each(users, user -> user.resolved(folder)),
        contexts);
  }

  private static <T> Map<String, T> each(Map<String, T> entries, UnaryOperator<T> change) {
    Map<String, T> copy = new LinkedHashMap<>(entries);
    copy.replaceAll((name, value) -> change.apply(value));
    return copy;
  }

  /** Nothing that is secret: of what is not known here only the names. */
  @Override
  public String toString() {
    return "Kubeconfig[clusters="
        + clusters
        + ", users="
        + users
        + ", contexts="
        + contexts
        + ", currentContext="
        + currentContext
        + ", preferences="
        + preferences.keySet()
        + ", extensions="
        + extensions.keySet()
        + ", others="
        + others.keySet()
        + "]";
  }
}
