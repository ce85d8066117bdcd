package dev.navarch.api.core.v1;

import static dev.navarch.api.core.v1.ResourceLists.roundedUp;
import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.each;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.apimachinery.annotation.DefaultingFunction;
import dev.navarch.apimachinery.runtime.DefaultingContext;
import java.util.function.UnaryOperator;

/** Defaults of pods and pod templates. */
final class PodDefaults {
  private static final long TERMINATION_GRACE_PERIOD_SECONDS = 30;

  private PodDefaults() {}

  /** What holds for a pod, but must not show up in a template. */
  @DefaultingFunction
  static Pod pod(Pod in, DefaultingContext context) {
    PodSpec spec = eachContainer(in.spec(), ContainerDefaults::requestingLimits);
    if (context.enabled("PodLevelResources", true)) {
      spec = PodLevelResources.complete(spec);
    }
    spec = withHostPorts(spec);
    spec =
        changed(
            spec,
            spec.toBuilder().enableServiceLinks(ifNull(spec.enableServiceLinks(), true)).build());
    return changed(in, in.toBuilder().spec(spec).build());
  }

  @DefaultingFunction
  static PodSpec podSpec(PodSpec in, DefaultingContext context) {
    PodSpec spec = context.before(21) ? withHostPorts(in) : in;
    return changed(
        in,
        spec.toBuilder()
            .dnsPolicy(ifEmpty(in.dnsPolicy(), DNSPolicy.CLUSTER_FIRST))
            .restartPolicy(ifEmpty(in.restartPolicy(), RestartPolicy.ALWAYS))
            .securityContext(ifNull(in.securityContext(), PodSecurityContext.builder().build()))
            .terminationGracePeriodSeconds(
                ifNull(in.terminationGracePeriodSeconds(), TERMINATION_GRACE_PERIOD_SECONDS))
            .schedulerName(ifEmpty(in.schedulerName(), "default-scheduler"))
            .overhead(roundedUp(in.overhead()))
            .build());
  }

  @DefaultingFunction
  static PodStatus podStatus(PodStatus in) {
    return changed(
        in, in.toBuilder().allocatedResources(roundedUp(in.allocatedResources())).build());
  }

  @DefaultingFunction
  static ContainerStatus containerStatus(ContainerStatus in) {
    return changed(
        in, in.toBuilder().allocatedResources(roundedUp(in.allocatedResources())).build());
  }

  @DefaultingFunction
  static PodLogOptions podLogOptions(PodLogOptions in, DefaultingContext context) {
    return context.enabled("PodLogsQuerySplitStreams", false)
        ? changed(in, in.toBuilder().stream(ifNull(in.stream(), "All")).build())
        : in;
  }

  private static PodSpec withHostPorts(PodSpec in) {
    return in.hostNetwork() ? eachContainer(in, ContainerDefaults::onHostNetwork) : in;
  }

  private static PodSpec eachContainer(PodSpec in, UnaryOperator<Container> fill) {
    return changed(
        in,
        in.toBuilder()
            .containers(each(in.containers(), fill))
            .initContainers(each(in.initContainers(), fill))
            .build());
  }
}
