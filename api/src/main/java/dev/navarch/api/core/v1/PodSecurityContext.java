package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Security settings shared by a pod's containers; a container's own settings win.
 *
 * @param seLinuxOptions SELinux label for all containers; a label picked by the runtime if unset
 * @param windowsOptions Windows-only settings for all containers; not allowed on Linux pods
 * @param runAsUser Numeric user the processes run as; the image's user if unset
 * @param runAsGroup Numeric primary group of the processes; the runtime's default if unset
 * @param runAsNonRoot Refuse to start containers that would run as user 0
 * @param supplementalGroups Further numeric groups for the first process of each container
 * @param supplementalGroupsPolicy Merge adds the image's own group memberships, Strict leaves them
 *     out; Merge if unset
 * @param fsGroup Numeric group that owns mounted volumes which support it; new files take the group
 *     too
 * @param sysctls Kernel parameters to set in the pod's namespaces
 * @param fsGroupChangePolicy Always fixes volume ownership at each mount, OnRootMismatch only if
 *     the top is wrong; Always if unset
 * @param seccompProfile System call filter for all containers
 * @param appArmorProfile AppArmor confinement for all containers
 * @param seLinuxChangePolicy How volumes get the SELinux label: by relabelling each file or through
 *     a mount option
 */
@ApiType
public record PodSecurityContext(
    @Field(1) @Nullable SELinuxOptions seLinuxOptions,
    @Field(8) @Nullable WindowsSecurityContextOptions windowsOptions,
    @Field(2) @Nullable Long runAsUser,
    @Field(6) @Nullable Long runAsGroup,
    @Field(3) @Nullable Boolean runAsNonRoot,
    @Field(4) @Atomic List<Long> supplementalGroups,
    @Field(12)
        @EnumOf(value = SupplementalGroupsPolicy.class, closed = true)
        @FeatureGate("SupplementalGroupsPolicy")
        @Nullable String supplementalGroupsPolicy,
    @Field(5) @Nullable Long fsGroup,
    @Field(7) @Atomic List<Sysctl> sysctls,
    @Field(9) @EnumOf(value = PodFSGroupChangePolicy.class, closed = true)
        @Nullable String fsGroupChangePolicy,
    @Field(10) @Nullable SeccompProfile seccompProfile,
    @Field(11) @Nullable AppArmorProfile appArmorProfile,
    @Field(13) @EnumOf(PodSELinuxChangePolicy.class) @FeatureGate("SELinuxChangePolicy")
        @Nullable String seLinuxChangePolicy)
    implements ApiStruct<PodSecurityContext> {
  /** Starts a value in which nothing is set. */
  public static PodSecurityContextBuilder builder() {
    return new PodSecurityContextBuilder();
  }

  /** Starts a value from this one. */
  public PodSecurityContextBuilder toBuilder() {
    return new PodSecurityContextBuilder(this);
  }
}
