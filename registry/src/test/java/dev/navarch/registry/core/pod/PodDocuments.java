package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.registry.validation.Received;
import java.util.List;

/** Pods from a few words of YAML, as a client would send them, with their defaults. */
final class PodDocuments {
  private PodDocuments() {}

  /** A pod named {@code x} with the given fields of its specification. */
  static Pod pod(String spec) {
    return Received.object(
        Pod.class,
        "{apiVersion: v1, kind: Pod, metadata: {name: x, namespace: ns}, spec: {" + spec + "}}");
  }

  /** A pod with one good container, {@code c}, and the given fields besides. */
  static Pod podWith(String more) {
    return pod("containers: [{name: c, image: i}], " + more);
  }

  /** What is wrong with a new pod that has the given fields in its only container. */
  static List<String> container(String fields) {
    return created(pod("containers: [{name: c, image: i, " + fields + "}]"));
  }

  /** What is wrong with a new pod that has one good container and the given fields besides. */
  static List<String> spec(String more) {
    return created(podWith(more));
  }

  static List<String> created(Pod pod) {
    return Received.texts(PodValidation.create(pod));
  }
}
