package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Affinity;
import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.EnvVar;
import dev.navarch.api.core.v1.HostAlias;
import dev.navarch.api.core.v1.LocalObjectReference;
import dev.navarch.api.core.v1.NodeAffinity;
import dev.navarch.api.core.v1.NodeSelectorTerm;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.PodTemplateSpec;
import dev.navarch.api.core.v1.TopologySpreadConstraint;
import dev.navarch.api.core.v1.VolumeSource;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apimachinery.value.Quantity;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What people are told about a pod that is accepted, but that will not do what they may think. */
public final class PodWarnings {
  private static final Map<String, String> OLD_LABELS =
      Map.of(
          "beta.kubernetes.io/arch", "deprecated since v1.14; use \"kubernetes.io/arch\" instead",
          "beta.kubernetes.io/os", "deprecated since v1.14; use \"kubernetes.io/os\" instead",
          "failure-domain.beta.kubernetes.io/region",
              "deprecated since v1.17; use \"topology.kubernetes.io/region\" instead",
          "failure-domain.beta.kubernetes.io/zone",
              "deprecated since v1.17; use \"topology.kubernetes.io/zone\" instead",
          "beta.kubernetes.io/instance-type",
              "deprecated since v1.17; use \"node.kubernetes.io/instance-type\" instead");

  private static final Map<String, String> OLD_ANNOTATIONS =
      Map.of(
          "scheduler.alpha.kubernetes.io/critical-pod",
          "non-functional in v1.16+; use the \"priorityClassName\" field instead",
          "security.alpha.kubernetes.io/sysctls",
          "non-functional in v1.11+; use the \"sysctls\" field instead",
          "security.alpha.kubernetes.io/unsafe-sysctls",
          "non-functional in v1.11+; use the \"sysctls\" field instead",
          "seccomp.security.alpha.kubernetes.io/pod",
          "non-functional in v1.27+; use the \"seccompProfile\" field instead");

  private static final String OLD_SECCOMP = "container.seccomp.security.alpha.kubernetes.io/";
  private static final List<String> COUNTED_IN_BYTES = List.of("memory", "ephemeral-storage");

  private final List<String> warnings = new ArrayList<>(0);

  private PodWarnings() {}

  static List<String> of(PodSpec spec, Map<String, String> annotations) {
    return of(spec, annotations, FieldPath.ROOT);
  }

  /** The warnings about pods that a workload makes. */
  public static List<String> ofTemplate(PodTemplateSpec template, FieldPath path) {
    return of(template.spec(), template.metadata().annotations(), path);
  }

  private static List<String> of(PodSpec spec, Map<String, String> annotations, FieldPath path) {
    PodWarnings found = new PodWarnings();
    FieldPath at = path.child("spec");
    found.labels(spec, at);
    found.annotations(annotations, path.child("metadata", "annotations"));
    found.volumes(spec, at.child("volumes"));
    found.names(spec, at);
    found.bytes(spec.overhead(), at.child("overhead"));
    found.containers(spec.initContainers(), at.child("initContainers"));
    found.containers(spec.containers(), at.child("containers"));
    Long grace = spec.terminationGracePeriodSeconds();
    if (grace != null && grace < 0) {
      found.add(
          at.child("terminationGracePeriodSeconds"),
          "must be >= 0; negative values are invalid and will be treated as 1");
    }
    return found.warnings;
  }

  private void add(FieldPath path, String text) {
    warnings.add(path + ": " + text);
  }

  private void labels(PodSpec spec, FieldPath path) {
    for (String key : new TreeMap<>(spec.nodeSelector()).keySet()) {
      String old = OLD_LABELS.get(key);
      if (old != null) {
        add(path.child("nodeSelector").key(key), old);
      }
    }
    Affinity affinity = spec.affinity();
    if (affinity != null && affinity.nodeAffinity() != null) {
      affinity(affinity.nodeAffinity(), path.child("affinity", "nodeAffinity"));
    }
    for (int i = 0; i < spec.topologySpreadConstraints().size(); i++) {
      TopologySpreadConstraint constraint = spec.topologySpreadConstraints().get(i);
      FieldPath at = path.child("topologySpreadConstraints").index(i);
      oldKey(constraint.topologyKey(), at.child("topologyKey"));
      if (constraint.labelSelector() == null) {
        add(at.child("labelSelector"), "a null labelSelector results in matching no pod");
      }
    }
  }

  private void affinity(NodeAffinity affinity, FieldPath path) {
    if (affinity.requiredDuringSchedulingIgnoredDuringExecution() != null) {
      List<NodeSelectorTerm> terms =
          affinity.requiredDuringSchedulingIgnoredDuringExecution().nodeSelectorTerms();
      FieldPath at =
          path.child("requiredDuringSchedulingIgnoredDuringExecution", "nodeSelectorTerms");
      for (int i = 0; i < terms.size(); i++) {
        term(terms.get(i), at.index(i));
      }
    }
    FieldPath preferred = path.child("preferredDuringSchedulingIgnoredDuringExecution");
    for (int i = 0; i < affinity.preferredDuringSchedulingIgnoredDuringExecution().size(); i++) {
      term(
          affinity.preferredDuringSchedulingIgnoredDuringExecution().get(i).preference(),
          preferred.index(i).child("preference"));
    }
  }

  private void term(NodeSelectorTerm term, FieldPath path) {
    for (int i = 0; i < term.matchExpressions().size(); i++) {
      oldKey(
          term.matchExpressions().get(i).key(),
          path.child("matchExpressions").index(i).child("key"));
    }
  }

  private void oldKey(String key, FieldPath path) {
    String old = OLD_LABELS.get(key);
    if (old != null) {
      add(path, key + " is " + old);
    }
  }

  private void annotations(Map<String, String> annotations, FieldPath path) {
    for (String key : new TreeMap<>(annotations).keySet()) {
      String old = OLD_ANNOTATIONS.get(key);
      if (old == null && key.startsWith(OLD_SECCOMP)) {
        old = OLD_ANNOTATIONS.get("seccomp.security.alpha.kubernetes.io/pod");
      }
      if (old != null) {
        add(path.key(key), old);
      }
    }
  }

  private void volumes(PodSpec spec, FieldPath path) {
    for (int i = 0; i < spec.volumes().size(); i++) {
      VolumeSource source = spec.volumes().get(i).volumeSource();
      FieldPath at = path.index(i);
      old(source.gitRepo(), at.child("gitRepo"), "deprecated in v1.11");
      old(
          source.photonPersistentDisk(),
          at.child("photonPersistentDisk"),
          "deprecated in v1.11, non-functional in v1.16+");
      old(source.scaleIO(), at.child("scaleIO"), "deprecated in v1.16, non-functional in v1.22+");
      old(
          source.storageos(),
          at.child("storageOS"),
          "deprecated in v1.22, non-functional in v1.25+");
      old(
          source.glusterfs(),
          at.child("glusterfs"),
          "deprecated in v1.25, non-functional in v1.26+");
      old(source.cephfs(), at.child("cephfs"), "deprecated in v1.28, non-functional in v1.31+");
      old(source.rbd(), at.child("rbd"), "deprecated in v1.28, non-functional in v1.31+");
    }
  }

  private void old(@Nullable Object source, FieldPath path, String text) {
    if (source != null) {
      add(path, text);
    }
  }

  private void names(PodSpec spec, FieldPath path) {
    Set<String> addresses = new HashSet<>();
    for (int i = 0; i < spec.hostAliases().size(); i++) {
      HostAlias alias = spec.hostAliases().get(i);
      if (!addresses.add(alias.ip())) {
        add(
            path.child("hostAliases").index(i).child("ip"),
            "duplicate ip " + GoQuoting.quote(alias.ip()));
      }
    }
    Set<String> secrets = new HashSet<>();
    for (int i = 0; i < spec.imagePullSecrets().size(); i++) {
      LocalObjectReference secret = spec.imagePullSecrets().get(i);
      FieldPath at = path.child("imagePullSecrets").index(i).child("name");
      if (secret.name().isEmpty()) {
        add(at, "invalid empty name \"\"");
      } else if (!secrets.add(secret.name())) {
        add(at, "duplicate name " + GoQuoting.quote(secret.name()));
      }
    }
  }

  private void containers(List<Container> containers, FieldPath path) {
    for (int i = 0; i < containers.size(); i++) {
      Container container = containers.get(i);
      FieldPath at = path.index(i);
      for (String name : COUNTED_IN_BYTES) {
        bytes(container.resources().limits(), name, at.child("resources", "limits"));
        bytes(container.resources().requests(), name, at.child("resources", "requests"));
      }
      variables(container.env(), at.child("env"));
    }
  }

  private void bytes(Map<String, Quantity> amounts, FieldPath path) {
    COUNTED_IN_BYTES.forEach(name -> bytes(amounts, name, path));
  }

  private void bytes(Map<String, Quantity> amounts, String name, FieldPath path) {
    Quantity amount = amounts.get(name);
    if (amount != null && !amount.roundUp(0).sameValue(amount)) {
      add(
          path.key(name),
          "fractional byte value %s is invalid, must be an integer"
              .formatted(GoQuoting.quote(amount.toString())));
    }
  }

  /** A variable may be defined again if it builds on what it was. */
  private void variables(List<EnvVar> variables, FieldPath path) {
    Set<String> names = new HashSet<>();
    for (int i = 0; i < variables.size(); i++) {
      EnvVar variable = variables.get(i);
      String reference = "$(" + variable.name() + ")";
      boolean hides =
          variable.valueFrom() != null
              || variable.value().equals(reference)
              || !variable.value().contains(reference);
      if (!names.add(variable.name()) && hides) {
        add(
            path.index(i),
            "hides previous definition of %s, which may be dropped when using apply"
                .formatted(GoQuoting.quote(variable.name())));
      }
    }
  }
}
