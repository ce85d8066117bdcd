package dev.navarch.registry.generic;

import dev.navarch.apimachinery.fields.FieldValue;
import dev.navarch.apimachinery.schema.GroupKind;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * By which fields the objects of each kind can be selected, and what they are called in the hub.
 */
final class FieldLabels {
  private static final Map<GroupKind, FieldLabels> KINDS = new HashMap<>();

  static {
    kind("apps", "StatefulSet", true, "status.successful");
    kind("batch", "Job", true, "status.successful");
    kind("batch", "CronJob", true, "status.successful");
    kind("certificates.k8s.io", "CertificateSigningRequest", false, "spec.signerName");
    kind("certificates.k8s.io", "ClusterTrustBundle", false, "spec.signerName");
    kind(
        "certificates.k8s.io",
        "PodCertificateRequest",
        false,
        "spec.signerName",
        "spec.podName",
        "spec.nodeName");
    kind(
            "",
            "Pod",
            true,
            "spec.nodeName",
            "spec.restartPolicy",
            "spec.schedulerName",
            "spec.serviceAccountName",
            "spec.hostNetwork",
            "status.phase",
            "status.podIP",
            "status.podIPs",
            "status.nominatedNodeName")
        .alias("spec.host", "spec.nodeName");
    kind("", "Node", false, "spec.unschedulable");
    kind("", "ReplicationController", true, "status.replicas");
    kind(
        "",
        "Event",
        true,
        "involvedObject.kind",
        "involvedObject.namespace",
        "involvedObject.name",
        "involvedObject.uid",
        "involvedObject.apiVersion",
        "involvedObject.resourceVersion",
        "involvedObject.fieldPath",
        "reason",
        "reportingComponent",
        "source",
        "type");
    kind("", "Namespace", false, "status.phase");
    kind("", "Secret", true, "type");
    kind("", "Service", true, "spec.clusterIP", "spec.type");
    kind("events.k8s.io", "Event", true, "reason", "type")
        .alias("regarding.kind", "involvedObject.kind")
        .alias("regarding.namespace", "involvedObject.namespace")
        .alias("regarding.name", "involvedObject.name")
        .alias("regarding.uid", "involvedObject.uid")
        .alias("regarding.apiVersion", "involvedObject.apiVersion")
        .alias("regarding.resourceVersion", "involvedObject.resourceVersion")
        .alias("regarding.fieldPath", "involvedObject.fieldPath")
        .alias("reportingController", "reportingComponent");
    kind("resource.k8s.io", "ResourceSlice", false, "spec.nodeName", "spec.driver");
  }

  private final Map<String, String> fields = new HashMap<>();

  private FieldLabels() {}

  private static FieldLabels kind(String group, String kind, boolean namespaced, String... others) {
    FieldLabels labels = new FieldLabels();
    labels.alias("metadata.name", "metadata.name");
    if (namespaced) {
      labels.alias("metadata.namespace", "metadata.namespace");
    }
    for (String field : others) {
      labels.alias(field, field);
    }
    KINDS.put(new GroupKind(group, kind), labels);
    return labels;
  }

  private FieldLabels alias(String field, String hub) {
    fields.put(field, hub);
    return this;
  }

  /** What is special about a kind; null if it is selected by name and namespace alone. */
  static @Nullable FieldLabels of(GroupKind kind) {
    return KINDS.get(kind);
  }

  /**
   * A term in the words of the hub.
   *
   * @throws IllegalArgumentException if objects of the kind cannot be selected by it
   */
  FieldValue convert(String field, String value) {
    String hub = fields.get(field);
    if (hub == null) {
      throw new IllegalArgumentException("field label not supported: " + field);
    }
    return new FieldValue(hub, value);
  }
}
