package dev.navarch.api.extensions.v1beta1;

import dev.navarch.api.core.v1.ProcMountType;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType(hub = dev.navarch.api.policy.v1beta1.PodSecurityPolicySpec.class)
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
