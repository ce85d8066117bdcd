package dev.navarch.registry.apiregistration.apiservice;

import dev.navarch.api.apiregistration.v1.APIService;
import dev.navarch.api.apiregistration.v1.APIServiceCondition;
import dev.navarch.api.apiregistration.v1.APIServiceSpec;
import dev.navarch.api.apiregistration.v1.APIServiceStatus;
import dev.navarch.apimachinery.meta.v1.ManagedFieldsEntry;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.FieldsV1;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.storage.ByteString;
import dev.navarch.storage.Txn;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/**
 * Keeps, in the list of all versions that can be reached, an entry for each version of custom
 * resources. Several servers may do so at once: an entry is made only if it is not there.
 */
public final class AutoRegistration {
  private static final String LABEL = "kube-aggregator.kubernetes.io/automanaged";
  private static final String MANAGED = "true";
  private static final int GROUP_PRIORITY = 1000;
  private static final int VERSION_PRIORITY = 100;
  private static final String OWNED =
      "{\"f:metadata\":{\"f:labels\":{\".\":{},\"f:"
          + LABEL
          + "\":{}}},\"f:spec\":{"
          + "\"f:group\":{},\"f:groupPriorityMinimum\":{},\"f:version\":{},\"f:versionPriority\":{}}}";

  private final ResourceStore<APIService> services;
  private final String manager;
  private final InstantSource clock;

  /**
   * Creates a keeper.
   *
   * @param manager who owns the entries' fields
   */
  public AutoRegistration(ResourceStore<APIService> services, String manager, InstantSource clock) {
    this.services = services;
    this.manager = manager;
    this.clock = clock;
  }

  /** Makes the entries that are missing, and removes those of versions that are no more. */
  public void bringInLine(Set<GroupVersion> custom) {
    Set<String> wanted = new HashSet<>();
    for (GroupVersion version : custom) {
      APIService entry = entry(version);
      String name = entry.metadata().name();
      wanted.add(name);
      ByteString key = services.key(new ObjectName("", name));
      if (services.store().get(key).isEmpty()) {
        services.store().commit(Txn.create(key, services.model().toStorage(entry)));
      }
    }
    for (APIService present : services.list("")) {
      if (MANAGED.equals(present.metadata().labels().get(LABEL))
          && !wanted.contains(present.metadata().name())) {
        services
            .store()
            .commit(
                Txn.delete(
                    services.key(new ObjectName("", present.metadata().name())),
                    Long.parseLong(present.metadata().resourceVersion())));
      }
    }
  }

  private APIService entry(GroupVersion version) {
    Time now = Time.of(clock.instant());
    return APIService.builder()
        .metadata(
            ObjectMeta.builder()
                .name(version.version() + "." + version.group())
                .uid(UUID.randomUUID().toString())
                .creationTimestamp(now)
                .labels(Map.of(LABEL, MANAGED))
                .managedFields(
                    List.of(
                        new ManagedFieldsEntry(
                            manager,
                            "Update",
                            "apiregistration.k8s.io/v1",
                            now,
                            "FieldsV1",
                            new FieldsV1(Bytes.ofUtf8(OWNED)),
                            "")))
                .build())
        .spec(
            APIServiceSpec.builder()
                .group(version.group())
                .version(version.version())
                .groupPriorityMinimum(GROUP_PRIORITY)
                .versionPriority(VERSION_PRIORITY)
                .build())
        .status(
            new APIServiceStatus(
                List.of(
                    new APIServiceCondition(
                        "Available",
                        "True",
                        now,
                        "Local",
                        "Local APIServices are always available"))))
        .build();
  }
}
