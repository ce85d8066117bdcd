package dev.navarch.registry.apiregistration;

import dev.navarch.registry.apiregistration.apiservice.ApiServiceStrategy;
import dev.navarch.registry.generic.Behavior;
import dev.navarch.registry.generic.GroupResources;
import dev.navarch.registry.generic.RegistryContext;
import java.util.Optional;

/** What is special about the list of API groups. */
public final class ApiRegistrationResources implements GroupResources {
  public static final ApiRegistrationResources INSTANCE = new ApiRegistrationResources();

  private ApiRegistrationResources() {}

  @Override
  public Optional<Behavior<?>> behavior(String resource, RegistryContext context) {
    if (!resource.equals("apiservices")) {
      return Optional.empty();
    }
    ApiServiceStrategy main = new ApiServiceStrategy();
    return Optional.of(new Behavior<>(main, main.status(), null));
  }
}
