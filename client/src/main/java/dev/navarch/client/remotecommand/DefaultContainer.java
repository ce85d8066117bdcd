package dev.navarch.client.remotecommand;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.Pod;
import java.util.List;

/** The container that is meant when a pod is named and none of its containers. */
public final class DefaultContainer {
  /** Names that container; one that the pod has not got is passed over. */
  public static final String ANNOTATION = "kubectl.kubernetes.io/default-container";

  private DefaultContainer() {}

  /** The container that the annotation names, or else the first; empty for a pod without any. */
  public static String of(Pod pod) {
    List<String> names = pod.spec().containers().stream().map(Container::name).toList();
    String named = pod.metadata().annotations().getOrDefault(ANNOTATION, "");
    if (names.contains(named)) {
      return named;
    }
    return names.isEmpty() ? "" : names.get(0);
  }
}
