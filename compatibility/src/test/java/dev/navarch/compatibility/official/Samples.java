package dev.navarch.compatibility.official;

import io.kubernetes.client.openapi.ApiException;
import io.kubernetes.client.openapi.apis.CoreV1Api;
import io.kubernetes.client.openapi.models.V1ConfigMap;
import io.kubernetes.client.openapi.models.V1Container;
import io.kubernetes.client.openapi.models.V1Deployment;
import io.kubernetes.client.openapi.models.V1DeploymentSpec;
import io.kubernetes.client.openapi.models.V1LabelSelector;
import io.kubernetes.client.openapi.models.V1ObjectMeta;
import io.kubernetes.client.openapi.models.V1Pod;
import io.kubernetes.client.openapi.models.V1PodSpec;
import io.kubernetes.client.openapi.models.V1PodTemplateSpec;
import java.util.Map;

/** Objects that many tests send. All are for the namespace {@link #NAMESPACE}. */
final class Samples {
  static final String NAMESPACE = "default";

  private Samples() {}

  static V1ConfigMap configMap(String name, Map<String, String> data) {
    return new V1ConfigMap().metadata(new V1ObjectMeta().name(name)).data(data);
  }

  static V1ConfigMap labelled(String name, String key, String value) {
    return new V1ConfigMap().metadata(new V1ObjectMeta().name(name).putLabelsItem(key, value));
  }

  static V1Pod pod(String name) {
    return new V1Pod()
        .metadata(new V1ObjectMeta().name(name).putLabelsItem("app", name))
        .spec(podSpec());
  }

  static V1Pod createPod(CoreV1Api core, String name) throws ApiException {
    return core.createNamespacedPod(NAMESPACE, pod(name)).execute();
  }

  static V1Deployment deployment(String name, int replicas) {
    Map<String, String> labels = Map.of("app", name);
    return new V1Deployment()
        .apiVersion("apps/v1")
        .kind("Deployment")
        .metadata(new V1ObjectMeta().name(name).namespace(NAMESPACE))
        .spec(
            new V1DeploymentSpec()
                .replicas(replicas)
                .selector(new V1LabelSelector().matchLabels(labels))
                .template(
                    new V1PodTemplateSpec()
                        .metadata(new V1ObjectMeta().labels(labels))
                        .spec(podSpec())));
  }

  private static V1PodSpec podSpec() {
    return new V1PodSpec()
        .addContainersItem(new V1Container().name("main").image("registry.example/main:1"));
  }
}
