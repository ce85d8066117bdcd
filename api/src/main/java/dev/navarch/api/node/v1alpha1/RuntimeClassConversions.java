package dev.navarch.api.node.v1alpha1;

import dev.navarch.apimachinery.annotation.ConversionFunction;

/** Converts runtime classes. The hub has the fields of this version's specification at the top. */
final class RuntimeClassConversions {
  private RuntimeClassConversions() {}

  @ConversionFunction(partial = "spec")
  static dev.navarch.api.node.v1.RuntimeClass toHub(
      RuntimeClass in, dev.navarch.api.node.v1.RuntimeClass out) {
    Overhead overhead = in.spec().overhead();
    Scheduling scheduling = in.spec().scheduling();
    return out.toBuilder()
        .handler(in.spec().runtimeHandler())
        .overhead(overhead == null ? null : GeneratedConversions.overheadToHub(overhead))
        .scheduling(scheduling == null ? null : GeneratedConversions.schedulingToHub(scheduling))
        .build();
  }

  @ConversionFunction(partial = {"handler", "overhead", "scheduling"})
  static RuntimeClass fromHub(dev.navarch.api.node.v1.RuntimeClass in, RuntimeClass out) {
    dev.navarch.api.node.v1.Overhead overhead = in.overhead();
    dev.navarch.api.node.v1.Scheduling scheduling = in.scheduling();
    return out.toBuilder()
        .spec(
            new RuntimeClassSpec(
                in.handler(),
                overhead == null ? null : GeneratedConversions.overheadFromHub(overhead),
                scheduling == null ? null : GeneratedConversions.schedulingFromHub(scheduling)))
        .build();
  }
}
