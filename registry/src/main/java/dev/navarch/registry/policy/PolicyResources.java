package dev.navarch.registry.policy;

import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.registry.generic.Behavior;
import dev.navarch.registry.generic.GroupResources;
import dev.navarch.registry.generic.RegistryContext;
import dev.navarch.registry.generic.ValidatedStrategy;
import dev.navarch.registry.policy.poddisruptionbudget.PodDisruptionBudgetStrategy;
import java.util.Optional;

/** What is special about the policies for pods. */
public final class PolicyResources implements GroupResources {
  public static final PolicyResources INSTANCE = new PolicyResources();

  private PolicyResources() {}

  @Override
  public Optional<Behavior<?>> behavior(String resource, RegistryContext context) {
    return switch (resource) {
      case "poddisruptionbudgets" -> {
        PodDisruptionBudgetStrategy main = new PodDisruptionBudgetStrategy();
        yield Optional.of(new Behavior<>(main, main.status(), null));
      }
      case "podsecuritypolicies" ->
          Optional.of(Behavior.of(new ValidatedStrategy<>(new GroupResource("policy", resource))));
      default -> Optional.empty();
    };
  }
}
