package dev.navarch.api.apiextensions.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class CustomResourceDefinitionDefaultsTest {
  @Test
  void namesFollowFromTheKind() {
    CustomResourceDefinitionNames names = names(n -> n.kind("CronTab"));

    assertThat(names.singular()).isEqualTo("crontab");
    assertThat(names.listKind()).isEqualTo("CronTabList");
  }

  @Test
  void statedNamesStay() {
    CustomResourceDefinitionNames names =
        names(n -> n.kind("CronTab").singular("tab").listKind("Tabs"));

    assertThat(names.singular()).isEqualTo("tab");
    assertThat(names.listKind()).isEqualTo("Tabs");
  }

  @Test
  void withoutKindThereAreNoNames() {
    assertThat(names(n -> {})).isEqualTo(CustomResourceDefinitionNames.builder().build());
  }

  @Test
  void theFirstStorageVersionIsStored() {
    CustomResourceDefinition in =
        CustomResourceDefinition.builder()
            .spec(s ->
                s.addToVersions(v -> v.name("v1"))
                    .addToVersions(v -> v.name("v2").storage(true))
                    .addToVersions(v -> v.name("v3").storage(true)))
            .build();

    CustomResourceDefinition out = CustomResourceDefinitionDefaults.customResourceDefinition(in);

    assertThat(out.status().storedVersions()).containsExactly("v2");
    assertThat(CustomResourceDefinitionDefaults.customResourceDefinition(out)).isSameAs(out);
    CustomResourceDefinition stated =
        out.toBuilder().status(s -> s.storedVersions(List.of("v1"))).build();
    assertThat(CustomResourceDefinitionDefaults.customResourceDefinition(stated)).isSameAs(stated);
  }

  @Test
  void versionsAreNotConverted() {
    assertThat(spec(s -> {}).conversion())
        .isEqualTo(CustomResourceConversion.builder().strategy("None").build());
  }

  @Test
  void theOldSingleVersionIsServedAndStored() {
    CustomResourceDefinition out =
        CustomResourceDefinitionDefaults.customResourceDefinition(
            CustomResourceDefinition.builder().spec(s -> s.version("v1")).build());

    assertThat(out.spec().versions())
        .containsExactly(
            CustomResourceDefinitionVersion.builder()
                .name("v1")
                .served(true)
                .storage(true)
                .build());
    assertThat(out.status().storedVersions()).containsExactly("v1");
  }

  @Test
  void theOldSingleVersionIsTheFirstOfSeveral() {
    Consumer<CustomResourceDefinitionSpecBuilder> versions =
        s -> s.addToVersions(v -> v.name("v1")).addToVersions(v -> v.name("v2"));

    assertThat(spec(versions).version()).isEqualTo("v1");
    assertThat(spec(versions.andThen(s -> s.version("v2"))).version()).isEqualTo("v2");
    assertThat(spec(s -> {}).version()).isEmpty();
  }

  @Test
  void aConversionWebhookSpeaksTheOldVersion() {
    assertThat(spec(s -> s.conversion(c -> c.strategy("Webhook"))).conversion())
        .isEqualTo(
            CustomResourceConversion.builder()
                .strategy("Webhook")
                .addToConversionReviewVersions("v1beta1")
                .build());
    Consumer<CustomResourceConversionBuilder> stated =
        c -> c.strategy("Webhook").addToConversionReviewVersions("v1");
    CustomResourceDefinitionSpec webhook = spec(s -> s.conversion(stated));
    assertThat(webhook.conversion())
        .isEqualTo(
            CustomResourceConversion.builder()
                .strategy("Webhook")
                .addToConversionReviewVersions("v1")
                .build());
  }

  @Test
  void resourcesAreNamespacedAndKeepUnknownFields() {
    assertThat(spec(s -> {}).scope()).isEqualTo("Namespaced");
    assertThat(spec(s -> s.scope("Cluster")).scope()).isEqualTo("Cluster");
    assertThat(spec(s -> {}).preserveUnknownFields()).isTrue();
    assertThat(spec(s -> s.preserveUnknownFields(false)).preserveUnknownFields()).isFalse();
  }

  @Test
  void aServiceIsReachedOnTheHttpsPort() {
    ServiceReference in = ServiceReference.builder().name("x").build();
    ServiceReference stated = in.toBuilder().port(8443).build();

    assertThat(CustomResourceDefinitionDefaults.serviceReference(in))
        .isEqualTo(in.toBuilder().port(443).build());
    assertThat(CustomResourceDefinitionDefaults.serviceReference(stated)).isSameAs(stated);
  }

  private static CustomResourceDefinitionSpec spec(
      Consumer<CustomResourceDefinitionSpecBuilder> edit) {
    CustomResourceDefinitionSpecBuilder builder = CustomResourceDefinitionSpec.builder();
    edit.accept(builder);
    CustomResourceDefinitionSpec out =
        CustomResourceDefinitionDefaults.customResourceDefinitionSpec(builder.build());
    assertThat(CustomResourceDefinitionDefaults.customResourceDefinitionSpec(out)).isSameAs(out);
    return out;
  }

  private static CustomResourceDefinitionNames names(
      Consumer<CustomResourceDefinitionNamesBuilder> names) {
    return spec(s -> s.names(names)).names();
  }
}
