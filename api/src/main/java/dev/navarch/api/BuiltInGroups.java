package dev.navarch.api;

import dev.navarch.api.admission.AdmissionGroup;
import dev.navarch.api.admissionregistration.AdmissionRegistrationGroup;
import dev.navarch.api.apidiscovery.ApiDiscoveryGroup;
import dev.navarch.api.apiextensions.ApiExtensionsGroup;
import dev.navarch.api.apiregistration.ApiRegistrationGroup;
import dev.navarch.api.apiserverinternal.ApiServerInternalGroup;
import dev.navarch.api.apps.AppsGroup;
import dev.navarch.api.authentication.AuthenticationGroup;
import dev.navarch.api.authorization.AuthorizationGroup;
import dev.navarch.api.autoscaling.AutoscalingGroup;
import dev.navarch.api.batch.BatchGroup;
import dev.navarch.api.certificates.CertificatesGroup;
import dev.navarch.api.coordination.CoordinationGroup;
import dev.navarch.api.core.CoreGroup;
import dev.navarch.api.discovery.DiscoveryGroup;
import dev.navarch.api.events.EventsGroup;
import dev.navarch.api.extensions.ExtensionsGroup;
import dev.navarch.api.flowcontrol.FlowControlGroup;
import dev.navarch.api.imagepolicy.ImagePolicyGroup;
import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.Release;
import dev.navarch.api.install.ResourceType;
import dev.navarch.api.install.Serving;
import dev.navarch.api.metrics.MetricsGroup;
import dev.navarch.api.networking.NetworkingGroup;
import dev.navarch.api.node.NodeGroup;
import dev.navarch.api.policy.PolicyGroup;
import dev.navarch.api.rbac.RbacGroup;
import dev.navarch.api.resource.ResourceGroup;
import dev.navarch.api.scheduling.SchedulingGroup;
import dev.navarch.api.storage.StorageGroup;
import dev.navarch.api.storagemigration.StorageMigrationGroup;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * All built-in groups with their resources. The list of installers costs nothing; everything else
 * is put together when first asked for, and stays.
 */
public final class BuiltInGroups {
  private static final List<GroupInstaller> ALL =
      List.of(
          new AdmissionGroup(),
          new AdmissionRegistrationGroup(),
          new ApiDiscoveryGroup(),
          new ApiExtensionsGroup(),
          new ApiRegistrationGroup(),
          new ApiServerInternalGroup(),
          new AppsGroup(),
          new AuthenticationGroup(),
          new AuthorizationGroup(),
          new AutoscalingGroup(),
          new BatchGroup(),
          new CertificatesGroup(),
          new CoordinationGroup(),
          new CoreGroup(),
          new DiscoveryGroup(),
          new EventsGroup(),
          new ExtensionsGroup(),
          new FlowControlGroup(),
          new ImagePolicyGroup(),
          new MetricsGroup(),
          new NetworkingGroup(),
          new NodeGroup(),
          new PolicyGroup(),
          new RbacGroup(),
          new ResourceGroup(),
          new SchedulingGroup(),
          new StorageGroup(),
          new StorageMigrationGroup());

  private BuiltInGroups() {}

  /** The installers of all groups. */
  public static List<GroupInstaller> all() {
    return ALL;
  }

  /** All groups, those that discovery names first in front. */
  public static List<ApiGroup> groups() {
    return Index.INSTANCE.groups();
  }

  /** A group by its name, which is empty for the core group. */
  public static Optional<ApiGroup> group(String name) {
    return Index.INSTANCE.group(name);
  }

  /** Every resource and sub-resource that any release serves, if only on request. */
  public static List<ResourceType> resources() {
    return Index.INSTANCE.resources();
  }

  /** Every resource and sub-resource that a release serves without being told to. */
  public static List<ResourceType> servedByDefault(Release release) {
    List<ResourceType> served = new ArrayList<>();
    for (ResourceType type : resources()) {
      if (type.serving(release) == Serving.BY_DEFAULT) {
        served.add(type);
      }
    }
    return List.copyOf(served);
  }

  public static Optional<ResourceType> resource(GroupVersionResource name) {
    return subresource(name, "");
  }

  public static Optional<ResourceType> subresource(GroupVersionResource name, String subresource) {
    return Index.INSTANCE.resource(name, subresource);
  }

  /** The resource that holds a kind; empty for kinds that only sub-resources and lists hold. */
  public static Optional<ResourceType> resource(GroupVersionKind kind) {
    return Index.INSTANCE.resource(kind);
  }

  /**
   * The resources, in all versions, with a short name. Where several groups have it, as with {@code
   * ev}, the group that discovery names first comes first.
   */
  public static List<ResourceType> withShortName(String shortName) {
    return Index.INSTANCE.withShortName(shortName);
  }

  private static final class Index {
    static final ResourceIndex INSTANCE = new ResourceIndex(described());

    private static List<ApiGroup> described() {
      List<ApiGroup> groups = new ArrayList<>(ALL.size());
      for (GroupInstaller group : ALL) {
        groups.add(group.describe());
      }
      return groups;
    }
  }
}
