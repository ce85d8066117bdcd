package dev.navarch.registry.bootstrap;

import dev.navarch.api.BuiltInGroups;
import dev.navarch.api.apiregistration.v1.APIService;
import dev.navarch.api.apiregistration.v1.APIServiceCondition;
import dev.navarch.api.apiregistration.v1.APIServiceSpec;
import dev.navarch.api.apiregistration.v1.APIServiceStatus;
import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.ApiGroupVersion;
import dev.navarch.api.install.Release;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.value.Time;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The entries of what this server serves itself in the list of all that can be reached here. */
public final class LocalApiServices {
  private static final String AUTO_MANAGED = "kube-aggregator.kubernetes.io/automanaged";
  private static final String ON_START = "onstart";

  private LocalApiServices() {}

  /**
   * One entry for each version that is served; none for a group that is not ranked among the
   * others, which the list's own group is not.
   */
  public static List<APIService> of(Collection<GroupVersion> served, Release release, Instant now) {
    APIServiceCondition available =
        new APIServiceCondition(
            "Available", "True", Time.of(now), "Local", "Local APIServices are always available");
    APIServiceStatus status = new APIServiceStatus(List.of(available));
    List<APIService> entries = new ArrayList<>();
    for (GroupVersion name : served) {
      ApiGroup group = BuiltInGroups.group(name.group()).orElse(null);
      ApiGroupVersion version = group == null ? null : group.version(name.version()).orElse(null);
      if (group != null && version != null && group.priority() > 0) {
        entries.add(entry(name, group.priority(), version.priority(release), status));
      }
    }
    return entries;
  }

  private static APIService entry(
      GroupVersion served, int groupPriority, int versionPriority, APIServiceStatus status) {
    return APIService.builder()
        .metadata(
            ObjectMeta.builder()
                .name(served.version().concat(".").concat(served.group()))
                .labels(StringMap.of(AUTO_MANAGED, ON_START))
                .build())
        .spec(
            APIServiceSpec.builder()
                .group(served.group())
                .version(served.version())
                .groupPriorityMinimum(groupPriority)
                .versionPriority(versionPriority)
                .build())
        .status(status)
        .build();
  }

  /** The entry to store in place of the existing one; empty if that is as it should be. */
  static Optional<APIService> reconciled(APIService existing, APIService expected) {
    return !isManaged(existing) || existing.spec().equals(expected.spec())
        ? Optional.empty()
        : Optional.of(existing.toBuilder().spec(expected.spec()).build());
  }

  /** Those to delete: a server has made them for itself, and this one does not serve them. */
  static List<APIService> outdated(
      Collection<APIService> existing, Collection<? extends MetaObject> expected) {
    Set<String> served = new HashSet<>();
    for (MetaObject entry : expected) {
      served.add(entry.metadata().name());
    }
    List<APIService> outdated = new ArrayList<>();
    for (APIService entry : existing) {
      if (isManaged(entry)
          && entry.spec().service() == null
          && !served.contains(entry.metadata().name())) {
        outdated.add(entry);
      }
    }
    return outdated;
  }

  /** Whether a server has made an entry when it started, and nobody has taken it over. */
  private static boolean isManaged(APIService entry) {
    return ON_START.equals(entry.metadata().labels().get(AUTO_MANAGED));
  }
}
