package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.ContainerStateTerminated;
import dev.navarch.api.core.v1.ContainerStatus;
import dev.navarch.api.core.v1.ContainerUser;
import dev.navarch.api.core.v1.HostIP;
import dev.navarch.api.core.v1.LinuxContainerUser;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodIP;
import dev.navarch.api.core.v1.PodResourceClaimStatus;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.PodStatus;
import dev.navarch.api.core.v1.ResourceClaim;
import dev.navarch.api.core.v1.ResourceHealth;
import dev.navarch.api.core.v1.ResourceStatus;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.InternalForm;
import dev.navarch.registry.validation.IpAddress;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.NumberValidation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What is reported about a running pod. */
final class PodStatusValidation {
  private static final FieldPath STATUS = FieldPath.of("status");
  private static final Set<String> SYSTEM_CONDITIONS =
      Set.of("PodScheduled", "Ready", "Initialized");
  private static final String ONE_OF_EACH = "may specify no more than one IP for each IP family";

  private PodStatusValidation() {}

  static List<FieldError> check(Pod pod, Pod before) {
    List<FieldError> errors = new ArrayList<>(0);
    PodStatus status = pod.status();
    PodStatus old = before.status();
    PodUpdateValidation.annotations(pod, before, errors);
    conditions(status, errors);
    if (!pod.spec().nodeName().equals(before.spec().nodeName())) {
      errors.add(FieldError.forbidden(STATUS.child("nodeName"), "may not be changed directly"));
    }
    String nominated = status.nominatedNodeName();
    if (!nominated.isEmpty() && !nominated.equals(old.nominatedNodeName())) {
      NameValidation.dnsSubdomain(nominated, STATUS.child("nominatedNodeName"), errors);
    }
    Immutability.check(status.qosClass(), old.qosClass(), STATUS.child("qosClass"), errors);
    transitions(status, old, before.spec(), errors);
    claimStatuses(status.resourceClaimStatuses(), pod.spec(), errors);
    podIps(status.podIPs(), errors);
    hostIps(status, errors);
    containerStatuses(pod, errors);
    return errors;
  }

  /** Kubernetes reports conditions as if they stood in the metadata. */
  private static void conditions(PodStatus status, List<FieldError> errors) {
    for (int i = 0; i < status.conditions().size(); i++) {
      String type = status.conditions().get(i).type();
      if (!SYSTEM_CONDITIONS.contains(type)) {
        NameValidation.qualifiedName(
            type, FieldPath.of("metadata", "conditions").index(i).child("Type"), errors);
      }
    }
  }

  private static void transitions(
      PodStatus status, PodStatus old, PodSpec spec, List<FieldError> errors) {
    transitions(
        status.containerStatuses(),
        old.containerStatuses(),
        spec.restartPolicy(),
        spec.containers(),
        STATUS.child("containerStatuses"),
        errors);
    transitions(
        status.initContainerStatuses(),
        old.initContainerStatuses(),
        spec.restartPolicy(),
        spec.initContainers(),
        STATUS.child("initContainerStatuses"),
        errors);
    transitions(
        status.ephemeralContainerStatuses(),
        old.ephemeralContainerStatuses(),
        "Never",
        List.of(),
        STATUS.child("ephemeralContainerStatuses"),
        errors);
  }

  /** A container that stopped for good stays stopped. */
  private static void transitions(
      List<ContainerStatus> now,
      List<ContainerStatus> before,
      String podPolicy,
      List<Container> containers,
      FieldPath path,
      List<FieldError> errors) {
    if (podPolicy.equals("Always")) {
      return;
    }
    for (int i = 0; i < before.size(); i++) {
      ContainerStatus old = before.get(i);
      ContainerStateTerminated end = old.state().terminated();
      if (end == null || mayRestart(old.name(), end, podPolicy, containers)) {
        continue;
      }
      for (ContainerStatus status : now) {
        if (status.name().equals(old.name()) && status.state().terminated() == null) {
          errors.add(
              FieldError.forbidden(
                  path.index(i).child("state"), "may not be transitioned to non-terminated state"));
        }
      }
    }
  }

  private static boolean mayRestart(
      String name, ContainerStateTerminated end, String podPolicy, List<Container> containers) {
    String policy = podPolicy;
    for (Container container : containers) {
      if (container.name().equals(name)) {
        if (!container.restartPolicyRules().isEmpty()) {
          return true;
        }
        String own = container.restartPolicy();
        policy = own == null ? podPolicy : own;
        break;
      }
    }
    return policy.equals("Always") || (policy.equals("OnFailure") && end.exitCode() != 0);
  }

  private static void claimStatuses(
      List<PodResourceClaimStatus> statuses, PodSpec spec, List<FieldError> errors) {
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < statuses.size(); i++) {
      String name = statuses.get(i).name();
      FieldPath at = STATUS.child("resourceClaimStatuses").index(i).child("name");
      if (spec.resourceClaims().stream().noneMatch(claim -> claim.name().equals(name))) {
        errors.add(
            FieldError.invalid(
                at, name, "must match the name of an entry in `spec.resourceClaims`"));
      }
      if (!seen.add(name)) {
        errors.add(FieldError.duplicate(at, name));
      }
      String claim = statuses.get(i).resourceClaimName();
      if (claim != null) {
        NameValidation.dnsSubdomain(claim, at, errors);
      }
    }
  }

  private static void podIps(List<PodIP> ips, List<FieldError> errors) {
    FieldPath path = STATUS.child("podIPs");
    for (int i = 0; i < ips.size(); i++) {
      IpAddress.check(ips.get(i).ip(), path.index(i), errors);
    }
    if (ips.size() > 1) {
      List<String> texts = ips.stream().map(PodIP::ip).toList();
      dualStack(texts, ips, path, errors);
      Set<String> seen = new HashSet<>();
      for (int i = 0; i < ips.size(); i++) {
        if (!seen.add(texts.get(i))) {
          errors.add(FieldError.duplicate(path.index(i), InternalForm.shown(ips.get(i))));
        }
      }
    }
  }

  private static void hostIps(PodStatus status, List<FieldError> errors) {
    List<HostIP> ips = status.hostIPs();
    if (ips.isEmpty()) {
      return;
    }
    FieldPath path = STATUS.child("hostIPs");
    String first = ips.getFirst().ip();
    if (!status.hostIP().equals(first)) {
      errors.add(FieldError.invalid(path.index(0).child("ip"), first, "must be equal to `hostIP`"));
    }
    for (int i = 0; i < ips.size(); i++) {
      IpAddress.check(ips.get(i).ip(), path.index(i), errors);
    }
    if (ips.size() > 1) {
      Set<String> seen = new HashSet<>();
      for (int i = 0; i < ips.size(); i++) {
        if (!seen.add(ips.get(i).ip())) {
          errors.add(FieldError.duplicate(path.index(i), InternalForm.shown(ips.get(i))));
        }
      }
      dualStack(ips.stream().map(HostIP::ip).toList(), ips, path, errors);
    }
  }

  private static void dualStack(
      List<String> texts, List<?> shown, FieldPath path, List<FieldError> errors) {
    boolean v4 = false;
    boolean v6 = false;
    for (String text : texts) {
      Optional<IpAddress> address = IpAddress.parse(text);
      if (address.isEmpty()) {
        errors.add(
            FieldError.internal(
                path, "failed to check for dual stack with error:invalid IP: " + text));
        break;
      }
      v6 |= address.get().isV6();
      v4 |= !address.get().isV6();
    }
    if (!v4 || !v6 || texts.size() > 2) {
      errors.add(FieldError.invalid(path, InternalForm.shown(shown), ONE_OF_EACH));
    }
  }

  private static void containerStatuses(Pod pod, List<FieldError> errors) {
    PodStatus status = pod.status();
    boolean windows = pod.spec().os() != null && pod.spec().os().name().equals("windows");
    users(status.containerStatuses(), windows, STATUS.child("containerStatuses"), errors);
    users(status.initContainerStatuses(), windows, STATUS.child("initContainerStatuses"), errors);
    users(
        status.ephemeralContainerStatuses(),
        windows,
        STATUS.child("ephemeralContainerStatuses"),
        errors);
    allocated(
        status.containerStatuses(),
        pod.spec().containers(),
        STATUS.child("containerStatuses"),
        errors);
    allocated(
        status.initContainerStatuses(),
        pod.spec().initContainers(),
        STATUS.child("initContainerStatuses"),
        errors);
    List<ContainerStatus> ephemeral = status.ephemeralContainerStatuses();
    for (int i = 0; i < ephemeral.size(); i++) {
      if (!ephemeral.get(i).allocatedResourcesStatus().isEmpty()) {
        errors.add(
            FieldError.forbidden(
                STATUS
                    .child("ephemeralContainerStatuses")
                    .index(i)
                    .child("allocatedResourcesStatus"),
                "must not be specified in container status"));
      }
    }
  }

  private static void users(
      List<ContainerStatus> statuses, boolean windows, FieldPath path, List<FieldError> errors) {
    for (int i = 0; i < statuses.size(); i++) {
      ContainerUser user = statuses.get(i).user();
      LinuxContainerUser linux = user == null ? null : user.linux();
      if (linux == null) {
        continue;
      }
      FieldPath at = path.index(i).child("linux");
      if (windows) {
        errors.add(FieldError.forbidden(at, "cannot be set for a windows pod"));
        continue;
      }
      NumberValidation.id(linux.uid(), at.child("uid"), errors);
      NumberValidation.id(linux.gid(), at.child("gid"), errors);
      for (int j = 0; j < linux.supplementalGroups().size(); j++) {
        NumberValidation.id(
            linux.supplementalGroups().get(j), at.child("supplementalGroups").index(j), errors);
      }
    }
  }

  /** The health of devices is reported for those that the container asked for. */
  private static void allocated(
      List<ContainerStatus> statuses,
      List<Container> containers,
      FieldPath path,
      List<FieldError> errors) {
    for (int i = 0; i < statuses.size(); i++) {
      ContainerStatus status = statuses.get(i);
      FieldPath at = path.index(i).child("allocatedResourcesStatus");
      for (int j = 0; j < status.allocatedResourcesStatus().size(); j++) {
        ResourceStatus resource = status.allocatedResourcesStatus().get(j);
        containers.stream()
            .filter(container -> container.name().equals(status.name()))
            .findFirst()
            .ifPresent(container -> requested(resource.name(), container, at, errors));
        Set<String> ids = new HashSet<>();
        for (int k = 0; k < resource.resources().size(); k++) {
          ResourceHealth health = resource.resources().get(k);
          if (!ids.add(health.resourceID())) {
            errors.add(
                FieldError.duplicate(
                    at.index(j).child("resources").index(k).child("resourceID"),
                    health.resourceID()));
          }
        }
      }
    }
  }

  private static void requested(
      String name, Container container, FieldPath path, List<FieldError> errors) {
    if (name.startsWith("claim:")) {
      if (container.resources().claims().stream()
          .map(PodStatusValidation::claim)
          .noneMatch(name::equals)) {
        errors.add(
            FieldError.invalid(
                path.child("name"),
                name,
                "must match one of the container's resource claims in a format"
                    + " 'claim:<claimName>/<request>' or 'claim:<claimName>' if request is"
                    + " empty"));
      }
    } else if (!container.resources().requests().containsKey(name)) {
      errors.add(
          FieldError.invalid(
              path.child("name"), name, "must match one of the container's resource requests"));
    }
  }

  private static String claim(ResourceClaim claim) {
    String name = "claim:" + claim.name();
    return claim.request().isEmpty() ? name : name + "/" + claim.request();
  }
}
