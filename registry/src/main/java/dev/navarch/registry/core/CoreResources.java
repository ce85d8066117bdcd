package dev.navarch.registry.core;

import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.ReplicationController;
import dev.navarch.api.core.v1.ReplicationControllerSpec;
import dev.navarch.api.install.ResourceType;
import dev.navarch.apimachinery.labels.Selector;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.Rest;
import dev.navarch.apiserver.rest.Strategy;
import dev.navarch.registry.autoscaling.scale.ScaleAccess;
import dev.navarch.registry.autoscaling.scale.ScaleRest;
import dev.navarch.registry.core.componentstatus.ComponentStatusRest;
import dev.navarch.registry.core.configmap.ConfigMapStrategy;
import dev.navarch.registry.core.endpoints.EndpointsStrategy;
import dev.navarch.registry.core.event.EventFields;
import dev.navarch.registry.core.event.EventStrategy;
import dev.navarch.registry.core.limitrange.LimitRangeStrategy;
import dev.navarch.registry.core.namespace.NamespaceFinalizeStrategy;
import dev.navarch.registry.core.namespace.NamespaceStatusStrategy;
import dev.navarch.registry.core.namespace.NamespaceStrategy;
import dev.navarch.registry.core.node.NodeProxy;
import dev.navarch.registry.core.node.NodeStatusStrategy;
import dev.navarch.registry.core.node.NodeStrategy;
import dev.navarch.registry.core.persistentvolume.PersistentVolumeStatusStrategy;
import dev.navarch.registry.core.persistentvolume.PersistentVolumeStrategy;
import dev.navarch.registry.core.persistentvolumeclaim.PersistentVolumeClaimStatusStrategy;
import dev.navarch.registry.core.persistentvolumeclaim.PersistentVolumeClaimStrategy;
import dev.navarch.registry.core.pod.BindingRest;
import dev.navarch.registry.core.pod.EphemeralContainersStrategy;
import dev.navarch.registry.core.pod.EvictionRest;
import dev.navarch.registry.core.pod.PodFields;
import dev.navarch.registry.core.pod.PodLog;
import dev.navarch.registry.core.pod.PodProxy;
import dev.navarch.registry.core.pod.PodStatusStrategy;
import dev.navarch.registry.core.pod.PodStrategy;
import dev.navarch.registry.core.pod.PodStreams;
import dev.navarch.registry.core.pod.ResizeStrategy;
import dev.navarch.registry.core.podtemplate.PodTemplateStrategy;
import dev.navarch.registry.core.replicationcontroller.ReplicationControllerStatusStrategy;
import dev.navarch.registry.core.replicationcontroller.ReplicationControllerStrategy;
import dev.navarch.registry.core.resourcequota.ResourceQuotaStatusStrategy;
import dev.navarch.registry.core.resourcequota.ResourceQuotaStrategy;
import dev.navarch.registry.core.secret.SecretStrategy;
import dev.navarch.registry.core.service.ServiceAllocation;
import dev.navarch.registry.core.service.ServiceProxy;
import dev.navarch.registry.core.service.ServiceStatusStrategy;
import dev.navarch.registry.core.service.ServiceStrategy;
import dev.navarch.registry.core.serviceaccount.ServiceAccountStrategy;
import dev.navarch.registry.core.serviceaccount.TokenRest;
import dev.navarch.registry.generic.Behavior;
import dev.navarch.registry.generic.BuiltInBehavior;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.generic.GroupResources;
import dev.navarch.registry.generic.RegistryContext;
import dev.navarch.registry.generic.Trait;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** What is special about the resources of the core group, and of events in their own group. */
public final class CoreResources implements GroupResources {
  public static final CoreResources INSTANCE = new CoreResources();

  private static final ScaleAccess<ReplicationController> CONTROLLER_SCALE =
      new ScaleAccess<>(
          controller -> wanted(controller.spec()),
          (controller, wanted) ->
              controller.toBuilder()
                  .spec(controller.spec().toBuilder().replicas(wanted).build())
                  .build(),
          controller -> controller.status().replicas(),
          controller -> Selector.ofSet(controller.spec().selector()).toString());

  private CoreResources() {}

  private static int wanted(ReplicationControllerSpec spec) {
    return spec.replicas() == null ? 0 : spec.replicas();
  }

  @Override
  public Optional<Behavior<?>> behavior(String resource, RegistryContext context) {
    return Optional.ofNullable(
        switch (resource) {
          case "configmaps" -> Behavior.of(new ConfigMapStrategy(traits(resource)));
          case "endpoints" -> Behavior.of(new EndpointsStrategy(traits(resource)));
          case "events" ->
              Behavior.of(new EventStrategy(traits(resource), context.settings().eventLifetime()));
          case "limitranges" -> Behavior.of(new LimitRangeStrategy(traits(resource)));
          case "namespaces" ->
              with(new NamespaceStrategy(traits(resource)), NamespaceStatusStrategy::new);
          case "nodes" -> with(new NodeStrategy(traits(resource)), NodeStatusStrategy::new);
          case "persistentvolumes" ->
              with(
                  new PersistentVolumeStrategy(traits(resource)),
                  PersistentVolumeStatusStrategy::new);
          case "persistentvolumeclaims" ->
              with(
                  new PersistentVolumeClaimStrategy(traits(resource)),
                  PersistentVolumeClaimStatusStrategy::new);
          case "pods" -> with(new PodStrategy(traits(resource)), PodStatusStrategy::new);
          case "podtemplates" -> Behavior.of(new PodTemplateStrategy(traits(resource)));
          case "replicationcontrollers" ->
              with(
                  new ReplicationControllerStrategy(traits(resource)),
                  ReplicationControllerStatusStrategy::new);
          case "resourcequotas" ->
              with(new ResourceQuotaStrategy(traits(resource)), ResourceQuotaStatusStrategy::new);
          case "secrets" -> Behavior.of(new SecretStrategy(traits(resource)));
          case "serviceaccounts" -> Behavior.of(new ServiceAccountStrategy(traits(resource)));
          case "services" -> services(context);
          default -> null;
        });
  }

  private static Set<Trait> traits(String resource) {
    return BuiltInBehavior.traits(new GroupResource("", resource));
  }

  private static <T extends MetaObject> Behavior<T> with(
      Strategy<T> main, Function<Strategy<T>, Strategy<T>> status) {
    return new Behavior<>(main, status.apply(main), null);
  }

  private static Behavior<?> services(RegistryContext context) {
    ServiceStrategy main = new ServiceStrategy(traits("services"));
    return new Behavior<>(
        main,
        new ServiceStatusStrategy(main),
        new ServiceAllocation(context.stores(), context.settings()));
  }

  @Override
  public Optional<Rest> rest(ResourceType type, RegistryContext context) {
    BuiltInStores stores = context.stores();
    return Optional.ofNullable(
        switch (type.path()) {
          case "bindings", "pods/binding" -> new BindingRest(stores);
          case "componentstatuses" -> new ComponentStatusRest(stores);
          case "namespaces/finalize" ->
              stores.<Namespace>of("", "namespaces").under(new NamespaceFinalizeStrategy());
          case "nodes/proxy" -> new NodeProxy(stores);
          case "pods/attach", "pods/exec" -> new PodStreams(stores, true);
          case "pods/ephemeralcontainers" -> pods(stores).under(new EphemeralContainersStrategy());
          case "pods/eviction" -> new EvictionRest(stores);
          case "pods/log" -> new PodLog(stores);
          case "pods/portforward" -> new PodStreams(stores, false);
          case "pods/proxy" -> new PodProxy(stores);
          case "pods/resize" -> pods(stores).under(new ResizeStrategy());
          case "replicationcontrollers/scale" ->
              ScaleRest.of(
                  stores, new GroupResource("", "replicationcontrollers"), CONTROLLER_SCALE);
          case "serviceaccounts/token" -> new TokenRest(stores, context.tokenRequests());
          case "services/proxy" -> new ServiceProxy(stores);
          default -> null;
        });
  }

  private static ResourceStore<Pod> pods(BuiltInStores stores) {
    return stores.of("", "pods");
  }

  @Override
  public Map<String, Function<MetaObject, String>> fields(String resource) {
    return switch (resource) {
      case "events" -> EventFields.ALL;
      case "pods" -> PodFields.ALL;
      default -> Map.of();
    };
  }
}
