package dev.navarch.api.policy.v1beta1;

import dev.navarch.api.core.v1.ProcMountType;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Security settings a policy permits, requires or fills in.
 *
 * @param privileged Whether containers may run privileged
 * @param defaultAddCapabilities Linux capabilities added to every container unless it drops them
 * @param requiredDropCapabilities Linux capabilities every container must drop
 * @param allowedCapabilities Further Linux capabilities a container may ask for; * permits any
 * @param volumes Volume types pods may use; empty permits none, * permits all
 * @param hostNetwork Whether pods may share the node's network
 * @param hostPorts Node port ranges that pods may occupy
 * @param hostPID Whether pods may see the node's processes
 * @param hostIPC Whether pods may use the node's interprocess communication
 * @param seLinux SELinux labels containers may run with
 * @param runAsUser User IDs containers may run as
 * @param runAsGroup Primary group IDs containers may run as; unset leaves them unchecked
 * @param supplementalGroups Additional group IDs a pod may ask for
 * @param fsGroup Group IDs that may own a pod's volumes
 * @param readOnlyRootFilesystem True forces containers to have a read-only root file system
 * @param defaultAllowPrivilegeEscalation Value for allowPrivilegeEscalation in containers that
 *     leave it open
 * @param allowPrivilegeEscalation Whether containers may gain more rights than their parent
 *     process, default true
 * @param allowedHostPaths Node directories that pods may mount; empty permits all of them
 * @param allowedFlexVolumes FlexVolume drivers pods may use; empty permits all, if the volume type
 *     is allowed
 * @param allowedCSIDrivers Drivers permitted for inline CSI volumes; empty permits all of them
 * @param allowedUnsafeSysctls Unsafe kernel settings pods may change, by name or prefix ending in
 *     *; none by default
 * @param forbiddenSysctls Kernel settings pods may not change, by name or prefix ending in *
 * @param allowedProcMountTypes Ways containers may mount /proc; empty permits only Default
 * @param runtimeClass Runtime classes pods may choose; unset leaves the choice unchecked
 */
@ApiType
public record PodSecurityPolicySpec(
    @Field(1) boolean privileged,
    @Field(2) List<String> defaultAddCapabilities,
    @Field(3) List<String> requiredDropCapabilities,
    @Field(4) List<String> allowedCapabilities,
    @Field(5) @EnumOf(FSType.class) List<String> volumes,
    @Field(6) boolean hostNetwork,
    @Field(7) List<HostPortRange> hostPorts,
    @Field(8) boolean hostPID,
    @Field(9) boolean hostIPC,
    @Field(value = 10, required = true) SELinuxStrategyOptions seLinux,
    @Field(value = 11, required = true) RunAsUserStrategyOptions runAsUser,
    @Field(22) @Nullable RunAsGroupStrategyOptions runAsGroup,
    @Field(value = 12, required = true) SupplementalGroupsStrategyOptions supplementalGroups,
    @Field(value = 13, required = true) FSGroupStrategyOptions fsGroup,
    @Field(14) boolean readOnlyRootFilesystem,
    @Field(15) @Nullable Boolean defaultAllowPrivilegeEscalation,
    @Field(16) @Nullable Boolean allowPrivilegeEscalation,
    @Field(17) List<AllowedHostPath> allowedHostPaths,
    @Field(18) List<AllowedFlexVolume> allowedFlexVolumes,
    @Field(23) List<AllowedCSIDriver> allowedCSIDrivers,
    @Field(19) List<String> allowedUnsafeSysctls,
    @Field(20) List<String> forbiddenSysctls,
    @Field(21) @EnumOf(ProcMountType.class) List<String> allowedProcMountTypes,
    @Field(24) @Nullable RuntimeClassStrategyOptions runtimeClass)
    implements ApiStruct<PodSecurityPolicySpec> {
  /** Starts a value in which nothing is set. */
  public static PodSecurityPolicySpecBuilder builder() {
    return new PodSecurityPolicySpecBuilder();
  }

  /** Starts a value from this one. */
  public PodSecurityPolicySpecBuilder toBuilder() {
    return new PodSecurityPolicySpecBuilder(this);
  }
}
