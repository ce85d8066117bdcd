package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Security settings of one container, which win over those of its pod.
 *
 * @param capabilities POSIX capabilities to grant or take away; the runtime's set if unset, Linux
 *     only
 * @param privileged Give the container nearly all powers of the node; false if unset, Linux only
 * @param seLinuxOptions SELinux label for this container alone; the runtime's random label if unset
 * @param windowsOptions Windows-only settings for this container; not allowed on Linux pods
 * @param runAsUser Numeric user this container runs as; the pod's setting or the image's user if
 *     unset
 * @param runAsGroup Numeric primary group of this container; the pod's setting or the runtime's
 *     default if unset
 * @param runAsNonRoot Refuse to start this container if it would run as user 0
 * @param readOnlyRootFilesystem Keep the container from writing to its root file system; false if
 *     unset
 * @param allowPrivilegeEscalation Whether processes may acquire powers their parent lacks, as
 *     through setuid programs; always true when privileged or with CAP_SYS_ADMIN
 * @param procMount How /proc is mounted: Default masks sensitive paths, Unmasked does not; Default
 *     if unset
 * @param seccompProfile System call filter for this container alone
 * @param appArmorProfile AppArmor confinement for this container alone
 */
@ApiType
public record SecurityContext(
    @Field(1) @Nullable Capabilities capabilities,
    @Field(2) @Nullable Boolean privileged,
    @Field(3) @Nullable SELinuxOptions seLinuxOptions,
    @Field(10) @Nullable WindowsSecurityContextOptions windowsOptions,
    @Field(4) @Nullable Long runAsUser,
    @Field(8) @Nullable Long runAsGroup,
    @Field(5) @Nullable Boolean runAsNonRoot,
    @Field(6) @Nullable Boolean readOnlyRootFilesystem,
    @Field(7) @Nullable Boolean allowPrivilegeEscalation,
    @Field(9) @EnumOf(value = ProcMountType.class, closed = true) @Nullable String procMount,
    @Field(11) @Nullable SeccompProfile seccompProfile,
    @Field(12) @Nullable AppArmorProfile appArmorProfile)
    implements ApiStruct<SecurityContext> {
  /** Starts a value in which nothing is set. */
  public static SecurityContextBuilder builder() {
    return new SecurityContextBuilder();
  }

  /** Starts a value from this one. */
  public SecurityContextBuilder toBuilder() {
    return new SecurityContextBuilder(this);
  }
}
