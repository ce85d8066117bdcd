package dev.navarch.apiextensions.serving;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionConditionType;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionNames;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apiserver.endpoint.ResourceEndpoint;
import dev.navarch.apiserver.endpoint.WatchClock;
import dev.navarch.apiserver.openapi.CustomResource;
import dev.navarch.apiserver.rest.ResourceStore;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What is served of a definition.
 *
 * @param basis what it was made of
 * @param endpoints by version, and there by the path behind the version
 * @param descriptions what OpenAPI tells, by version; made when it is first asked for
 * @param instances all objects, as they are stored
 * @param watches the watches on its objects, which are ended when their shape changes
 */
record ServedDefinition(
    Basis basis,
    Map<GroupVersion, Map<String, ResourceEndpoint>> endpoints,
    Map<GroupVersion, Supplier<CustomResource>> descriptions,
    ResourceStore<Unstructured> instances,
    WatchClock watches) {

  /** Everything in a definition that makes a difference to what is served. */
  record Basis(
      String uid,
      long generation,
      CustomResourceDefinitionNames names,
      boolean established,
      boolean terminating) {

    /** Whether objects look the same as under another one, so that watches can go on. */
    boolean showsTheSameAs(Basis other) {
      return uid.equals(other.uid) && generation == other.generation && names.equals(other.names);
    }

    static Basis of(CustomResourceDefinition definition) {
      return new Basis(
          definition.metadata().uid(),
          definition.metadata().generation(),
          definition.status().acceptedNames(),
          DefinitionConditions.isTrue(
              definition, CustomResourceDefinitionConditionType.ESTABLISHED),
          DefinitionConditions.isTrue(
              definition, CustomResourceDefinitionConditionType.TERMINATING));
    }
  }
}
