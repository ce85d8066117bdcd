package dev.navarch.registry.admission.podsecurity;

import dev.navarch.api.core.v1.OSName;
import dev.navarch.api.core.v1.PodSecurityContext;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A pod, or the template of one, under the eyes of the checks.
 *
 * @param containers those that run first, those that run, those that were added
 */
record CheckedPod(
    Map<String, String> annotations, PodSpec spec, List<CheckedContainer> containers) {

  static CheckedPod of(ObjectMeta metadata, PodSpec spec) {
    List<CheckedContainer> containers = new ArrayList<>();
    spec.initContainers().forEach(container -> containers.add(CheckedContainer.of(container)));
    spec.containers().forEach(container -> containers.add(CheckedContainer.of(container)));
    spec.ephemeralContainers()
        .forEach(
            container -> containers.add(CheckedContainer.of(container.ephemeralContainerCommon())));
    return new CheckedPod(metadata.annotations(), spec, containers);
  }

  @Nullable PodSecurityContext security() {
    return spec.securityContext();
  }

  /** The names of the containers of which something is true. */
  List<String> named(Predicate<CheckedContainer> condition) {
    return containers.stream().filter(condition).map(CheckedContainer::name).toList();
  }

  /** Windows knows nothing of what some checks are about. */
  boolean isForWindows() {
    return spec.os() != null && spec.os().name().equals(OSName.WINDOWS);
  }

  /** Whether root in the pod is nobody outside. */
  boolean hasOwnUsers() {
    return Boolean.FALSE.equals(spec.hostUsers());
  }
}
