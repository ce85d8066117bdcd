package dev.navarch.registry.scheduling;

import dev.navarch.api.scheduling.v1.PriorityClass;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.registry.generic.Behavior;
import dev.navarch.registry.generic.GroupResources;
import dev.navarch.registry.generic.RegistryContext;
import dev.navarch.registry.generic.ValidatedStrategy;
import dev.navarch.registry.scheduling.priorityclass.PriorityClassValidation;
import java.util.Optional;

/** What is special about priority classes. */
public final class SchedulingResources implements GroupResources {
  public static final SchedulingResources INSTANCE = new SchedulingResources();

  private SchedulingResources() {}

  @Override
  public Optional<Behavior<?>> behavior(String resource, RegistryContext context) {
    return resource.equals("priorityclasses")
        ? Optional.of(Behavior.of(priorityClasses()))
        : Optional.empty();
  }

  private static ValidatedStrategy<PriorityClass> priorityClasses() {
    return new ValidatedStrategy<>(
        new GroupResource("scheduling.k8s.io", "priorityclasses"),
        PriorityClassValidation::create,
        PriorityClassValidation::update);
  }
}
