package dev.navarch.attacks.rights.generated;

import java.util.Map;

/** Objects that pass validation, of kinds with rules for what must be set, and plain ones. */
final class Manifests {
  private static final String TEMPLATE =
      "{\"metadata\": {\"labels\": {\"a\": \"b\"}}, \"spec\": {\"containers\": [{\"name\": \"c\", \"image\": \"i\"}]}}";
  private static final String SELECTED =
      "\"spec\": {\"selector\": {\"matchLabels\": {\"a\": \"b\"}}, \"template\": " + TEMPLATE + "}";
  private static final String ONCE =
      TEMPLATE.replace("\"containers\"", "\"restartPolicy\": \"Never\", \"containers\"");
  private static final String BINDING =
      "\"roleRef\": {\"apiGroup\": \"rbac.authorization.k8s.io\", \"kind\": \"ClusterRole\", \"name\": \"nothing\"}";

  /** What objects of a kind have besides their metadata. */
  private static final Map<String, String> PARTS =
      Map.ofEntries(
          Map.entry("Pod", "\"spec\": {\"containers\": [{\"name\": \"c\", \"image\": \"i\"}]}"),
          Map.entry("Service", "\"spec\": {\"ports\": [{\"port\": 80}]}"),
          Map.entry("Deployment", SELECTED),
          Map.entry("ReplicaSet", SELECTED),
          Map.entry("DaemonSet", SELECTED),
          Map.entry(
              "StatefulSet",
              SELECTED.replace("{\"selector\"", "{\"serviceName\": \"s\", \"selector\"")),
          Map.entry("ReplicationController", "\"spec\": {\"template\": " + TEMPLATE + "}"),
          Map.entry("PodTemplate", "\"template\": " + TEMPLATE),
          Map.entry("Job", "\"spec\": {\"template\": " + ONCE + "}"),
          Map.entry(
              "CronJob",
              "\"spec\": {\"schedule\": \"@daily\", \"jobTemplate\": {\"spec\": {\"template\": "
                  + ONCE
                  + "}}}"),
          Map.entry(
              "PersistentVolumeClaim",
              "\"spec\": {\"accessModes\": [\"ReadWriteOnce\"], \"resources\": {\"requests\": {\"storage\": \"1Gi\"}}}"),
          Map.entry(
              "PersistentVolume",
              "\"spec\": {\"accessModes\": [\"ReadWriteOnce\"], \"capacity\": {\"storage\": \"1Gi\"}, \"hostPath\": {\"path\": \"/x\"}}"),
          Map.entry("StorageClass", "\"provisioner\": \"p\""),
          Map.entry("RuntimeClass", "\"handler\": \"h\""),
          Map.entry("EndpointSlice", "\"addressType\": \"IPv4\", \"endpoints\": []"),
          Map.entry("Event", "\"involvedObject\": {\"namespace\": \"ns\"}"),
          Map.entry("RoleBinding", BINDING),
          Map.entry("ClusterRoleBinding", BINDING),
          Map.entry("PriorityClass", "\"value\": 1"),
          Map.entry(
              "Ingress",
              "\"spec\": {\"defaultBackend\": {\"service\": {\"name\": \"s\", \"port\": {\"number\": 80}}}}"),
          Map.entry("NetworkPolicy", "\"spec\": {\"podSelector\": {}}"),
          Map.entry(
              "HorizontalPodAutoscaler",
              "\"spec\": {\"maxReplicas\": 1, \"scaleTargetRef\": {\"kind\": \"Deployment\", \"name\": \"d\"}}"),
          Map.entry("CSIDriver", "\"spec\": {}"),
          Map.entry(
              "VolumeAttachment",
              "\"spec\": {\"attacher\": \"a\", \"nodeName\": \"n\", \"source\": {\"persistentVolumeName\": \"v\"}}"));

  private Manifests() {}

  /** Returns an object of the kind that is written at an endpoint. */
  static String of(Api api, String namespace, String name) {
    String parts = PARTS.get(api.kind());
    return "{\"apiVersion\": \"%s\", \"kind\": \"%s\", \"metadata\": {\"name\": \"%s\"%s}%s}"
        .formatted(
            api.bodyVersion(),
            api.kind(),
            name,
            api.namespaced() ? ", \"namespace\": \"" + namespace + "\"" : "",
            parts == null ? "" : ", " + parts);
  }
}
