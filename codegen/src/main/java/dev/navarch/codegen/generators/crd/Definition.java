package dev.navarch.codegen.generators.crd;

import dev.navarch.codegen.universe.ApiResource;
import dev.navarch.codegen.universe.Universe;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Puts the versions of a kind together to one definition. */
final class Definition {
  private static final Pattern LABEL = Pattern.compile("[a-z](?:[-a-z0-9]{0,61}[a-z0-9])?");

  private final Universe universe;
  private final List<CustomKind> versions;
  private final CustomKind first;

  /** Creates a definition of at least one version. */
  Definition(Universe universe, List<CustomKind> versions) {
    this.universe = universe;
    this.versions = new ArrayList<>(versions);
    this.versions.sort(Comparator.comparing(CustomKind::version, new VersionOrder()));
    this.first = this.versions.getFirst();
  }

  String name() {
    return first.definitionName();
  }

  List<CustomKind> versions() {
    return versions;
  }

  /**
   * The definition's tree.
   *
   * @param ownPackages the packages that are being compiled
   */
  Map<String, Object> tree(Set<String> ownPackages) {
    versions.forEach(this::checkNames);
    checkVersions();
    CustomKind storage = storage();
    Map<String, Object> metadata = new LinkedHashMap<>();
    metadata.put("name", name());
    String approval = approval();
    if (!approval.isEmpty()) {
      metadata.put("annotations", Map.of("api-approved.kubernetes.io", approval));
    }
    Map<String, Object> spec = new LinkedHashMap<>();
    spec.put("group", first.group());
    spec.put("names", names());
    spec.put("scope", first.resource().namespaced() ? "Namespaced" : "Cluster");
    if (versions.size() > 1) {
      spec.put("conversion", Map.of("strategy", "None"));
    }
    spec.put(
        "versions",
        versions.stream()
            .map(kind -> new VersionPart(kind, universe, ownPackages).tree(kind.equals(storage)))
            .toList());
    Map<String, Object> definition = new LinkedHashMap<>();
    definition.put("apiVersion", "apiextensions.k8s.io/v1");
    definition.put("kind", "CustomResourceDefinition");
    definition.put("metadata", metadata);
    definition.put("spec", spec);
    return definition;
  }

  private Map<String, Object> names() {
    ApiResource resource = first.resource();
    Map<String, Object> names = new LinkedHashMap<>();
    names.put("kind", resource.kind());
    names.put("listKind", resource.listType().simpleName());
    names.put("plural", resource.plural());
    names.put("singular", resource.singular());
    if (!resource.shortNames().isEmpty()) {
      names.put("shortNames", resource.shortNames());
    }
    if (!resource.categories().isEmpty()) {
      names.put("categories", resource.categories());
    }
    return names;
  }

  /** All versions share the names and the scope, because a definition has them once. */
  private void checkNames(CustomKind kind) {
    Place place = kind.place(universe);
    ApiResource one = first.resource();
    ApiResource other = kind.resource();
    if (!one.plural().equals(other.plural())
        || !one.singular().equals(other.singular())
        || !one.shortNames().equals(other.shortNames())
        || !one.categories().equals(other.categories())
        || one.namespaced() != other.namespaced()) {
      place.error(
          "the names and the scope in @Resource must be those of version %s: make them alike"
              .formatted(first.version()));
    }
    List<String> names = new ArrayList<>(other.shortNames());
    names.addAll(other.categories());
    names.add(other.plural());
    names.add(other.singular());
    for (String name : names) {
      if (!LABEL.matcher(name).matches()) {
        place.error(
            "\"%s\" in @Resource must be lower-case letters, digits and dashes".formatted(name));
      }
    }
    if (kind.group().indexOf('.') < 0) {
      place.error(
          "the group of a custom resource must be a domain, such as stable.example.com, not \"%s\""
              .formatted(kind.group()));
    }
  }

  private void checkVersions() {
    Set<String> seen = new HashSet<>();
    for (CustomKind kind : versions) {
      if (!seen.add(kind.version())) {
        kind.place(universe)
            .error(
                "there is another %s of version %s"
                    .formatted(kind.resource().kind(), kind.version()));
      }
    }
    if (versions.stream().noneMatch(kind -> kind.says("served"))) {
      first.place(universe).error("no version is served: take served = false away from one");
    }
  }

  private CustomKind storage() {
    List<CustomKind> stored = versions.stream().filter(kind -> kind.says("storage")).toList();
    if (stored.isEmpty() && versions.size() > 1) {
      for (CustomKind kind : versions) {
        kind.place(universe)
            .error(
                "none of the versions %s is the one to store: say @CustomResource(storage = true)"
                        .formatted(versionNames(versions))
                    + " for one of them");
      }
    }
    if (stored.size() > 1) {
      for (CustomKind kind : stored) {
        kind.place(universe)
            .error(
                "the versions %s all are the one to store: leave storage = true on one of them"
                    .formatted(versionNames(stored)));
      }
    }
    return stored.isEmpty() ? first : stored.getFirst();
  }

  private static String versionNames(List<CustomKind> kinds) {
    return String.join(", ", kinds.stream().map(CustomKind::version).toList());
  }

  private String approval() {
    String group = "." + first.group();
    boolean isProtected = group.endsWith(".k8s.io") || group.endsWith(".kubernetes.io");
    String given = null;
    for (CustomKind kind : versions) {
      String approval = kind.text("approval");
      if (!approval.isEmpty() && given != null && !approval.equals(given)) {
        kind.place(universe).error("the approval must be the same for all versions");
      }
      given = approval.isEmpty() ? given : approval;
    }
    if (isProtected && given == null) {
      first
          .place(universe)
          .error(
              "the group %s is one of Kubernetes' own: use another, or say with approval that and"
                      .formatted(first.group())
                  + " why it may be used");
    }
    return given == null ? "" : given;
  }
}
