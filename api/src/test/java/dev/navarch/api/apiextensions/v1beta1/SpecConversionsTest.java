package dev.navarch.api.apiextensions.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.collect.Absent;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpecConversionsTest {
  private static final CustomResourceValidation SCHEMA = schema("A crontab");
  private static final CustomResourceSubresources STATUS =
      new CustomResourceSubresources(new CustomResourceSubresourceStatus(), null);
  private static final List<CustomResourceColumnDefinition> COLUMNS =
      List.of(
          CustomResourceColumnDefinition.builder()
              .name("Replicas")
              .type("integer")
              .JSONPath(".spec.replicas")
              .build());
  private static final List<SelectableField> FIELDS = List.of(new SelectableField(".spec.color"));

  @Test
  void singleVersionNameBecomesAServedAndStoredVersion() {
    var hub = toHub(CustomResourceDefinitionSpec.builder().version("v1").build());

    assertThat(hub.versions())
        .containsExactly(
            dev.navarch.api.apiextensions.v1.CustomResourceDefinitionVersion.builder()
                .name("v1")
                .served(true)
                .storage(true)
                .build());
  }

  @Test
  void topIsHandedDownToEachVersionAndLiftedAgain() {
    CustomResourceDefinitionSpec old =
        CustomResourceDefinitionSpec.builder()
            .group("example.com")
            .scope("Namespaced")
            .version("v1")
            .versions(List.of(version("v1").storage(true).build(), version("v2").build()))
            .validation(SCHEMA)
            .subresources(STATUS)
            .additionalPrinterColumns(COLUMNS)
            .selectableFields(FIELDS)
            .preserveUnknownFields(true)
            .build();

    var hub = toHub(old);

    assertThat(hub.group()).isEqualTo("example.com");
    assertThat(hub.preserveUnknownFields()).isTrue();
    assertThat(hub.versions())
        .containsExactly(fullHubVersion("v1", true), fullHubVersion("v2", false));
    assertThat(fromHub(hub)).isEqualTo(old);
  }

  @Test
  void topOverridesWhatAVersionSays() {
    var hub =
        toHub(
            CustomResourceDefinitionSpec.builder()
                .versions(List.of(version("v1").schema(schema("Of the version")).build()))
                .validation(SCHEMA)
                .build());

    assertThat(hub.versions().getFirst().schema()).isEqualTo(hubSchema("A crontab"));
  }

  @Test
  void emptyListAtTheTopOverridesButAnAbsentOneDoesNot() {
    CustomResourceDefinitionSpec old =
        CustomResourceDefinitionSpec.builder()
            .versions(
                List.of(
                    version("v1")
                        .additionalPrinterColumns(COLUMNS)
                        .selectableFields(FIELDS)
                        .build()))
            .build();
    CustomResourceDefinitionSpec emptied =
        old.toBuilder().additionalPrinterColumns(List.of()).selectableFields(List.of()).build();

    assertThat(toHub(old).versions().getFirst().additionalPrinterColumns()).hasSize(1);
    assertThat(toHub(old).versions().getFirst().selectableFields()).hasSize(1);
    assertThat(toHub(emptied).versions().getFirst().additionalPrinterColumns()).isEmpty();
    assertThat(toHub(emptied).versions().getFirst().selectableFields()).isEmpty();
  }

  @Test
  void whatDiffersBetweenVersionsStaysWithThem() {
    CustomResourceDefinitionSpec old =
        CustomResourceDefinitionSpec.builder()
            .version("v1")
            .versions(
                List.of(
                    version("v1")
                        .schema(schema("First"))
                        .subresources(STATUS)
                        .additionalPrinterColumns(COLUMNS)
                        .selectableFields(FIELDS)
                        .build(),
                    version("v2").schema(schema("Second")).selectableFields(FIELDS).build()))
            .preserveUnknownFields(false)
            .build();

    assertThat(fromHub(toHub(old))).isEqualTo(old);
  }

  @Test
  void whatOneVersionSaysIsLiftedToTheTop() {
    CustomResourceDefinitionSpec old =
        CustomResourceDefinitionSpec.builder()
            .versions(
                List.of(version("v1").schema(SCHEMA).additionalPrinterColumns(COLUMNS).build()))
            .build();

    CustomResourceDefinitionSpec back = fromHub(toHub(old));

    assertThat(back.version()).isEqualTo("v1");
    assertThat(back.validation()).isEqualTo(SCHEMA);
    assertThat(back.additionalPrinterColumns()).isEqualTo(COLUMNS);
    assertThat(back.versions()).containsExactly(version("v1").build());
    assertThat(Absent.is(back.versions().getFirst().additionalPrinterColumns())).isTrue();
  }

  @Test
  void pruningIsSaidOutrightInThisVersion() {
    var hub =
        dev.navarch.api.apiextensions.v1.CustomResourceDefinitionSpec.builder()
            .preserveUnknownFields(false)
            .build();

    assertThat(fromHub(hub).preserveUnknownFields()).isFalse();
    assertThat(toHub(CustomResourceDefinitionSpec.builder().build()).preserveUnknownFields())
        .isFalse();
  }

  private static CustomResourceDefinitionVersionBuilder version(String name) {
    return CustomResourceDefinitionVersion.builder().name(name).served(true);
  }

  private static CustomResourceValidation schema(String description) {
    return new CustomResourceValidation(
        JSONSchemaProps.builder().type("object").description(description).build());
  }

  private static dev.navarch.api.apiextensions.v1.CustomResourceDefinitionVersion fullHubVersion(
      String name, boolean storage) {
    return dev.navarch.api.apiextensions.v1.CustomResourceDefinitionVersion.builder()
        .name(name)
        .served(true)
        .storage(storage)
        .schema(hubSchema("A crontab"))
        .subresources(
            new dev.navarch.api.apiextensions.v1.CustomResourceSubresources(
                new dev.navarch.api.apiextensions.v1.CustomResourceSubresourceStatus(), null))
        .additionalPrinterColumns(
            List.of(
                dev.navarch.api.apiextensions.v1.CustomResourceColumnDefinition.builder()
                    .name("Replicas")
                    .type("integer")
                    .jsonPath(".spec.replicas")
                    .build()))
        .selectableFields(
            List.of(new dev.navarch.api.apiextensions.v1.SelectableField(".spec.color")))
        .build();
  }

  private static dev.navarch.api.apiextensions.v1.CustomResourceValidation hubSchema(
      String description) {
    return new dev.navarch.api.apiextensions.v1.CustomResourceValidation(
        dev.navarch.api.apiextensions.v1.JSONSchemaProps.builder()
            .type("object")
            .description(description)
            .build());
  }

  private static dev.navarch.api.apiextensions.v1.CustomResourceDefinitionSpec toHub(
      CustomResourceDefinitionSpec old) {
    return GeneratedConversions.customResourceDefinitionSpecToHub(old);
  }

  private static CustomResourceDefinitionSpec fromHub(
      dev.navarch.api.apiextensions.v1.CustomResourceDefinitionSpec hub) {
    return GeneratedConversions.customResourceDefinitionSpecFromHub(hub);
  }
}
