package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.ContainerPort;
import dev.navarch.api.core.v1.EphemeralContainer;
import dev.navarch.api.core.v1.EphemeralContainerCommon;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.ResourceRequirements;
import dev.navarch.api.core.v1.VolumeMount;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.InternalForm;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The three lists of containers of a pod, and what each of them allows. */
final class ContainersValidation {
  private static final String NOT_IN_INIT =
      "may not be set for init containers without restartPolicy=Always";
  private static final String NOT_IN_EPHEMERAL = "cannot be set for an Ephemeral Container";

  private ContainersValidation() {}

  /** A container, with the place where it stands. */
  record Placed(Container container, FieldPath path) {}

  /** All containers: those that start first come first. */
  static List<Placed> all(PodSpec spec, FieldPath path) {
    List<Placed> all = new ArrayList<>();
    place(spec.initContainers(), path.child("initContainers"), all);
    place(spec.containers(), path.child("containers"), all);
    for (int i = 0; i < spec.ephemeralContainers().size(); i++) {
      all.add(
          new Placed(
              asContainer(spec.ephemeralContainers().get(i)),
              path.child("ephemeralContainers").index(i)));
    }
    return all;
  }

  private static void place(List<Container> containers, FieldPath path, List<Placed> all) {
    for (int i = 0; i < containers.size(); i++) {
      all.add(new Placed(containers.get(i), path.index(i)));
    }
  }

  /** Whether an init container keeps running beside the others. */
  static boolean isSidecar(Container container) {
    return "Always".equals(container.restartPolicy());
  }

  static void regular(
      List<Container> containers, PodContext pod, FieldPath path, List<FieldError> errors) {
    if (containers.isEmpty()) {
      errors.add(FieldError.required(path));
      return;
    }
    Set<String> names = new HashSet<>();
    for (int i = 0; i < containers.size(); i++) {
      Container container = containers.get(i);
      FieldPath at = path.index(i);
      ContainerValidation.common(container, pod, at, errors);
      if (!names.add(container.name())) {
        errors.add(FieldError.duplicate(at.child("name"), container.name()));
      }
      hooksAndProbes(container, pod, at, errors);
      ContainerValidation.restartPolicy(container, at, errors);
    }
    Set<String> hostPorts = new HashSet<>();
    for (int i = 0; i < containers.size(); i++) {
      hostPorts(containers.get(i), hostPorts, path.index(i), errors);
    }
  }

  private static void hooksAndProbes(
      Container container, PodContext pod, FieldPath path, List<FieldError> errors) {
    Long grace = pod.gracePeriod();
    ProbeValidation.lifecycle(container.lifecycle(), grace, path.child("lifecycle"), errors);
    ProbeValidation.liveness(container.livenessProbe(), grace, path.child("livenessProbe"), errors);
    ProbeValidation.readiness(
        container.readinessProbe(), grace, path.child("readinessProbe"), errors);
    ProbeValidation.startup(container.startupProbe(), grace, path.child("startupProbe"), errors);
  }

  /** Containers that run at the same time cannot have the same port of the host. */
  private static void hostPorts(
      Container container, Set<String> taken, FieldPath path, List<FieldError> errors) {
    for (int i = 0; i < container.ports().size(); i++) {
      ContainerPort port = container.ports().get(i);
      if (port.hostPort() == 0) {
        continue;
      }
      String key = port.protocol() + "/" + port.hostIP() + "/" + port.hostPort();
      if (!taken.add(key)) {
        errors.add(FieldError.duplicate(path.child("ports").index(i).child("hostPort"), key));
      }
    }
  }

  static void init(PodSpec spec, PodContext pod, FieldPath path, List<FieldError> errors) {
    Set<String> names = new HashSet<>();
    spec.containers().forEach(container -> names.add(container.name()));
    for (int i = 0; i < spec.initContainers().size(); i++) {
      Container container = spec.initContainers().get(i);
      FieldPath at = path.index(i);
      ContainerValidation.common(container, pod, at, errors);
      ContainerValidation.restartPolicy(container, at, errors);
      if (names.contains(container.name())) {
        errors.add(FieldError.duplicate(at.child("name"), container.name()));
      } else if (!container.name().isEmpty()) {
        names.add(container.name());
      }
      // Init containers run one by one, so each is alone with its ports. Kubernetes reports the
      // first item whichever it was.
      hostPorts(container, new HashSet<>(), path.index(0), errors);
      if (isSidecar(container)) {
        hooksAndProbes(container, pod, at, errors);
      } else {
        notInInit(container, at, errors);
        if (!container.resizePolicy().isEmpty()) {
          errors.add(
              FieldError.invalid(
                  at.child("resizePolicy"),
                  InternalForm.shown(container.resizePolicy()),
                  "must not be set for init containers"));
        }
      }
    }
  }

  private static void notInInit(Container container, FieldPath path, List<FieldError> errors) {
    if (container.lifecycle() != null) {
      errors.add(FieldError.forbidden(path.child("lifecycle"), NOT_IN_INIT));
    }
    if (container.livenessProbe() != null) {
      errors.add(FieldError.forbidden(path.child("livenessProbe"), NOT_IN_INIT));
    }
    if (container.readinessProbe() != null) {
      errors.add(FieldError.forbidden(path.child("readinessProbe"), NOT_IN_INIT));
    }
    if (container.startupProbe() != null) {
      errors.add(FieldError.forbidden(path.child("startupProbe"), NOT_IN_INIT));
    }
  }

  static void ephemeral(PodSpec spec, PodContext pod, FieldPath path, List<FieldError> errors) {
    if (spec.ephemeralContainers().isEmpty()) {
      return;
    }
    Set<String> others = new HashSet<>();
    spec.containers().forEach(container -> others.add(container.name()));
    spec.initContainers().forEach(container -> others.add(container.name()));
    Set<String> names = new HashSet<>(others);
    for (int i = 0; i < spec.ephemeralContainers().size(); i++) {
      EphemeralContainer ephemeral = spec.ephemeralContainers().get(i);
      Container container = asContainer(ephemeral);
      FieldPath at = path.index(i);
      ContainerValidation.common(container, pod, at, errors);
      ContainerValidation.onlyForPod(container, at, errors);
      if (!names.add(container.name())) {
        errors.add(FieldError.duplicate(at.child("name"), container.name()));
      }
      String target = ephemeral.targetContainerName();
      if (!target.isEmpty() && !others.contains(target)) {
        errors.add(FieldError.notFound(at.child("targetContainerName"), target));
      }
      notInEphemeral(container, at, errors);
    }
  }

  /** Containers for looking into a pod are no part of its service. */
  private static void notInEphemeral(Container container, FieldPath path, List<FieldError> errors) {
    forbidIf(!container.ports().isEmpty(), path.child("ports"), errors);
    forbidIf(
        !container.resources().equals(ResourceRequirements.builder().build()),
        path.child("resources"),
        errors);
    forbidIf(!container.resizePolicy().isEmpty(), path.child("resizePolicy"), errors);
    forbidIf(container.restartPolicy() != null, path.child("restartPolicy"), errors);
    forbidIf(!container.restartPolicyRules().isEmpty(), path.child("restartPolicyRules"), errors);
    forbidIf(container.livenessProbe() != null, path.child("livenessProbe"), errors);
    forbidIf(container.readinessProbe() != null, path.child("readinessProbe"), errors);
    forbidIf(container.startupProbe() != null, path.child("startupProbe"), errors);
    forbidIf(container.lifecycle() != null, path.child("lifecycle"), errors);
    for (int i = 0; i < container.volumeMounts().size(); i++) {
      VolumeMount mount = container.volumeMounts().get(i);
      FieldPath at = path.child("volumeMounts").index(i);
      forbidIf(!mount.subPath().isEmpty(), at.child("subPath"), errors);
      forbidIf(!mount.subPathExpr().isEmpty(), at.child("subPathExpr"), errors);
    }
  }

  private static void forbidIf(boolean set, FieldPath path, List<FieldError> errors) {
    if (set) {
      errors.add(FieldError.forbidden(path, NOT_IN_EPHEMERAL));
    }
  }

  static Container asContainer(EphemeralContainer ephemeral) {
    EphemeralContainerCommon common = ephemeral.ephemeralContainerCommon();
    return new Container(
        common.name(),
        common.image(),
        common.command(),
        common.args(),
        common.workingDir(),
        common.ports(),
        common.envFrom(),
        common.env(),
        common.resources(),
        common.resizePolicy(),
        common.restartPolicy(),
        common.restartPolicyRules(),
        common.volumeMounts(),
        common.volumeDevices(),
        common.livenessProbe(),
        common.readinessProbe(),
        common.startupProbe(),
        common.lifecycle(),
        common.terminationMessagePath(),
        common.terminationMessagePolicy(),
        common.imagePullPolicy(),
        common.securityContext(),
        common.stdin(),
        common.stdinOnce(),
        common.tty());
  }
}
