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
 * One container that runs as part of a pod.
 *
 * @param name DNS label, unique in the pod and fixed for its life
 * @param image Image to run, with registry and tag or digest as needed
 * @param command Program to run in place of the image's entrypoint; $(VAR) is expanded, no shell
 *     involved
 * @param args Arguments to the entrypoint in place of the image's CMD; $(VAR) is expanded
 * @param workingDir Directory the process starts in; as the image says if unset
 * @param ports Ports the container listens on; informative, leaving one out does not close it
 * @param envFrom ConfigMaps and Secrets whose every entry becomes a variable; later ones win, env
 *     wins over all
 * @param env Environment variables given one by one
 * @param resources CPU, memory and other resources the container requests and is limited to
 * @param resizePolicy Per resource, whether resizing it in place requires a container restart
 * @param restartPolicy Overrides the pod's restart rule; Always on an init container makes it a
 *     sidecar
 * @param restartPolicyRules Rules tried in order at exit, before restartPolicy; the first match
 *     decides
 * @param volumeMounts Volumes of the pod to mount and where
 * @param volumeDevices Raw block volumes of the pod and the paths they appear at
 * @param livenessProbe Check that tells a hung container; failing it restarts the container
 * @param readinessProbe Check that tells when to send traffic; failing it drops the pod from
 *     Service endpoints
 * @param startupProbe Check that must pass first; the other probes wait for it, failing it restarts
 *     the container
 * @param lifecycle Hooks run after the start and before the stop of the container
 * @param terminationMessagePath File whose text explains the container's end in status;
 *     /dev/termination-log if unset
 * @param terminationMessagePolicy Read that text from the file alone, or from the log when it is
 *     empty and the exit failed
 * @param imagePullPolicy Always, IfNotPresent or Never; Always for tag latest or no tag, else
 *     IfNotPresent
 * @param securityContext Privileges and identity of this container, overriding the pod's settings
 * @param stdin Keep an input stream open for the process; otherwise reads meet end of file at once
 * @param stdinOnce Close the input stream after the first attached client leaves; false if unset
 * @param tty Give the container a terminal; needs stdin
 */
@ApiType
public record Container(
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
    implements ApiStruct<Container> {
  /** Starts a value in which nothing is set. */
  public static ContainerBuilder builder() {
    return new ContainerBuilder();
  }

  /** Starts a value from this one. */
  public ContainerBuilder toBuilder() {
    return new ContainerBuilder(this);
  }
}
