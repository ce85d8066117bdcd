package dev.navarch.api.core.v1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.each;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;
import static dev.navarch.api.defaults.FieldDefaults.ifZero;
import static dev.navarch.api.defaults.FieldDefaults.withMissing;

import dev.navarch.apimachinery.annotation.DefaultingFunction;

/** Defaults of containers and their probes. */
final class ContainerDefaults {
  private static final String TERMINATION_MESSAGE_PATH = "/dev/termination-log";

  private ContainerDefaults() {}

  @DefaultingFunction
  static Container container(Container in) {
    return changed(
        in,
        in.toBuilder()
            .imagePullPolicy(pullPolicy(in.imagePullPolicy(), in.image()))
            .terminationMessagePath(ifEmpty(in.terminationMessagePath(), TERMINATION_MESSAGE_PATH))
            .terminationMessagePolicy(
                ifEmpty(in.terminationMessagePolicy(), TerminationMessagePolicy.FILE))
            .build());
  }

  @DefaultingFunction
  static EphemeralContainer ephemeralContainer(EphemeralContainer in) {
    EphemeralContainerCommon common = in.ephemeralContainerCommon();
    return changed(
        in,
        in.toBuilder()
            .ephemeralContainerCommon(c ->
                c.imagePullPolicy(pullPolicy(common.imagePullPolicy(), common.image()))
                    .terminationMessagePath(
                        ifEmpty(common.terminationMessagePath(), TERMINATION_MESSAGE_PATH))
                    .terminationMessagePolicy(
                        ifEmpty(common.terminationMessagePolicy(), TerminationMessagePolicy.FILE)))
            .build());
  }

  @DefaultingFunction
  static Probe probe(Probe in) {
    return changed(
        in,
        in.toBuilder()
            .timeoutSeconds(ifZero(in.timeoutSeconds(), 1))
            .periodSeconds(ifZero(in.periodSeconds(), 10))
            .successThreshold(ifZero(in.successThreshold(), 1))
            .failureThreshold(ifZero(in.failureThreshold(), 3))
            .build());
  }

  @DefaultingFunction
  static HTTPGetAction httpGetAction(HTTPGetAction in) {
    return changed(
        in,
        in.toBuilder()
            .path(ifEmpty(in.path(), "/"))
            .scheme(ifEmpty(in.scheme(), URIScheme.HTTP))
            .build());
  }

  @DefaultingFunction
  static ObjectFieldSelector objectFieldSelector(ObjectFieldSelector in) {
    return changed(in, in.toBuilder().apiVersion(ifEmpty(in.apiVersion(), "v1")).build());
  }

  static String pullPolicy(String stated, String image) {
    return stated.isEmpty() ? ImageReference.pullPolicy(image) : stated;
  }

  /** The container asking for what it is limited to, unless it asks for something. */
  static Container requestingLimits(Container in) {
    ResourceRequirements resources = in.resources();
    return changed(
        in,
        in.toBuilder()
            .resources(r -> r.requests(withMissing(resources.requests(), resources.limits())))
            .build());
  }

  /** The container on the node's network, where a container's port is a port of the node. */
  static Container onHostNetwork(Container in) {
    return changed(
        in, in.toBuilder().ports(each(in.ports(), ContainerDefaults::onHostNetwork)).build());
  }

  private static ContainerPort onHostNetwork(ContainerPort in) {
    return changed(in, in.toBuilder().hostPort(ifZero(in.hostPort(), in.containerPort())).build());
  }
}
