package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.ContainerPort;
import dev.navarch.api.core.v1.EnvVar;
import dev.navarch.api.core.v1.FileKeySelector;
import dev.navarch.api.core.v1.PodResourceClaim;
import dev.navarch.api.core.v1.PodSchedulingGroup;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.ResourceRequirements;
import dev.navarch.api.core.v1.VolumeSource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.InternalForm;
import dev.navarch.registry.validation.LabelValidation;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.NumberValidation;
import dev.navarch.registry.validation.TextSyntax;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The specification of a pod, in a pod of its own or in the template of another object. */
final class PodSpecValidation {
  private static final List<String> RESTART_POLICIES = List.of("Always", "OnFailure", "Never");
  private static final List<String> PREEMPTION_POLICIES = List.of("PreemptLowerPriority", "Never");
  private static final int MAX_HOSTNAME = 64;

  private PodSpecValidation() {}

  /**
   * Checks everything.
   *
   * @param podName the pod's name, or empty where it is not known
   */
  static void check(
      PodSpec spec,
      String podName,
      PodValidationOptions options,
      FieldPath path,
      List<FieldError> errors) {
    if (spec.terminationGracePeriodSeconds() == null) {
      errors.add(FieldError.required(path.child("terminationGracePeriodSeconds")));
    }
    Map<String, VolumeSource> volumes =
        VolumeValidation.check(spec.volumes(), podName, options, path.child("volumes"), errors);
    resourceClaims(spec.resourceClaims(), path.child("resourceClaims"), errors);
    PodContext pod = PodContext.of(spec, volumes, options);
    ContainersValidation.regular(spec.containers(), pod, path.child("containers"), errors);
    ContainersValidation.init(spec, pod, path.child("initContainers"), errors);
    ContainersValidation.ephemeral(spec, pod, path.child("ephemeralContainers"), errors);
    variableFiles(spec, volumes, path, errors);
    ResourceRequirements resources = spec.resources();
    if (resources != null) {
      ContainerResourcesValidation.pod(resources, spec, options, path.child("resources"), errors);
    }
    hostNetworkPorts(spec, options, path.child("containers"), errors);
    NameValidation.oneOf(
        spec.restartPolicy(), RESTART_POLICIES, path.child("restartPolicy"), errors);
    DnsValidation.policy(spec.dnsPolicy(), path.child("dnsPolicy"), errors);
    LabelValidation.labels(spec.nodeSelector(), path.child("nodeSelector"), errors);
    SecurityContextValidation.pod(spec, options, path, errors);
    AffinityValidation.check(spec.affinity(), options, path.child("affinity"), errors);
    DnsValidation.config(spec, path.child("dnsConfig"), errors);
    gates(spec, path, errors);
    TopologySpreadValidation.check(
        spec.topologySpreadConstraints(), options, path.child("topologySpreadConstraints"), errors);
    WindowsValidation.hostProcesses(spec, path, errors);
    ownUsers(spec, path, errors);
    names(spec, path, errors);
    policies(spec, options, path, errors);
    OperatingSystemValidation.check(spec, path, errors);
  }

  private static void resourceClaims(
      List<PodResourceClaim> claims, FieldPath path, List<FieldError> errors) {
    Set<String> names = new HashSet<>();
    for (int i = 0; i < claims.size(); i++) {
      PodResourceClaim claim = claims.get(i);
      FieldPath at = path.index(i);
      if (NameValidation.required(claim.name(), at.child("name"), errors)) {
        if (names.add(claim.name())) {
          NameValidation.dnsLabel(claim.name(), at.child("name"), errors);
        } else {
          errors.add(FieldError.duplicate(at.child("name"), claim.name()));
        }
      }
      String name = claim.resourceClaimName();
      String template = claim.resourceClaimTemplateName();
      if (name != null && template != null) {
        errors.add(
            FieldError.invalid(
                at,
                InternalForm.shown(claim),
                "at most one of `resourceClaimName` or `resourceClaimTemplateName` may be"
                    + " specified"));
      }
      if (name == null && template == null) {
        errors.add(
            FieldError.invalid(
                at,
                InternalForm.shown(claim),
                "must specify one of: `resourceClaimName`, `resourceClaimTemplateName`"));
      }
      if (name != null) {
        NameValidation.dnsSubdomain(name, at.child("resourceClaimName"), errors);
      }
      if (template != null) {
        NameValidation.dnsSubdomain(template, at.child("resourceClaimTemplateName"), errors);
      }
    }
  }

  /** Files that variables are read from are written by the pod itself, into an empty directory. */
  private static void variableFiles(
      PodSpec spec, Map<String, VolumeSource> volumes, FieldPath path, List<FieldError> errors) {
    for (ContainersValidation.Placed placed : ContainersValidation.all(spec, path)) {
      List<EnvVar> variables = placed.container().env();
      for (int i = 0; i < variables.size(); i++) {
        var source = variables.get(i).valueFrom();
        FileKeySelector file = source == null ? null : source.fileKeyRef();
        if (file == null || file.volumeName().isEmpty()) {
          continue;
        }
        FieldPath at =
            placed.path().child("env").index(i).child("valueFrom", "fileKeyRef", "volumeName");
        VolumeSource volume = volumes.get(file.volumeName());
        if (volume == null) {
          errors.add(FieldError.notFound(at, file.volumeName()));
        } else if (volume.emptyDir() == null) {
          errors.add(
              FieldError.invalid(
                  at, file.volumeName(), "referenced volume must be of type emptyDir"));
        }
      }
    }
  }

  /** In the host's network a container has the host's ports; templates may leave that open. */
  private static void hostNetworkPorts(
      PodSpec spec, PodValidationOptions options, FieldPath path, List<FieldError> errors) {
    if (!spec.hostNetwork()) {
      return;
    }
    for (int i = 0; i < spec.containers().size(); i++) {
      Container container = spec.containers().get(i);
      for (int j = 0; j < container.ports().size(); j++) {
        ContainerPort port = container.ports().get(j);
        if ((options.pod() || port.hostPort() != 0) && port.hostPort() != port.containerPort()) {
          errors.add(
              FieldError.invalid(
                  path.index(i).child("ports").index(j).child("hostPort"),
                  port.hostPort(),
                  "must match `containerPort` when `hostNetwork` is true"));
        }
      }
    }
  }

  private static void gates(PodSpec spec, FieldPath path, List<FieldError> errors) {
    for (int i = 0; i < spec.readinessGates().size(); i++) {
      NameValidation.qualifiedName(
          spec.readinessGates().get(i).conditionType(),
          path.child("readinessGates").index(i).child("conditionType"),
          errors);
    }
    Set<String> names = new TreeSet<>();
    for (int i = 0; i < spec.schedulingGates().size(); i++) {
      String name = spec.schedulingGates().get(i).name();
      FieldPath at = path.child("schedulingGates").index(i);
      NameValidation.qualifiedName(name, at, errors);
      if (!names.add(name)) {
        errors.add(FieldError.duplicate(at, name));
      }
    }
  }

  private static void ownUsers(PodSpec spec, FieldPath path, List<FieldError> errors) {
    if (!Boolean.FALSE.equals(spec.hostUsers())) {
      return;
    }
    String why = "when `pod.Spec.HostUsers` is false";
    if (spec.hostNetwork()) {
      errors.add(FieldError.forbidden(path.child("hostNetwork"), why));
    }
    if (spec.hostPID()) {
      errors.add(FieldError.forbidden(path.child("HostPID"), why));
    }
    if (spec.hostIPC()) {
      errors.add(FieldError.forbidden(path.child("HostIPC"), why));
    }
  }

  private static void names(PodSpec spec, FieldPath path, List<FieldError> errors) {
    if (!spec.serviceAccountName().isEmpty()) {
      NameValidation.dnsSubdomain(
          spec.serviceAccountName(), path.child("serviceAccountName"), errors);
    }
    if (!spec.nodeName().isEmpty()) {
      NameValidation.dnsSubdomain(spec.nodeName(), path.child("nodeName"), errors);
    }
    Long deadline = spec.activeDeadlineSeconds();
    if (deadline != null) {
      NumberValidation.inclusiveRange(
          deadline, 1, Integer.MAX_VALUE, path.child("activeDeadlineSeconds"), errors);
    }
    if (!spec.hostname().isEmpty()) {
      NameValidation.dnsLabel(spec.hostname(), path.child("hostname"), errors);
    }
    if (!spec.subdomain().isEmpty()) {
      NameValidation.dnsLabel(spec.subdomain(), path.child("subdomain"), errors);
    }
    String override = spec.hostnameOverride();
    if (override != null) {
      hostnameOverride(override, spec, path.child("hostnameOverride"), errors);
    }
  }

  private static void hostnameOverride(
      String name, PodSpec spec, FieldPath path, List<FieldError> errors) {
    NameValidation.dnsSubdomain(name, path, errors);
    if (TextSyntax.utf8Length(name) > MAX_HOSTNAME) {
      errors.add(FieldError.tooLong(path, MAX_HOSTNAME));
    }
    if (spec.hostNetwork()) {
      errors.add(FieldError.forbidden(path, "may not be specified when hostNetwork is true"));
    }
    if (Boolean.TRUE.equals(spec.setHostnameAsFQDN())) {
      errors.add(FieldError.forbidden(path, "may not be specified when setHostnameAsFQDN is true"));
    }
  }

  private static void policies(
      PodSpec spec, PodValidationOptions options, FieldPath path, List<FieldError> errors) {
    TolerationValidation.check(spec.tolerations(), path.child("tolerations"), errors);
    DnsValidation.hostAliases(spec.hostAliases(), path.child("hostAliases"), errors);
    if (!spec.priorityClassName().isEmpty()) {
      NameValidation.dnsSubdomain(
          spec.priorityClassName(), path.child("priorityClassName"), errors);
    }
    String runtimeClass = spec.runtimeClassName();
    if (runtimeClass != null) {
      NameValidation.dnsSubdomain(runtimeClass, path.child("runtimeClassName"), errors);
    }
    String preemption = spec.preemptionPolicy();
    if (preemption != null) {
      NameValidation.oneOf(preemption, PREEMPTION_POLICIES, path.child("preemptionPolicy"), errors);
    }
    ContainerResourcesValidation.container(
        ResourceRequirements.builder().limits(spec.overhead()).build(),
        new TreeSet<>(),
        options,
        path.child("overhead"),
        errors);
    PodSchedulingGroup group = spec.schedulingGroup();
    String groupName = group == null ? null : group.podGroupName();
    if (groupName != null) {
      NameValidation.dnsSubdomain(groupName, path.child("schedulingGroup", "podGroupName"), errors);
    }
  }
}
