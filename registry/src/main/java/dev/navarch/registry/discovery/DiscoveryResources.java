package dev.navarch.registry.discovery;

import dev.navarch.registry.discovery.endpointslice.EndpointSliceStrategy;
import dev.navarch.registry.generic.Behavior;
import dev.navarch.registry.generic.GroupResources;
import dev.navarch.registry.generic.RegistryContext;
import java.util.Optional;

/** What is special about endpoint slices. */
public final class DiscoveryResources implements GroupResources {
  public static final DiscoveryResources INSTANCE = new DiscoveryResources();

  private DiscoveryResources() {}

  @Override
  public Optional<Behavior<?>> behavior(String resource, RegistryContext context) {
    return resource.equals("endpointslices")
        ? Optional.of(Behavior.of(new EndpointSliceStrategy()))
        : Optional.empty();
  }
}
