package dev.navarch.api.resource.v1beta1;

import dev.navarch.apimachinery.annotation.ConversionFunction;

/** Converts resource slices. The hub tells a node that is not named from one without a name. */
final class ResourceSliceConversions {
  private ResourceSliceConversions() {}

  @ConversionFunction(partial = {"nodeName", "allNodes"})
  static dev.navarch.api.resource.v1.ResourceSliceSpec toHub(
      ResourceSliceSpec in, dev.navarch.api.resource.v1.ResourceSliceSpec out) {
    return out.toBuilder()
        .nodeName(in.nodeName().isEmpty() ? null : in.nodeName())
        .allNodes(in.allNodes() ? true : null)
        .build();
  }

  @ConversionFunction(partial = {"nodeName", "allNodes"})
  static ResourceSliceSpec fromHub(
      dev.navarch.api.resource.v1.ResourceSliceSpec in, ResourceSliceSpec out) {
    String nodeName = in.nodeName();
    return out.toBuilder()
        .nodeName(nodeName == null ? "" : nodeName)
        .allNodes(Boolean.TRUE.equals(in.allNodes()))
        .build();
  }
}
