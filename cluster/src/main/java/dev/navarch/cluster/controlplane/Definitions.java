package dev.navarch.cluster.controlplane;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import dev.navarch.apiextensions.cel.SchemaRules;
import dev.navarch.apiextensions.definition.CustomResourceDefinitionStatusStrategy;
import dev.navarch.apiextensions.definition.CustomResourceDefinitionStrategy;
import dev.navarch.apiextensions.definition.DefinitionValidation;
import dev.navarch.apiextensions.serving.CustomResources;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.SideEffects;
import dev.navarch.registry.generic.Behavior;
import org.jspecify.annotations.Nullable;

/** Ties definitions of custom resources to what serves them. */
final class Definitions implements SideEffects<CustomResourceDefinition> {
  static final GroupResource RESOURCE =
      new GroupResource("apiextensions.k8s.io", "customresourcedefinitions");

  private volatile @Nullable CustomResources served;
  private volatile Runnable followers = () -> {};

  /** How definitions behave. */
  Behavior<CustomResourceDefinition> behavior() {
    DefinitionValidation validation = new DefinitionValidation(new SchemaRules());
    return new Behavior<>(
        new CustomResourceDefinitionStrategy(validation),
        new CustomResourceDefinitionStatusStrategy(validation),
        this);
  }

  /**
   * Who is to hear of changes from now on.
   *
   * @param afterwards what depends on what is served then
   */
  void serve(CustomResources resources, Runnable afterwards) {
    served = resources;
    followers = afterwards;
  }

  @Override
  public Prepared<CustomResourceDefinition> before(
      RequestContext context,
      CustomResourceDefinition object,
      @Nullable CustomResourceDefinition old,
      boolean dryRun) {
    String name = object.metadata().name();
    return new Prepared<>(
        object,
        new Reservation() {
          @Override
          public void keep() {
            changed(name);
          }

          @Override
          public void giveBack() {}
        });
  }

  @Override
  public void deleted(CustomResourceDefinition object) {
    changed(object.metadata().name());
  }

  private void changed(String name) {
    CustomResources resources = served;
    if (resources != null) {
      resources.changed(name);
      followers.run();
    }
  }
}
