package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Settings a debugging container shares with ordinary containers; several are not allowed in it.
 *
 * @param name DNS label, unique among all of the pod's containers
 * @param image Image with the debugging tools to run
 * @param command Entrypoint to run rather than the image's, without a shell; $(VAR) is expanded
 * @param args Arguments given rather than the image's CMD; $(VAR) is expanded
 * @param workingDir Start directory; taken from the image if unset
 * @param ports Not allowed in debugging containers
 * @param envFrom Whole ConfigMaps and Secrets to load as variables; env takes precedence
 * @param env Variables to set in the debugging container
 * @param resources Not allowed; a debugging container uses what the pod already has
 * @param resizePolicy Not allowed, as debugging containers have no resources to resize
 * @param restartPolicy Not allowed, as debugging containers are never restarted
 * @param restartPolicyRules Not allowed, since no restart ever takes place
 * @param volumeMounts Pod volumes to mount, whole ones only since subPath is refused
 * @param volumeDevices Block volumes of the pod to expose as devices
 * @param livenessProbe Not allowed; a debugging container is not checked for liveness
 * @param readinessProbe Not allowed; a debugging container does not affect readiness
 * @param startupProbe Not allowed; a debugging container has no startup check
 * @param lifecycle Not allowed; debugging containers run no hooks
 * @param terminationMessagePath File read for the final message of the debugging container;
 *     /dev/termination-log if unset
 * @param terminationMessagePolicy Whether the log may stand in for an empty message file after an
 *     error; File if unset
 * @param imagePullPolicy When to pull the debugging image: Always, IfNotPresent or Never; depends
 *     on the tag if unset
 * @param securityContext Privileges and identity of the debugging container
 * @param stdin Hold an input buffer open so that a client can type into the container
 * @param stdinOnce End the input after one client session; false if unset
 * @param tty Allocate a terminal for interactive use; requires stdin
 */
@ApiType
public record EphemeralContainerCommon(
    @Field(value = 1, required = true) String name,
    @Field(2) String image,
    @Field(3) @Atomic List<String> command,
    @Field(4) @Atomic List<String> args,
    @Field(5) String workingDir,
    @Field(6) @ListMap({"containerPort", "protocol"}) @PatchMerge("containerPort")
        List<ContainerPort> ports,
    @Field(19) @Atomic List<EnvFromSource> envFrom,
    @Field(7) @ListMap("name") @PatchMerge("name") List<EnvVar> env,
    @Field(8) ResourceRequirements resources,
    @Field(23) @Atomic @FeatureGate("InPlacePodVerticalScaling")
        List<ContainerResizePolicy> resizePolicy,
    @Field(24) @EnumOf(ContainerRestartPolicy.class) @Nullable String restartPolicy,
    @Field(25) @Atomic @FeatureGate("ContainerRestartRules")
        List<ContainerRestartRule> restartPolicyRules,
    @Field(9) @ListMap("mountPath") @PatchMerge("mountPath") List<VolumeMount> volumeMounts,
    @Field(21) @ListMap("devicePath") @PatchMerge("devicePath") List<VolumeDevice> volumeDevices,
    @Field(10) @Nullable Probe livenessProbe,
    @Field(11) @Nullable Probe readinessProbe,
    @Field(22) @Nullable Probe startupProbe,
    @Field(12) @Nullable Lifecycle lifecycle,
    @Field(13) String terminationMessagePath,
    @Field(20) @EnumOf(value = TerminationMessagePolicy.class, closed = true)
        String terminationMessagePolicy,
    @Field(14) @EnumOf(value = PullPolicy.class, closed = true) String imagePullPolicy,
    @Field(15) @Nullable SecurityContext securityContext,
    @Field(16) boolean stdin,
    @Field(17) boolean stdinOnce,
    @Field(18) boolean tty)
    implements ApiStruct<EphemeralContainerCommon> {
  /** Starts a value in which nothing is set. */
  public static EphemeralContainerCommonBuilder builder() {
    return new EphemeralContainerCommonBuilder();
  }

  /** Starts a value from this one. */
  public EphemeralContainerCommonBuilder toBuilder() {
    return new EphemeralContainerCommonBuilder(this);
  }
}
