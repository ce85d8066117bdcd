package dev.navarch.registry.admission.limitranger;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.LimitRange;
import dev.navarch.api.core.v1.LimitRangeItem;
import dev.navarch.api.core.v1.LimitType;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.apimachinery.value.Quantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What containers get that do not say what they need. */
record ContainerDefaults(Map<String, Quantity> requests, Map<String, Quantity> limits) {
  private static final String ANNOTATION = "kubernetes.io/limit-ranger";

  static ContainerDefaults of(LimitRange range) {
    Map<String, Quantity> requests = new TreeMap<>();
    Map<String, Quantity> limits = new TreeMap<>();
    for (LimitRangeItem item : range.spec().limits()) {
      if (item.type().equals(LimitType.CONTAINER)) {
        requests.putAll(item.defaultRequest());
        limits.putAll(item.default_());
      }
    }
    return new ContainerDefaults(requests, limits);
  }

  /** The pod with the defaults in it, and a note of what they are. */
  Pod applyTo(Pod pod) {
    List<String> notes = new ArrayList<>();
    PodSpec spec = pod.spec();
    List<Container> containers = applyTo(spec.containers(), "container", notes);
    List<Container> initContainers = applyTo(spec.initContainers(), "init container", notes);
    if (notes.isEmpty()) {
      return pod;
    }
    return pod.toBuilder()
        .metadata(metadata -> {
          Map<String, String> annotations = new TreeMap<>(pod.metadata().annotations());
          annotations.put(ANNOTATION, "LimitRanger plugin set: " + String.join("; ", notes));
          metadata.annotations(annotations);
        })
        .spec(s -> s.containers(containers).initContainers(initContainers))
        .build();
  }

  private List<Container> applyTo(List<Container> containers, String what, List<String> notes) {
    return containers.isEmpty()
        ? containers
        : containers.stream().map(container -> applyTo(container, what, notes)).toList();
  }

  private Container applyTo(Container container, String what, List<String> notes) {
    Map<String, Quantity> filledRequests = new TreeMap<>(container.resources().requests());
    Map<String, Quantity> filledLimits = new TreeMap<>(container.resources().limits());
    List<String> addedRequests = fill(filledRequests, requests);
    List<String> addedLimits = fill(filledLimits, limits);
    if (addedRequests.isEmpty() && addedLimits.isEmpty()) {
      return container;
    }
    if (!addedRequests.isEmpty()) {
      notes.add(note(addedRequests, "request", what, container));
    }
    if (!addedLimits.isEmpty()) {
      notes.add(note(addedLimits, "limit", what, container));
    }
    return container.toBuilder()
        .resources(r -> r.requests(filledRequests).limits(filledLimits))
        .build();
  }

  private static String note(List<String> added, String list, String what, Container container) {
    return "%s %s for %s %s".formatted(String.join(", ", added), list, what, container.name());
  }

  private static List<String> fill(Map<String, Quantity> given, Map<String, Quantity> defaults) {
    List<String> added = new ArrayList<>();
    defaults.forEach((name, amount) -> {
      if (given.putIfAbsent(name, amount) == null) {
        added.add(name);
      }
    });
    return added;
  }
}
