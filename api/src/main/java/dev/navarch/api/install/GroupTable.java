package dev.navarch.api.install;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes down a group: first its versions, best first, then its resources, one statement each.
 *
 * <pre>{@code
 * GroupTable group = GroupTable.of("apps", 17800);
 * group.version("v1", 15, BY_DEFAULT, BY_DEFAULT);
 * group.namespaced("deployments", "Deployment").shortNames("deploy").in("v1").scale().status();
 * return group.build();
 * }</pre>
 */
public final class GroupTable {
  private final String group;
  private final int priority;
  private final List<ApiGroupVersion> versions = new ArrayList<>();
  private final List<ResourceRow> resources = new ArrayList<>();

  private GroupTable(String group, int priority) {
    this.group = group;
    this.priority = priority;
  }

  /** Starts a group that the aggregator does not rank. */
  public static GroupTable of(String group) {
    return of(group, 0);
  }

  /** Starts a group with its {@linkplain ApiGroup#priority priority}. */
  public static GroupTable of(String group, int priority) {
    return new GroupTable(group, priority);
  }

  /** A version that has types and no priority, as it is served in 1.20 and in 1.36. */
  public GroupTable version(String version, Serving in120, Serving in136) {
    return version(version, 0, in120, 0, in136);
  }

  /** A version with its priority in both releases, as it is served in 1.20 and in 1.36. */
  public GroupTable version(String version, int priority, Serving in120, Serving in136) {
    return version(version, priority, in120, priority, in136);
  }

  /** A version whose priority changed between 1.20 and 1.36. */
  public GroupTable version(
      String version, int priority120, Serving in120, int priority136, Serving in136) {
    versions.add(new ApiGroupVersion(version, in120, priority120, in136, priority136));
    return this;
  }

  /** Starts a resource whose objects live in a namespace. */
  public ResourceRow namespaced(String resource, String kind) {
    return add(new ResourceRow(this, resource, kind, true));
  }

  /** Starts a resource whose objects belong to the whole cluster. */
  public ResourceRow cluster(String resource, String kind) {
    return add(new ResourceRow(this, resource, kind, false));
  }

  private ResourceRow add(ResourceRow row) {
    resources.add(row);
    return row;
  }

  /**
   * The group.
   *
   * @throws IllegalArgumentException when a row names a version that the group does not have
   */
  public ApiGroup build() {
    for (ResourceRow row : resources) {
      row.checkVersions();
    }
    List<ResourceType> types = new ArrayList<>();
    for (ApiGroupVersion version : versions) {
      for (ResourceRow row : resources) {
        row.addTo(types, version);
      }
    }
    return new ApiGroup(group, priority, versions, types);
  }

  String group() {
    return group;
  }

  /** The versions, best first. */
  List<ApiGroupVersion> versions() {
    return versions;
  }
}
