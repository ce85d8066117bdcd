package dev.navarch.registry.coordination;

import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.registry.coordination.lease.LeaseStrategy;
import dev.navarch.registry.generic.Behavior;
import dev.navarch.registry.generic.GroupResources;
import dev.navarch.registry.generic.RegistryContext;
import dev.navarch.registry.generic.ValidatedStrategy;
import java.util.Optional;

/** What is special about leases and those who would like to hold one. */
public final class CoordinationResources implements GroupResources {
  public static final CoordinationResources INSTANCE = new CoordinationResources();

  private static final String GROUP = "coordination.k8s.io";

  private CoordinationResources() {}

  @Override
  public Optional<Behavior<?>> behavior(String resource, RegistryContext context) {
    return switch (resource) {
      case "leasecandidates" ->
          Optional.of(Behavior.of(new ValidatedStrategy<>(new GroupResource(GROUP, resource))));
      case "leases" -> Optional.of(Behavior.of(new LeaseStrategy()));
      default -> Optional.empty();
    };
  }
}
