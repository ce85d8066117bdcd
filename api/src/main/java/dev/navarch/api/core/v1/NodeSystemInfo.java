package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Identifiers and software versions of a node.
 *
 * @param machineID Identifier from the machine's machine-id file
 * @param systemUUID Identifier from the machine's firmware
 * @param bootID Identifier that changes with every boot
 * @param kernelVersion Release of the kernel, as uname -r prints
 * @param osImage Operating system release in words, as in os-release
 * @param containerRuntimeVersion Container runtime and its version, such as containerd://2.0.0
 * @param kubeletVersion Version of the kubelet
 * @param kubeProxyVersion Former kube-proxy version; deprecated
 * @param operatingSystem Operating system of the node, linux or windows
 * @param architecture Processor architecture, such as amd64 or arm64
 * @param swap Swap memory of the node
 */
@ApiType
public record NodeSystemInfo(
    @Field(value = 1, required = true) String machineID,
    @Field(value = 2, required = true) String systemUUID,
    @Field(value = 3, required = true) String bootID,
    @Field(value = 4, required = true) String kernelVersion,
    @Field(value = 5, required = true) String osImage,
    @Field(value = 6, required = true) String containerRuntimeVersion,
    @Field(value = 7, required = true) String kubeletVersion,
    @Field(value = 8, required = true) String kubeProxyVersion,
    @Field(value = 9, required = true) String operatingSystem,
    @Field(value = 10, required = true) String architecture,
    @Field(11) @Nullable NodeSwapStatus swap)
    implements ApiStruct<NodeSystemInfo> {
  /** Starts a value in which nothing is set. */
  public static NodeSystemInfoBuilder builder() {
    return new NodeSystemInfoBuilder();
  }

  /** Starts a value from this one. */
  public NodeSystemInfoBuilder toBuilder() {
    return new NodeSystemInfoBuilder(this);
  }
}
