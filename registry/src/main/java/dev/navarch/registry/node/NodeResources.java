package dev.navarch.registry.node;

import dev.navarch.api.node.v1.RuntimeClass;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.registry.generic.Behavior;
import dev.navarch.registry.generic.GroupResources;
import dev.navarch.registry.generic.RegistryContext;
import dev.navarch.registry.generic.ValidatedStrategy;
import dev.navarch.registry.node.runtimeclass.RuntimeClassValidation;
import java.util.Optional;

/** What is special about runtime classes. */
public final class NodeResources implements GroupResources {
  public static final NodeResources INSTANCE = new NodeResources();

  private NodeResources() {}

  @Override
  public Optional<Behavior<?>> behavior(String resource, RegistryContext context) {
    return resource.equals("runtimeclasses")
        ? Optional.of(Behavior.of(runtimeClasses()))
        : Optional.empty();
  }

  private static ValidatedStrategy<RuntimeClass> runtimeClasses() {
    return new ValidatedStrategy<>(
        new GroupResource("node.k8s.io", "runtimeclasses"),
        RuntimeClassValidation::create,
        RuntimeClassValidation::update);
  }
}
