package dev.navarch.registry;

import dev.navarch.api.install.ResourceType;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.rest.Rest;
import dev.navarch.registry.admissionregistration.AdmissionRegistrationResources;
import dev.navarch.registry.apiregistration.ApiRegistrationResources;
import dev.navarch.registry.apps.AppsResources;
import dev.navarch.registry.authentication.AuthenticationResources;
import dev.navarch.registry.authorization.AuthorizationResources;
import dev.navarch.registry.autoscaling.AutoscalingResources;
import dev.navarch.registry.batch.BatchResources;
import dev.navarch.registry.certificates.CertificatesResources;
import dev.navarch.registry.coordination.CoordinationResources;
import dev.navarch.registry.core.CoreResources;
import dev.navarch.registry.discovery.DiscoveryResources;
import dev.navarch.registry.flowcontrol.FlowControlResources;
import dev.navarch.registry.generic.Behavior;
import dev.navarch.registry.generic.BuiltInBehavior;
import dev.navarch.registry.generic.GroupResources;
import dev.navarch.registry.generic.RegistryContext;
import dev.navarch.registry.networking.NetworkingResources;
import dev.navarch.registry.node.NodeResources;
import dev.navarch.registry.policy.PolicyResources;
import dev.navarch.registry.rbac.RbacResources;
import dev.navarch.registry.resource.ResourceResources;
import dev.navarch.registry.scheduling.SchedulingResources;
import dev.navarch.registry.storage.StorageResources;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** What is special about each built-in resource: which class knows which group. */
public final class BuiltInResources {
  private static final GroupResources NOTHING_SPECIAL = new GroupResources() {};

  private BuiltInResources() {}

  /** The behaviour of a resource. */
  public static Behavior<?> behavior(GroupResource resource, RegistryContext context) {
    Optional<Behavior<?>> special = group(resource.group()).behavior(resource.resource(), context);
    return special.isPresent() ? special.get() : BuiltInBehavior.of(resource);
  }

  /** What serves a path that is not simply stored objects or their status. */
  public static Optional<Rest> rest(ResourceType type, RegistryContext context) {
    return group(type.name().group()).rest(type, context);
  }

  public static Map<String, Function<MetaObject, String>> fields(GroupResource resource) {
    return group(resource.group()).fields(resource.resource());
  }

  private static GroupResources group(String name) {
    return switch (name) {
      case "", "events.k8s.io" -> CoreResources.INSTANCE;
      case "admissionregistration.k8s.io" -> AdmissionRegistrationResources.INSTANCE;
      case "apiregistration.k8s.io" -> ApiRegistrationResources.INSTANCE;
      case "apps" -> AppsResources.INSTANCE;
      case "authentication.k8s.io" -> AuthenticationResources.INSTANCE;
      case "authorization.k8s.io" -> AuthorizationResources.INSTANCE;
      case "autoscaling" -> AutoscalingResources.INSTANCE;
      case "batch" -> BatchResources.INSTANCE;
      case "certificates.k8s.io" -> CertificatesResources.INSTANCE;
      case "coordination.k8s.io" -> CoordinationResources.INSTANCE;
      case "discovery.k8s.io" -> DiscoveryResources.INSTANCE;
      case "extensions", "networking.k8s.io" -> NetworkingResources.INSTANCE;
      case "flowcontrol.apiserver.k8s.io" -> FlowControlResources.INSTANCE;
      case "node.k8s.io" -> NodeResources.INSTANCE;
      case "policy" -> PolicyResources.INSTANCE;
      case "rbac.authorization.k8s.io" -> RbacResources.INSTANCE;
      case "resource.k8s.io" -> ResourceResources.INSTANCE;
      case "scheduling.k8s.io" -> SchedulingResources.INSTANCE;
      case "storage.k8s.io" -> StorageResources.INSTANCE;
      default -> NOTHING_SPECIAL;
    };
  }
}
