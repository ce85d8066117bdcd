package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Binding;
import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.ProjectedVolumeSource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.ArrayList;
import java.util.List;

/**
 * Pods and the requests about them. Metadata is not checked here, save for annotations that mean
 * something for pods alone.
 */
public final class PodValidation {
  static final FieldPath ANNOTATIONS = FieldPath.of("metadata", "annotations");
  static final FieldPath SPEC = FieldPath.of("spec");

  private PodValidation() {}

  public static List<FieldError> create(Pod pod) {
    List<FieldError> errors = new ArrayList<>(0);
    annotationsAndSpec(pod, PodValidationOptions.create(true), errors);
    PodSpec spec = pod.spec();
    if (!spec.ephemeralContainers().isEmpty()) {
      errors.add(
          FieldError.forbidden(SPEC.child("ephemeralContainers"), "cannot be set on create"));
    }
    if (!spec.nodeName().isEmpty() && !spec.schedulingGates().isEmpty()) {
      errors.add(
          FieldError.forbidden(
              SPEC.child("nodeName"), "cannot be set until all schedulingGates have been cleared"));
    }
    PodAnnotationsValidation.seccompMatches(pod.metadata().annotations(), spec, SPEC, errors);
    PodAnnotationsValidation.appArmorMatches(pod.metadata().annotations(), spec, SPEC, errors);
    return errors;
  }

  /** What holds for a pod at any time. */
  static void annotationsAndSpec(Pod pod, PodValidationOptions options, List<FieldError> errors) {
    PodSpec spec = pod.spec();
    PodAnnotationsValidation.check(pod.metadata().annotations(), spec, ANNOTATIONS, errors);
    PodSpecValidation.check(spec, pod.metadata().name(), options, SPEC, errors);
    if (spec.serviceAccountName().isEmpty()) {
      noTokens(spec, errors);
    }
    onlyForPods(spec.containers(), SPEC.child("containers"), errors);
    onlyForPods(spec.initContainers(), SPEC.child("initContainers"), errors);
  }

  private static void noTokens(PodSpec spec, List<FieldError> errors) {
    for (int i = 0; i < spec.volumes().size(); i++) {
      ProjectedVolumeSource projected = spec.volumes().get(i).volumeSource().projected();
      if (projected == null) {
        continue;
      }
      FieldPath sources = SPEC.child("volumes").index(i).child("projected", "sources");
      for (int j = 0; j < projected.sources().size(); j++) {
        if (projected.sources().get(j).serviceAccountToken() != null) {
          errors.add(
              FieldError.forbidden(
                  sources.index(j).child("serviceAccountToken"),
                  "must not be specified when serviceAccountName is not set"));
        }
      }
    }
  }

  private static void onlyForPods(
      List<Container> containers, FieldPath path, List<FieldError> errors) {
    for (int i = 0; i < containers.size(); i++) {
      ContainerValidation.onlyForPod(containers.get(i), path.index(i), errors);
    }
  }

  /** An update of the pod itself, of which little may change. */
  public static List<FieldError> update(Pod pod, Pod before) {
    return PodUpdateValidation.check(pod, before);
  }

  /** An update of the status: by the node that runs the pod, as a rule. */
  public static List<FieldError> statusUpdate(Pod pod, Pod before) {
    return PodStatusValidation.check(pod, before);
  }

  /** An update of the containers for looking into the pod: they may only be added. */
  public static List<FieldError> ephemeralContainersUpdate(Pod pod, Pod before) {
    return EphemeralContainersValidation.check(pod, before);
  }

  /** An update of what containers ask for. */
  public static List<FieldError> resize(Pod pod, Pod before) {
    return PodResizeValidation.check(pod, before);
  }

  /** The choice of a node for the pod. */
  public static List<FieldError> binding(Binding binding) {
    List<FieldError> errors = new ArrayList<>(0);
    String kind = binding.target().kind();
    if (!kind.isEmpty() && !kind.equals("Node")) {
      errors.add(
          FieldError.notSupported(
              FieldPath.of("target", "kind"), kind, List.of("Node", "<empty>")));
    }
    if (binding.target().name().isEmpty()) {
      errors.add(FieldError.required(FieldPath.of("target", "name")));
    }
    return errors;
  }
}
