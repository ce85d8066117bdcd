package dev.navarch.registry.admission.podsecurity;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.EphemeralContainer;
import dev.navarch.api.core.v1.Pod;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Whether a change of a pod is one that the standards have a say in. A pod that was let in before
 * the rules became stricter keeps running, and can be labelled and ended; but it gets no new image.
 */
final class PodChange {
  private PodChange() {}

  static boolean matters(Pod pod, Pod old) {
    return !images(pod.spec().containers()).equals(images(old.spec().containers()))
        || !images(pod.spec().initContainers()).equals(images(old.spec().initContainers()))
        || pod.spec().ephemeralContainers().stream().anyMatch(added -> isNew(added, old))
        || annotationsChanged(pod, old);
  }

  private static List<String> images(List<Container> containers) {
    return containers.stream().map(Container::image).toList();
  }

  private static boolean isNew(EphemeralContainer added, Pod old) {
    return old.spec().ephemeralContainers().stream()
        .map(EphemeralContainer::ephemeralContainerCommon)
        .noneMatch(present ->
            present.name().equals(added.ephemeralContainerCommon().name())
                && present.image().equals(added.ephemeralContainerCommon().image()));
  }

  private static boolean annotationsChanged(Pod pod, Pod old) {
    Stream<String> ofContainers =
        CheckedPod.of(pod.metadata(), pod.spec()).containers().stream()
            .map(container -> ProfileChecks.SECCOMP_CONTAINER_ANNOTATION + container.name());
    return Stream.concat(Stream.of(ProfileChecks.SECCOMP_POD_ANNOTATION), ofContainers)
        .anyMatch(name ->
            !Objects.equals(
                pod.metadata().annotations().get(name), old.metadata().annotations().get(name)));
  }
}
