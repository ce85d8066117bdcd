package dev.navarch.registry.resource;

import dev.navarch.api.resource.v1.ResourceSlice;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.registry.generic.Behavior;
import dev.navarch.registry.generic.GroupResources;
import dev.navarch.registry.generic.RegistryContext;
import dev.navarch.registry.generic.ValidatedStrategy;
import dev.navarch.registry.resource.resourceclaim.ResourceClaimStrategy;
import dev.navarch.registry.resource.resourceclaimtemplate.ResourceClaimTemplateStrategy;
import dev.navarch.registry.resource.resourceslice.ResourceSliceValidation;
import java.util.Optional;

/** What is special about devices and claims of them. */
public final class ResourceResources implements GroupResources {
  public static final ResourceResources INSTANCE = new ResourceResources();

  private ResourceResources() {}

  @Override
  public Optional<Behavior<?>> behavior(String resource, RegistryContext context) {
    return switch (resource) {
      case "deviceclasses", "devicetaintrules" ->
          Optional.of(Behavior.of(new ValidatedStrategy<>(named(resource))));
      case "resourceclaims" -> {
        ResourceClaimStrategy main = new ResourceClaimStrategy();
        yield Optional.of(new Behavior<>(main, main.status(), null));
      }
      case "resourceclaimtemplates" ->
          Optional.of(Behavior.of(new ResourceClaimTemplateStrategy()));
      case "resourceslices" -> Optional.of(Behavior.of(slices(resource)));
      default -> Optional.empty();
    };
  }

  private static ValidatedStrategy<ResourceSlice> slices(String resource) {
    return new ValidatedStrategy<>(
        named(resource), ResourceSliceValidation::create, ResourceSliceValidation::update);
  }

  private static GroupResource named(String resource) {
    return new GroupResource("resource.k8s.io", resource);
  }
}
