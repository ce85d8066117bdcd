package dev.navarch.samples.samplecontroller;

import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.meta.v1.OwnerReference;
import dev.navarch.samples.samplecontroller.apis.v1alpha1.Foo;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The deployment that a Foo asks for. */
public final class FooDeployment {
  private FooDeployment() {}

  /** The deployment as it should be, controlled by its Foo. */
  public static Deployment wantedBy(Foo foo) {
    return shaped(namedBy(foo), foo).toBuilder()
        .metadata(metadata -> metadata.ownerReferences(List.of(controlledBy(foo))))
        .build();
  }

  /** A deployment that has a name and nothing else. */
  public static Deployment namedBy(Foo foo) {
    return Deployment.builder()
        .metadata(metadata ->
            metadata.namespace(foo.metadata().namespace()).name(foo.spec().deploymentName()))
        .build();
  }

  /** A deployment with what its Foo wants; of one that a server has, that is its size alone. */
  public static Deployment shaped(Deployment deployment, Foo foo) {
    if (!deployment.metadata().uid().isEmpty()) {
      return differs(foo, deployment)
          ? deployment.toBuilder().spec(spec -> spec.replicas(foo.spec().replicas())).build()
          : deployment;
    }
    Map<String, String> labels = Map.of("app", "nginx", "controller", foo.metadata().name());
    return deployment.toBuilder()
        .spec(spec ->
            spec.replicas(foo.spec().replicas())
                .selector(LabelSelector.builder().matchLabels(labels).build())
                .template(template ->
                    template
                        .metadata(metadata -> metadata.labels(labels))
                        .spec(pod ->
                            pod.addToContainers(
                                container -> container.name("nginx").image("nginx:latest")))))
        .build();
  }

  private static OwnerReference controlledBy(Foo foo) {
    return OwnerReference.builder()
        .apiVersion("samplecontroller.k8s.io/v1alpha1")
        .kind("Foo")
        .name(foo.metadata().name())
        .uid(foo.metadata().uid())
        .controller(true)
        .blockOwnerDeletion(true)
        .build();
  }

  /** Whether a deployment is a Foo's own. */
  public static boolean isControlledBy(Deployment deployment, Foo foo) {
    return deployment.metadata().ownerReferences().stream()
        .anyMatch(owner ->
            Boolean.TRUE.equals(owner.controller()) && owner.uid().equals(foo.metadata().uid()));
  }

  /**
   * Whether a deployment has another size than its Foo wants; one who wants none in particular
   * takes any.
   */
  public static boolean differs(Foo foo, Deployment deployment) {
    Integer wanted = foo.spec().replicas();
    return wanted != null && !Objects.equals(wanted, deployment.spec().replicas());
  }

  /** A Foo that tells how its deployment is doing. */
  public static Foo withStatusOf(Foo foo, Deployment deployment) {
    return foo.toBuilder()
        .status(status -> status.availableReplicas(deployment.status().availableReplicas()))
        .build();
  }
}
