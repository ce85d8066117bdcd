package dev.navarch.client.mapper;

import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Maps what was put into it. Several fits are in the order in which they were put in, and none is
 * better than another. Immutable.
 */
public final class TableRestMapper implements RestMapper {
  /** By the plural and by the singular, in order. */
  private final Map<String, List<Row>> byName;

  private final Map<GroupKind, List<Row>> byKind;

  private TableRestMapper(List<Row> rows) {
    byName = new HashMap<>();
    byKind = new LinkedHashMap<>();
    for (Row row : rows) {
      byKind.computeIfAbsent(row.kind().groupKind(), unused -> new ArrayList<>()).add(row);
      for (String name : new HashSet<>(List.of(row.resource().resource(), row.singular()))) {
        byName.computeIfAbsent(name, unused -> new ArrayList<>()).add(row);
      }
    }
  }

  private record Row(
      GroupVersionKind kind, GroupVersionResource resource, String singular, RestScope scope) {
    RestMapping mapping() {
      return new RestMapping(resource, kind, scope);
    }
  }

  public static Builder builder() {
    return new Builder();
  }

  /** Fills a table. Belongs to one thread. */
  public static final class Builder {
    private final List<Row> rows = new ArrayList<>();
    private final Set<GroupVersionResource> known = new HashSet<>();

    private Builder() {}

    /** Adds a resource, unless it is there. */
    public Builder add(GroupVersionKind kind, String resource, String singular, RestScope scope) {
      GroupVersionResource name = kind.groupVersion().withResource(resource);
      if (known.add(name)) {
        rows.add(new Row(kind, name, singular, scope));
      }
      return this;
    }

    public TableRestMapper build() {
      return new TableRestMapper(rows);
    }
  }

  private List<Row> find(GroupVersionResource asked) {
    if (asked.resource().isEmpty()) {
      throw new IllegalArgumentException("a resource must be present, got: " + asked);
    }
    List<Row> named =
        byName.getOrDefault(asked.resource().toLowerCase(Locale.ROOT), List.of()).stream()
            .filter(row ->
                asked.version().isEmpty() || row.resource().version().equals(asked.version()))
            .toList();
    List<Row> exact = inGroup(named, group -> group.equals(asked.group()));
    List<Row> found;
    if (asked.group().isEmpty()) {
      found = named;
    } else if (!exact.isEmpty() || !asked.version().isEmpty()) {
      found = exact;
    } else {
      found = inGroup(named, group -> group.startsWith(asked.group()));
    }
    if (found.isEmpty()) {
      throw NoMatchException.forResource(asked);
    }
    return found;
  }

  private static List<Row> inGroup(List<Row> rows, Predicate<String> group) {
    return rows.stream().filter(row -> group.test(row.resource().group())).toList();
  }

  @Override
  public List<GroupVersionKind> kindsFor(GroupVersionResource resource) {
    return find(resource).stream().map(Row::kind).distinct().toList();
  }

  @Override
  public GroupVersionKind kindFor(GroupVersionResource resource) {
    List<GroupVersionKind> kinds = kindsFor(resource);
    if (kinds.size() > 1) {
      throw AmbiguousMatchException.ofKinds(resource, kinds);
    }
    return kinds.get(0);
  }

  @Override
  public List<GroupVersionResource> resourcesFor(GroupVersionResource resource) {
    return find(resource).stream().map(Row::resource).toList();
  }

  @Override
  public GroupVersionResource resourceFor(GroupVersionResource resource) {
    List<GroupVersionResource> resources = resourcesFor(resource);
    if (resources.size() > 1) {
      throw AmbiguousMatchException.ofResources(resource, resources);
    }
    return resources.get(0);
  }

  /** Of several resources that serve a kind in a version, the first. */
  @Override
  public RestMapping restMapping(GroupKind kind, String... versions) {
    return restMappings(kind, versions).get(0);
  }

  @Override
  public List<RestMapping> restMappings(GroupKind kind, String... versions) {
    List<Row> rows = byKind.getOrDefault(kind, List.of());
    List<String> wanted = List.of(versions).stream().filter(version -> !version.isEmpty()).toList();
    List<RestMapping> mappings = new ArrayList<>();
    if (wanted.isEmpty()) {
      rows.forEach(row -> mappings.add(row.mapping()));
    }
    for (String version : wanted) {
      rows.stream()
          .filter(row -> row.kind().version().equals(version))
          .forEach(row -> mappings.add(row.mapping()));
    }
    if (mappings.isEmpty()) {
      throw NoMatchException.forKind(kind, versions);
    }
    return mappings;
  }

  @Override
  public String resourceSingularizer(String resource) {
    for (Row row : byName.getOrDefault(resource, List.of())) {
      if (row.resource().resource().equals(resource)) {
        return row.singular();
      }
    }
    return resource;
  }
}
