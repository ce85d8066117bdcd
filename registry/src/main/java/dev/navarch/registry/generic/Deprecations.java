package dev.navarch.registry.generic;

import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.util.HashMap;
import java.util.Map;

/** Kinds that Kubernetes has deprecated in some version, with what it tells those who use them. */
final class Deprecations {
  /**
   * When a kind went out of use.
   *
   * @param deprecated the release that began to warn: the number behind {@code 1.}
   * @param removed the release that no longer had it; 0 if there is none
   * @param replacement what to use instead; empty if there is nothing
   */
  private record Deprecation(int deprecated, int removed, String replacement) {}

  private static final Map<String, Deprecation> KINDS = new HashMap<>();

  static {
    put(
        "admissionregistration.k8s.io/v1beta1",
        "ValidatingWebhookConfiguration",
        16,
        22,
        "admissionregistration.k8s.io/v1 ValidatingWebhookConfiguration");
    put(
        "admissionregistration.k8s.io/v1beta1",
        "MutatingWebhookConfiguration",
        16,
        22,
        "admissionregistration.k8s.io/v1 MutatingWebhookConfiguration");
    put(
        "apiextensions.k8s.io/v1beta1",
        "CustomResourceDefinition",
        16,
        22,
        "apiextensions.k8s.io/v1 CustomResourceDefinition");
    put(
        "apiregistration.k8s.io/v1beta1",
        "APIService",
        19,
        22,
        "apiregistration.k8s.io/v1 APIService");
    put(
        "authentication.k8s.io/v1beta1",
        "TokenReview",
        19,
        22,
        "authentication.k8s.io/v1 TokenReview");
    put(
        "authorization.k8s.io/v1beta1",
        "SubjectAccessReview",
        19,
        22,
        "authorization.k8s.io/v1 SubjectAccessReview");
    put(
        "authorization.k8s.io/v1beta1",
        "SelfSubjectAccessReview",
        19,
        22,
        "authorization.k8s.io/v1 SelfSubjectAccessReview");
    put(
        "authorization.k8s.io/v1beta1",
        "LocalSubjectAccessReview",
        19,
        22,
        "authorization.k8s.io/v1 LocalSubjectAccessReview");
    put(
        "authorization.k8s.io/v1beta1",
        "SelfSubjectRulesReview",
        19,
        22,
        "authorization.k8s.io/v1 SelfSubjectRulesReview");
    put(
        "autoscaling/v2beta1",
        "HorizontalPodAutoscaler",
        22,
        25,
        "autoscaling/v2 HorizontalPodAutoscaler");
    put(
        "autoscaling/v2beta2",
        "HorizontalPodAutoscaler",
        22,
        25,
        "autoscaling/v2 HorizontalPodAutoscaler");
    put("batch/v1beta1", "CronJob", 21, 25, "batch/v1 CronJob");
    put(
        "certificates.k8s.io/v1beta1",
        "CertificateSigningRequest",
        19,
        22,
        "certificates.k8s.io/v1 CertificateSigningRequest");
    put("coordination.k8s.io/v1beta1", "Lease", 19, 22, "coordination.k8s.io/v1 Lease");
    put("coordination.k8s.io/v1beta1", "LeaseCandidate", 36, 39, "");
    put("discovery.k8s.io/v1beta1", "EndpointSlice", 21, 25, "discovery.k8s.io/v1 EndpointSlice");
    put("events.k8s.io/v1beta1", "Event", 22, 25, "events.k8s.io/v1 Event");
    put("extensions/v1beta1", "Ingress", 14, 22, "networking.k8s.io/v1 Ingress");
    put(
        "flowcontrol.apiserver.k8s.io/v1alpha1",
        "FlowSchema",
        20,
        21,
        "flowcontrol.apiserver.k8s.io/v1 FlowSchema");
    put(
        "flowcontrol.apiserver.k8s.io/v1alpha1",
        "PriorityLevelConfiguration",
        20,
        21,
        "flowcontrol.apiserver.k8s.io/v1 PriorityLevelConfiguration");
    put(
        "flowcontrol.apiserver.k8s.io/v1beta1",
        "FlowSchema",
        23,
        26,
        "flowcontrol.apiserver.k8s.io/v1 FlowSchema");
    put(
        "flowcontrol.apiserver.k8s.io/v1beta1",
        "PriorityLevelConfiguration",
        23,
        26,
        "flowcontrol.apiserver.k8s.io/v1 PriorityLevelConfiguration");
    put("networking.k8s.io/v1beta1", "Ingress", 19, 22, "networking.k8s.io/v1 Ingress");
    put("networking.k8s.io/v1beta1", "IngressClass", 19, 22, "networking.k8s.io/v1 IngressClass");
    put("networking.k8s.io/v1beta1", "IPAddress", 34, 37, "networking.k8s.io/v1 IPAddress");
    put("networking.k8s.io/v1beta1", "ServiceCIDR", 34, 37, "networking.k8s.io/v1 ServiceCIDR");
    put("node.k8s.io/v1beta1", "RuntimeClass", 22, 25, "node.k8s.io/v1 RuntimeClass");
    put("policy/v1beta1", "PodDisruptionBudget", 21, 25, "policy/v1 PodDisruptionBudget");
    put("policy/v1beta1", "PodSecurityPolicy", 22, 25, "");
    put("rbac.authorization.k8s.io/v1beta1", "Role", 17, 22, "rbac.authorization.k8s.io/v1 Role");
    put(
        "rbac.authorization.k8s.io/v1beta1",
        "RoleBinding",
        17,
        22,
        "rbac.authorization.k8s.io/v1 RoleBinding");
    put(
        "rbac.authorization.k8s.io/v1beta1",
        "ClusterRole",
        17,
        22,
        "rbac.authorization.k8s.io/v1 ClusterRole");
    put(
        "rbac.authorization.k8s.io/v1beta1",
        "ClusterRoleBinding",
        17,
        22,
        "rbac.authorization.k8s.io/v1 ClusterRoleBinding");
    put("resource.k8s.io/v1beta1", "ResourceSlice", 35, 38, "resource.k8s.io/v1 ResourceSlice");
    put("resource.k8s.io/v1beta1", "ResourceClaim", 35, 38, "resource.k8s.io/v1 ResourceClaim");
    put("resource.k8s.io/v1beta1", "DeviceClass", 35, 38, "resource.k8s.io/v1 DeviceClass");
    put(
        "resource.k8s.io/v1beta1",
        "ResourceClaimTemplate",
        35,
        38,
        "resource.k8s.io/v1 ResourceClaimTemplate");
    put("resource.k8s.io/v1beta2", "ResourceSlice", 36, 39, "resource.k8s.io/v1 ResourceSlice");
    put("resource.k8s.io/v1beta2", "ResourceClaim", 36, 39, "resource.k8s.io/v1 ResourceClaim");
    put("resource.k8s.io/v1beta2", "DeviceClass", 36, 39, "resource.k8s.io/v1 DeviceClass");
    put(
        "resource.k8s.io/v1beta2",
        "ResourceClaimTemplate",
        36,
        39,
        "resource.k8s.io/v1 ResourceClaimTemplate");
    put("scheduling.k8s.io/v1beta1", "PriorityClass", 14, 22, "scheduling.k8s.io/v1 PriorityClass");
    put(
        "storage.k8s.io/v1alpha1",
        "VolumeAttachment",
        21,
        24,
        "storage.k8s.io/v1 VolumeAttachment");
    put(
        "storage.k8s.io/v1alpha1",
        "CSIStorageCapacity",
        21,
        24,
        "storage.k8s.io/v1 CSIStorageCapacity");
    put("storage.k8s.io/v1beta1", "StorageClass", 19, 22, "storage.k8s.io/v1 StorageClass");
    put("storage.k8s.io/v1beta1", "VolumeAttachment", 19, 22, "storage.k8s.io/v1 VolumeAttachment");
    put("storage.k8s.io/v1beta1", "CSIDriver", 19, 22, "storage.k8s.io/v1 CSIDriver");
    put("storage.k8s.io/v1beta1", "CSINode", 17, 22, "storage.k8s.io/v1 CSINode");
    put(
        "storage.k8s.io/v1beta1",
        "VolumeAttributesClass",
        34,
        37,
        "storage.k8s.io/v1 VolumeAttributesClass");
    put("v1", "ComponentStatus", 19, 0, "");
    put("v1", "Endpoints", 33, 0, "discovery.k8s.io/v1 EndpointSlice");
  }

  private Deprecations() {}

  private static void put(
      String apiVersion, String kind, int deprecated, int removed, String replacement) {
    KINDS.put(apiVersion + " " + kind, new Deprecation(deprecated, removed, replacement));
  }

  /** What a server of a release tells a client that uses a kind; empty if it is in order. */
  static String warning(GroupVersionKind kind, int minor) {
    String name = kind.groupVersion().toApiVersion() + " " + kind.kind();
    Deprecation deprecation = KINDS.get(name);
    if (deprecation == null || minor < deprecation.deprecated()) {
      return "";
    }
    StringBuilder text =
        new StringBuilder(name)
            .append(" is deprecated in v1.")
            .append(deprecation.deprecated())
            .append('+');
    if (deprecation.removed() > 0) {
      text.append(", unavailable in v1.").append(deprecation.removed()).append('+');
    }
    if (!deprecation.replacement().isEmpty()) {
      text.append("; use ").append(deprecation.replacement());
    }
    return text.toString();
  }
}
