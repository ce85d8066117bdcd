package dev.navarch.registry.apps;

import dev.navarch.api.apps.v1.ControllerRevision;
import dev.navarch.api.install.ResourceType;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.rest.Rest;
import dev.navarch.registry.apps.controllerrevision.ControllerRevisionValidation;
import dev.navarch.registry.apps.daemonset.DaemonSetStrategy;
import dev.navarch.registry.apps.deployment.DeploymentStrategy;
import dev.navarch.registry.apps.replicaset.ReplicaSetStrategy;
import dev.navarch.registry.apps.statefulset.StatefulSetStrategy;
import dev.navarch.registry.autoscaling.scale.ScaleRest;
import dev.navarch.registry.generic.Behavior;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.generic.GroupResources;
import dev.navarch.registry.generic.RegistryContext;
import dev.navarch.registry.generic.ValidatedStrategy;
import java.util.Optional;

/** What is special about the workloads of {@code apps}. */
public final class AppsResources implements GroupResources {
  public static final AppsResources INSTANCE = new AppsResources();

  private AppsResources() {}

  @Override
  public Optional<Behavior<?>> behavior(String resource, RegistryContext context) {
    return switch (resource) {
      case "controllerrevisions" -> Optional.of(Behavior.of(controllerRevisions()));
      case "daemonsets" -> {
        DaemonSetStrategy main = new DaemonSetStrategy();
        yield Optional.of(new Behavior<>(main, main.status(), null));
      }
      case "deployments" -> {
        DeploymentStrategy main = new DeploymentStrategy();
        yield Optional.of(new Behavior<>(main, main.status(), null));
      }
      case "replicasets" -> {
        ReplicaSetStrategy main = new ReplicaSetStrategy();
        yield Optional.of(new Behavior<>(main, main.status(), null));
      }
      case "statefulsets" -> {
        StatefulSetStrategy main = new StatefulSetStrategy();
        yield Optional.of(new Behavior<>(main, main.status(), null));
      }
      default -> Optional.empty();
    };
  }

  @Override
  public Optional<Rest> rest(ResourceType type, RegistryContext context) {
    BuiltInStores stores = context.stores();
    GroupResource resource = type.name().groupResource();
    return switch (type.path()) {
      case "deployments/scale" -> Optional.of(ScaleRest.of(stores, resource, Scales.DEPLOYMENT));
      case "replicasets/scale" -> Optional.of(ScaleRest.of(stores, resource, Scales.REPLICA_SET));
      case "statefulsets/scale" -> Optional.of(ScaleRest.of(stores, resource, Scales.STATEFUL_SET));
      default -> Optional.empty();
    };
  }

  private static ValidatedStrategy<ControllerRevision> controllerRevisions() {
    return new ValidatedStrategy<>(
        new GroupResource("apps", "controllerrevisions"),
        ControllerRevisionValidation::create,
        ControllerRevisionValidation::update);
  }
}
