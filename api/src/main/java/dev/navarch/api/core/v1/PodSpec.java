package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.annotation.PatchRetainKeys;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a pod should run and under which circumstances.
 *
 * @param volumes Storage the pod's containers can mount
 * @param initContainers Containers run to completion one after another before the others; sidecars
 *     keep running
 * @param containers Main containers, at least one; the set is fixed at creation
 * @param ephemeralContainers Debugging containers added to the running pod through its
 *     ephemeralcontainers subresource
 * @param restartPolicy When ended containers are restarted: Always, OnFailure or Never; Always if
 *     unset
 * @param terminationGracePeriodSeconds Seconds between the stop signal and the kill; 0 kills at
 *     once, 30 if unset
 * @param activeDeadlineSeconds Seconds after start at which the pod is failed and stopped;
 *     unlimited if unset
 * @param dnsPolicy How names are resolved: ClusterFirst, ClusterFirstWithHostNet, Default or None;
 *     ClusterFirst if unset
 * @param nodeSelector Labels a node must carry, every one of them
 * @param serviceAccountName ServiceAccount the pod acts as; default if unset
 * @param serviceAccount Old spelling of serviceAccountName, kept in step with it; deprecated
 * @param automountServiceAccountToken Whether to mount a service account token; the account's own
 *     choice if unset
 * @param nodeName Node the pod is bound to; setting it by hand bypasses the scheduler
 * @param hostNetwork Share the node's network; every container port then takes the same host port
 * @param hostPID Share the node's process table; false if unset
 * @param hostIPC Share the node's inter-process communication namespace; false if unset
 * @param shareProcessNamespace Let the pod's containers see each other's processes; excludes
 *     hostPID
 * @param securityContext Identity and security settings for all containers of the pod
 * @param imagePullSecrets Secrets in the pod's namespace with registry logins for pulling images
 * @param hostname Host name inside the pod; the pod's own name if unset
 * @param subdomain Middle part of the pod's fully qualified host name; no domain if unset
 * @param affinity Rules on nodes and other pods that guide placement
 * @param schedulerName Scheduler that places the pod; default-scheduler if unset
 * @param tolerations Node taints the pod puts up with
 * @param hostAliases Lines added to the pod's hosts file
 * @param priorityClassName PriorityClass that sets how important the pod is; the cluster default or
 *     zero if unset
 * @param priority Importance as a number, higher first; filled in from the priority class
 * @param dnsConfig Resolver settings merged with those of dnsPolicy
 * @param readinessGates Conditions that must be True, besides ready containers, for the pod to be
 *     ready
 * @param runtimeClassName RuntimeClass that chooses the container runtime setup; the node's default
 *     if unset
 * @param enableServiceLinks Whether variables describing Services of the namespace are injected;
 *     true if unset
 * @param preemptionPolicy PreemptLowerPriority to displace lesser pods, Never to wait;
 *     PreemptLowerPriority if unset
 * @param overhead Resources the runtime itself needs, filled in from the RuntimeClass
 * @param topologySpreadConstraints Rules for spreading like pods over zones, nodes or other
 *     domains; all must hold
 * @param setHostnameAsFQDN Report the fully qualified name as host name, where one exists; false if
 *     unset
 * @param os Operating system the containers are built for
 * @param hostUsers False runs the pod in a user namespace of its own; true if unset
 * @param schedulingGates Gates that hold back scheduling until all are removed; only set at
 *     creation
 * @param resourceClaims Device claims to be allocated before the pod may start
 * @param resources Requests and limits for the pod as a whole, shared by its containers
 * @param hostnameOverride Exact host name to use, in place of hostname, subdomain and FQDN
 *     settings; excludes hostNetwork
 * @param schedulingGroup Group of pods with which this one is scheduled together
 */
@ApiType
public record PodSpec(
    @Field(1) @ListMap("name") @PatchMerge("name") @PatchRetainKeys List<Volume> volumes,
    @Field(20) @ListMap("name") @PatchMerge("name") List<Container> initContainers,
    @Field(value = 2, required = true) @ListMap("name") @PatchMerge("name")
        List<Container> containers,
    @Field(34) @ListMap("name") @PatchMerge("name") List<EphemeralContainer> ephemeralContainers,
    @Field(3) @EnumOf(value = RestartPolicy.class, closed = true) String restartPolicy,
    @Field(4) @Nullable Long terminationGracePeriodSeconds,
    @Field(5) @Nullable Long activeDeadlineSeconds,
    @Field(6) @EnumOf(value = DNSPolicy.class, closed = true) String dnsPolicy,
    @Field(7) @Atomic Map<String, String> nodeSelector,
    @Field(8) String serviceAccountName,
    @Field(9) String serviceAccount,
    @Field(21) @Nullable Boolean automountServiceAccountToken,
    @Field(10) String nodeName,
    @Field(11) boolean hostNetwork,
    @Field(12) boolean hostPID,
    @Field(13) boolean hostIPC,
    @Field(27) @Nullable Boolean shareProcessNamespace,
    @Field(14) @Nullable PodSecurityContext securityContext,
    @Field(15) @ListMap("name") @PatchMerge("name") List<LocalObjectReference> imagePullSecrets,
    @Field(16) String hostname,
    @Field(17) String subdomain,
    @Field(18) @Nullable Affinity affinity,
    @Field(19) String schedulerName,
    @Field(22) @Atomic List<Toleration> tolerations,
    @Field(23) @ListMap("ip") @PatchMerge("ip") List<HostAlias> hostAliases,
    @Field(24) String priorityClassName,
    @Field(25) @Nullable Integer priority,
    @Field(26) @Nullable PodDNSConfig dnsConfig,
    @Field(28) @Atomic List<PodReadinessGate> readinessGates,
    @Field(29) @Nullable String runtimeClassName,
    @Field(30) @Nullable Boolean enableServiceLinks,
    @Field(31) @EnumOf(value = PreemptionPolicy.class, closed = true)
        @Nullable String preemptionPolicy,
    @Field(32) Map<String, Quantity> overhead,
    @Field(33) @ListMap({"topologyKey", "whenUnsatisfiable"}) @PatchMerge("topologyKey")
        List<TopologySpreadConstraint> topologySpreadConstraints,
    @Field(35) @Nullable Boolean setHostnameAsFQDN,
    @Field(36) @Nullable PodOS os,
    @Field(37) @Nullable Boolean hostUsers,
    @Field(38) @ListMap("name") @PatchMerge("name") List<PodSchedulingGate> schedulingGates,
    @Field(39)
        @ListMap("name")
        @PatchMerge("name")
        @PatchRetainKeys
        @FeatureGate("DynamicResourceAllocation")
        List<PodResourceClaim> resourceClaims,
    @Field(40) @FeatureGate("PodLevelResources") @Nullable ResourceRequirements resources,
    @Field(41) @FeatureGate("HostnameOverride") @Nullable String hostnameOverride,
    @Field(43) @FeatureGate("GenericWorkload") @Nullable PodSchedulingGroup schedulingGroup)
    implements ApiStruct<PodSpec> {
  /** Starts a value in which nothing is set. */
  public static PodSpecBuilder builder() {
    return new PodSpecBuilder();
  }

  /** Starts a value from this one. */
  public PodSpecBuilder toBuilder() {
    return new PodSpecBuilder(this);
  }
}
