package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.ContainerStatus;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.ResourceRequirements;
import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.registry.validation.ResourceNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A change of the processors and the memory that the containers of a running pod ask for. */
final class PodResizeValidation {
  private static final String ONLY_THESE = "only cpu and memory resources are mutable";

  private PodResizeValidation() {}

  static List<FieldError> check(Pod pod, Pod before) {
    PodSpec now = pod.spec();
    PodSpec old = before.spec();
    if (before.metadata().annotations().containsKey(PodAnnotationsValidation.MIRROR)) {
      return List.of(FieldError.forbidden(FieldPath.of(""), "static pods cannot be resized"));
    }
    if (old.os() != null && old.os().name().equals("windows")) {
      return List.of(FieldError.forbidden(FieldPath.of(""), "windows pods cannot be resized"));
    }
    List<FieldError> errors = new ArrayList<>(0);
    PodValidation.annotationsAndSpec(pod, PodValidationOptions.update(true, old), errors);
    if (now.containers().size() != old.containers().size()
        || now.initContainers().size() != old.initContainers().size()) {
      errors.add(FieldError.forbidden(PodValidation.SPEC, ONLY_THESE));
      return errors;
    }
    if (!QosClass.of(old).equals(QosClass.of(now))) {
      errors.add(
          FieldError.invalid(
              PodValidation.SPEC,
              pod.status().qosClass(),
              "Pod QOS Class may not change as a result of resizing"));
    }
    if (!nodeCanResize(before)) {
      errors.add(
          FieldError.forbidden(
              PodValidation.SPEC, "Pod running on node without support for resize"));
    }
    removals(now, old, errors);
    onlyProcessorsAndMemory(now, old, errors);
    return errors;
  }

  /** A node that can resize reports what its running containers have. */
  private static boolean nodeCanResize(Pod pod) {
    for (ContainerStatus status : pod.status().containerStatuses()) {
      if (status.state().running() != null) {
        return status.resources() != null;
      }
    }
    return true;
  }

  private static void removals(PodSpec now, PodSpec old, List<FieldError> errors) {
    for (int i = 0; i < old.initContainers().size(); i++) {
      if (ContainersValidation.isSidecar(old.initContainers().get(i))) {
        removals(
            now.initContainers().get(i).resources(),
            old.initContainers().get(i).resources(),
            PodValidation.SPEC.child("initContainers").index(i).child("resources"),
            errors);
      }
    }
    for (int i = 0; i < old.containers().size(); i++) {
      removals(
          now.containers().get(i).resources(),
          old.containers().get(i).resources(),
          PodValidation.SPEC.child("containers").index(i).child("resources"),
          errors);
    }
  }

  private static void removals(
      ResourceRequirements now, ResourceRequirements old, FieldPath path, List<FieldError> errors) {
    if (!now.requests().keySet().containsAll(old.requests().keySet())) {
      errors.add(
          FieldError.forbidden(path.child("requests"), "resource requests cannot be removed"));
    }
    if (!now.limits().keySet().containsAll(old.limits().keySet())) {
      errors.add(FieldError.forbidden(path.child("limits"), "resource limits cannot be removed"));
    }
  }

  private static void onlyProcessorsAndMemory(PodSpec now, PodSpec old, List<FieldError> errors) {
    List<Container> containers = new ArrayList<>(now.containers().size());
    for (int i = 0; i < now.containers().size(); i++) {
      Container restored = restore(now.containers().get(i), old.containers().get(i));
      forbidUnlessEqual(restored, old.containers().get(i), ONLY_THESE, errors);
      containers.add(restored);
    }
    List<Container> initContainers = new ArrayList<>(now.initContainers().size());
    for (int i = 0; i < now.initContainers().size(); i++) {
      Container container = now.initContainers().get(i);
      Container before = old.initContainers().get(i);
      boolean sidecar = ContainersValidation.isSidecar(container);
      Container restored = sidecar ? restore(container, before) : container;
      forbidUnlessEqual(
          restored,
          before,
          sidecar
              ? "only cpu and memory resources for sidecar containers are mutable"
              : "resources for non-sidecar init containers are immutable",
          errors);
      initContainers.add(restored);
    }
    if (errors.isEmpty()) {
      PodSpec rest =
          now.toBuilder()
              .containers(containers)
              .initContainers(initContainers)
              .resources(restorePodLevel(now.resources(), old.resources()))
              .build();
      forbidUnlessEqual(rest, old, ONLY_THESE, errors);
    }
  }

  private static void forbidUnlessEqual(
      Object now, Object old, String detail, List<FieldError> errors) {
    if (!now.equals(old)) {
      errors.add(FieldError.forbidden(PodValidation.SPEC, detail));
    }
  }

  /** The container with its old processors and memory; what it claims is not looked at. */
  private static Container restore(Container now, Container old) {
    return now.toBuilder()
        .resizePolicy(old.resizePolicy())
        .resources(restore(now.resources(), old.resources()))
        .build();
  }

  private static ResourceRequirements restore(ResourceRequirements now, ResourceRequirements old) {
    return now.toBuilder()
        .limits(restore(now.limits(), old.limits()))
        .requests(restore(now.requests(), old.requests()))
        .build();
  }

  private static @Nullable ResourceRequirements restorePodLevel(
      @Nullable ResourceRequirements now, @Nullable ResourceRequirements old) {
    return now == null || old == null ? now : restore(now, old);
  }

  private static Map<String, Quantity> restore(
      Map<String, Quantity> now, Map<String, Quantity> old) {
    if (Absent.is(old)) {
      return old;
    }
    Map<String, Quantity> restored = new HashMap<>(now);
    for (String name : List.of(ResourceNames.CPU, ResourceNames.MEMORY)) {
      Quantity before = old.get(name);
      if (before == null) {
        restored.remove(name);
      } else {
        restored.put(name, before);
      }
    }
    return restored;
  }
}
