package dev.navarch.apiserver.openapi;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a document is about, before it takes the form of one version of OpenAPI: paths, and the
 * definitions that they lead to. Belongs to one thread.
 */
final class Contents {
  private final Definitions definitions;
  private final SortedMap<String, PathItem> paths;
  private final Map<String, Map<String, Object>> custom;
  private final List<String> names;

  /**
   * @param custom definitions that are not those of the scheme's types
   */
  Contents(
      Definitions definitions,
      SortedMap<String, PathItem> paths,
      Map<String, Map<String, Object>> custom) {
    this.definitions = definitions;
    this.paths = paths;
    this.custom = custom;
    this.names = reached();
  }

  private List<String> reached() {
    Set<String> roots = new HashSet<>();
    for (PathItem item : paths.values()) {
      for (Operation operation : item.operations()) {
        addTo(roots, operation.body());
        operation.answers().values().forEach(answer -> addTo(roots, answer));
      }
    }
    Set<String> found = new HashSet<>(roots);
    for (Map.Entry<String, Map<String, Object>> entry : custom.entrySet()) {
      if (found.remove(entry.getKey())) {
        Schemas.visit(entry.getValue(), found::add);
      }
    }
    found.removeAll(custom.keySet());
    Set<String> all = new TreeSet<>(definitions.closure(found));
    roots.retainAll(custom.keySet());
    all.addAll(roots);
    return List.copyOf(all);
  }

  private static void addTo(Set<String> names, Payload payload) {
    if (payload instanceof Payload.Defined defined) {
      names.add(defined.definition());
    }
  }

  List<String> pathNames() {
    return List.copyOf(paths.keySet());
  }

  PathItem path(String name) {
    return paths.getOrDefault(name, new PathItem(name, List.of(), List.of()));
  }

  List<String> definitionNames() {
    return names;
  }

  Map<String, Object> definition(String name) {
    Map<String, Object> own = custom.get(name);
    return own == null ? definitions.get(name) : own;
  }

  /** The parameters that are the same everywhere, by name. */
  SortedMap<String, Parameter> sharedParameters() {
    SortedMap<String, Parameter> shared = new TreeMap<>();
    for (PathItem item : paths.values()) {
      addShared(shared, item.parameters());
      item.operations().forEach(operation -> addShared(shared, operation.parameters()));
    }
    return shared;
  }

  private static void addShared(Map<String, Parameter> shared, List<Parameter> parameters) {
    for (Parameter parameter : parameters) {
      if (parameter.shared()) {
        shared.put(parameter.name(), parameter);
      }
    }
  }
}
