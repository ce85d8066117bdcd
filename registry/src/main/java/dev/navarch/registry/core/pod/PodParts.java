package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import java.util.ArrayList;
import java.util.List;

/** What writes of a part of a pod take over. */
final class PodParts {
  private PodParts() {}

  /** The old metadata with what says which pod is meant, and who wrote it. */
  static ObjectMeta metadata(Pod object, Pod old) {
    return old.metadata().toBuilder()
        .name(object.metadata().name())
        .namespace(object.metadata().namespace())
        .uid(object.metadata().uid())
        .resourceVersion(object.metadata().resourceVersion())
        .managedFields(object.metadata().managedFields())
        .build();
  }

  /**
   * The old containers with what the new ones of the same names ask for. Containers that are new,
   * or at another place, stay as they come: validation refuses them.
   */
  static List<Container> resized(List<Container> containers, List<Container> old) {
    List<Container> resized = new ArrayList<>(containers.size());
    for (int i = 0; i < containers.size(); i++) {
      Container container = containers.get(i);
      if (i < old.size() && old.get(i).name().equals(container.name())) {
        resized.add(
            old.get(i).toBuilder()
                .resources(container.resources())
                .resizePolicy(container.resizePolicy())
                .build());
      } else {
        resized.add(container);
      }
    }
    return resized;
  }
}
