package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.apimachinery.errors.ApiException;
import java.util.List;

/** Which container of a pod a request is about. */
final class ContainerChoice {
  private ContainerChoice() {}

  /**
   * The name of the container.
   *
   * @param wanted empty where the request does not say; then the pod must have one only
   * @throws ApiException if there is no such container, or more than one to choose from
   */
  static String of(Pod pod, String wanted) {
    PodSpec spec = pod.spec();
    List<String> main = spec.containers().stream().map(Container::name).toList();
    List<String> init = spec.initContainers().stream().map(Container::name).toList();
    List<String> ephemeral =
        spec.ephemeralContainers().stream()
            .map(container -> container.ephemeralContainerCommon().name())
            .toList();
    String name = pod.metadata().name();
    if (!wanted.isEmpty()) {
      if (!main.contains(wanted) && !init.contains(wanted) && !ephemeral.contains(wanted)) {
        throw ApiException.badRequest(
            "container %s is not valid for pod %s".formatted(wanted, name));
      }
      return wanted;
    }
    if (main.size() == 1) {
      return main.getFirst();
    }
    String problem = "a container name must be specified for pod " + name;
    if (!main.isEmpty()) {
      problem += ", choose one of: " + listed(main);
      problem += init.isEmpty() ? "" : " or one of the init containers: " + listed(init);
      problem +=
          ephemeral.isEmpty() ? "" : " or one of the ephemeral containers: " + listed(ephemeral);
    }
    throw ApiException.badRequest(problem);
  }

  private static String listed(List<String> names) {
    return "[" + String.join(" ", names) + "]";
  }
}
