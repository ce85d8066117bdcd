package dev.navarch.registry.bootstrap;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.NamespaceSpec;
import dev.navarch.api.core.v1.NamespaceStatus;
import dev.navarch.api.scheduling.v1.PriorityClass;
import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;

/** Namespaces, priorities and notes of the system itself. */
final class SystemObjects {
  static final String AUTHENTICATION = "extension-apiserver-authentication";
  static final String CLIENT_AUTHORITIES = "client-ca-file";

  private SystemObjects() {}

  /** The system's own namespace first: the others may need what is in it. */
  static List<Namespace> namespaces() {
    return List.of(
        namespace(BuiltInRole.SYSTEM_NAMESPACE),
        namespace("kube-public"),
        namespace("kube-node-lease"),
        namespace("default"));
  }

  private static Namespace namespace(String name) {
    return Namespace.builder()
        .metadata(
            ObjectMeta.builder()
                .name(name)
                .labels(StringMap.of("kubernetes.io/metadata.name", name))
                .build())
        .spec(new NamespaceSpec(List.of("kubernetes")))
        .status(new NamespaceStatus("Active", Absent.list()))
        .build();
  }

  static List<PriorityClass> priorityClasses() {
    return List.of(
        priorityClass(
            "system-node-critical",
            2_000_001_000,
            "Used for system critical pods that must not be moved from their current node."),
        priorityClass(
            "system-cluster-critical",
            2_000_000_000,
            "Used for system critical pods that must run in the cluster, but can be moved to"
                + " another node if necessary."));
  }

  private static PriorityClass priorityClass(String name, int value, String description) {
    return PriorityClass.builder()
        .metadata(ObjectMeta.builder().name(name).generation(1).build())
        .value(value)
        .description(description)
        .preemptionPolicy("PreemptLowerPriority")
        .build();
  }

  /** Since when the use of old service account tokens is watched. Never changed once it exists. */
  static ConfigMap tokenTracking(Instant now) {
    return ConfigMap.builder()
        .metadata(systemMetadata("kube-apiserver-legacy-service-account-token-tracking"))
        .data(StringMap.of("since", LocalDate.ofInstant(now, ZoneOffset.UTC).toString()))
        .build();
  }

  /**
   * What servers that are asked in this one's place need to know of it: whom it trusts to vouch for
   * clients.
   *
   * @param authorities certificates as PEM
   */
  static ConfigMap authentication(String authorities) {
    return ConfigMap.builder()
        .metadata(systemMetadata(AUTHENTICATION))
        .data(StringMap.of(CLIENT_AUTHORITIES, authorities))
        .build();
  }

  private static ObjectMeta systemMetadata(String name) {
    return ObjectMeta.builder().name(name).namespace(BuiltInRole.SYSTEM_NAMESPACE).build();
  }
}
