package dev.navarch.apiserver.openapi;

import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The definitions of the scheme's types, in the form the generators left them in: one resource a
 * package, read when something in it is needed. Belongs to one thread.
 */
final class Definitions {
  static final String META = "io.k8s.apimachinery.pkg.apis.meta.v1.";

  /** Where a definition, or an operation, says which kind it is about. */
  static final String KINDS = "x-kubernetes-group-version-kind";

  private static final String FOLDER = "META-INF/navarch/openapi/";

  private final Scheme scheme;
  private final Map<String, Map<String, Object>> known = new HashMap<>(ValueDefinitions.all());

  /** What stands before a type's name in its definition's, by package; empty without any. */
  private final Map<String, String> prefixes = new HashMap<>();

  private boolean readAll;

  Definitions(Scheme scheme) {
    this.scheme = scheme;
    read(TypeMeta.class);
    addKinds("DeleteOptions");
    addKinds("WatchEvent");
  }

  /** The name of a kind's definition, whether there is one or not. */
  String name(GroupVersionKind kind) {
    if (!scheme.recognizes(kind)) {
      return unknownName(kind);
    }
    Class<? extends ApiObject> type = scheme.type(kind);
    String prefix = read(type);
    return prefix.isEmpty() ? unknownName(kind) : prefix + type.getSimpleName();
  }

  /** The name that a definition has which is made from a kind alone. */
  static String unknownName(GroupVersionKind kind) {
    List<String> parts = new ArrayList<>(List.of(kind.group().split("\\.")));
    Collections.reverse(parts);
    return (kind.group().isEmpty() ? "" : String.join(".", parts) + ".")
        + kind.version()
        + "."
        + kind.kind();
  }

  /** A definition; one that says nothing where the generators left none. */
  Map<String, Object> get(String name) {
    Map<String, Object> definition = known.get(name);
    if (definition == null && !readAll) {
      readAll = true;
      readEveryVersion();
      definition = known.get(name);
    }
    return definition == null ? Map.of("type", "object") : definition;
  }

  /** Those names and all that their definitions lead to, in order. */
  Set<String> closure(Collection<String> names) {
    Set<String> reached = new HashSet<>(names);
    Deque<String> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      Schemas.visit(
          get(open.remove()),
          name -> {
            if (reached.add(name)) {
              open.add(name);
            }
          });
    }
    return new TreeSet<>(reached);
  }

  /** Reads the definitions of a type's package; gives what stands before the names in it. */
  private String read(Class<?> type) {
    return prefixes.computeIfAbsent(type.getPackageName(), name -> read(type, name));
  }

  @SuppressWarnings("unchecked") // definitions are JSON objects
  private String read(Class<?> type, String javaPackage) {
    ClassLoader loader = type.getClassLoader();
    try (InputStream in =
        loader == null ? null : loader.getResourceAsStream(FOLDER + javaPackage + ".json")) {
      if (in == null) {
        return "";
      }
      String prefix = "";
      Object tree = JsonTree.parse(in.readAllBytes());
      if (tree instanceof Map<?, ?> definitions) {
        for (Map.Entry<?, ?> entry : definitions.entrySet()) {
          String name = (String) entry.getKey();
          known.put(name, (Map<String, Object>) entry.getValue());
          prefix = name.substring(0, name.lastIndexOf('.') + 1);
        }
      }
      return prefix;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads every package of the scheme, for a reference into one whose kinds are not served. */
  private void readEveryVersion() {
    Set<GroupVersion> done = new HashSet<>();
    for (GroupVersionKind kind : scheme.allKinds()) {
      if (!done.contains(kind.groupVersion())
          && !scheme.type(kind).getPackageName().equals(TypeMeta.class.getPackageName())) {
        done.add(kind.groupVersion());
        read(scheme.type(kind));
      }
    }
  }

  /** Names every version in a definition of a kind that is in all of them. */
  private void addKinds(String kind) {
    List<Map<String, Object>> kinds =
        scheme.allKinds().stream()
            .filter(known -> known.kind().equals("DeleteOptions"))
            .map(GroupVersionKind::groupVersion)
            .filter(version -> !version.version().equals(GroupVersion.INTERNAL_VERSION))
            .sorted(Comparator.comparing(GroupVersion::group).thenComparing(GroupVersion::version))
            .map(version -> kindTree(version.withKind(kind)))
            .toList();
    Map<String, Object> changed = new LinkedHashMap<>(get(META + kind));
    changed.put(KINDS, kinds);
    known.put(META + kind, changed);
  }

  static Map<String, Object> kindTree(GroupVersionKind kind) {
    return Map.of("group", kind.group(), "kind", kind.kind(), "version", kind.version());
  }
}
