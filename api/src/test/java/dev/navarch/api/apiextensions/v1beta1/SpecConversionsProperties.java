package dev.navarch.api.apiextensions.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apiextensions.v1.CustomResourceColumnDefinition;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionSpec;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionVersion;
import dev.navarch.api.apiextensions.v1.CustomResourceSubresourceStatus;
import dev.navarch.api.apiextensions.v1.CustomResourceSubresources;
import dev.navarch.api.apiextensions.v1.CustomResourceValidation;
import dev.navarch.api.apiextensions.v1.JSONSchemaProps;
import dev.navarch.api.apiextensions.v1.SelectableField;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;

class SpecConversionsProperties {

  @Property
  void everySpecOfTheHubComesBack(
      @ForAll @Size(max = 3) List<@From("versions") CustomResourceDefinitionVersion> versions,
      @ForAll boolean preserveUnknownFields) {
    CustomResourceDefinitionSpec hub =
        CustomResourceDefinitionSpec.builder()
            .group("example.com")
            .versions(versions)
            .preserveUnknownFields(preserveUnknownFields)
            .build();

    CustomResourceDefinitionSpec back =
        GeneratedConversions.customResourceDefinitionSpecToHub(
            GeneratedConversions.customResourceDefinitionSpecFromHub(hub));

    assertThat(back).isEqualTo(hub);
  }

  @Provide
  Arbitrary<CustomResourceDefinitionVersion> versions() {
    return Combinators.combine(
            Arbitraries.of("v1", "v2"),
            schemas().injectNull(0.3),
            Arbitraries.of(
                    new CustomResourceSubresources(new CustomResourceSubresourceStatus(), null))
                .injectNull(0.5),
            columns().list().ofMaxSize(1),
            Arbitraries.of(".spec.color", ".spec.size")
                .map(SelectableField::new)
                .list()
                .ofMaxSize(1))
        .as((name, schema, subresources, columns, fields) ->
            CustomResourceDefinitionVersion.builder()
                .name(name)
                .schema(schema)
                .subresources(subresources)
                .additionalPrinterColumns(columns)
                .selectableFields(fields)
                .build());
  }

  private static Arbitrary<CustomResourceValidation> schemas() {
    return Arbitraries.of("object", "array")
        .map(type -> new CustomResourceValidation(JSONSchemaProps.builder().type(type).build()));
  }

  private static Arbitrary<CustomResourceColumnDefinition> columns() {
    return Arbitraries.of(".spec.color", ".spec.size")
        .map(path -> CustomResourceColumnDefinition.builder().name("c").jsonPath(path).build());
  }
}
