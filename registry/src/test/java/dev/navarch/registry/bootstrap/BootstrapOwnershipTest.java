package dev.navarch.registry.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.BuiltInGroups;
import dev.navarch.api.install.Release;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.managedfields.FieldManager;
import dev.navarch.apimachinery.managedfields.ManagedFields;
import dev.navarch.apimachinery.meta.v1.ManagedFieldsEntry;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.value.FieldsV1;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.registry.generic.TestRegistry;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Who is said to own what, against what the field manager makes of the same writes. */
class BootstrapOwnershipTest {
  private static final Time NOW = Time.of(TestRegistry.NOW);
  private static final FieldSet STATUS = FieldSet.of(FieldPath.ofFields("status"));

  private final TestRegistry registry = new TestRegistry();

  private static List<MetaObject> made(Release release) {
    List<GroupVersion> served =
        BuiltInGroups.groups().stream()
            .flatMap(group ->
                group.servedByDefault(release).stream()
                    .map(version -> new GroupVersion(group.name(), version.version())))
            .toList();
    return BootstrapObjects.all(
        new BootstrapSettings(
            List.of("10.0.0.0/24"), "192.0.2.10", 6443, TestRegistry.NOW, "a certificate"),
        served,
        release);
  }

  @Test
  void whatServersWriteIsOwnedAsTheFieldManagerHasIt() {
    for (MetaObject object : made(Release.V1_36)) {
      ManagedFieldsEntry entry = object.metadata().managedFields().getLast();

      assertThat(text(entry))
          .as("%s %s", object.groupVersionKind(), object.metadata().name())
          .isEqualTo(worked(object));
      assertThat(entry.operation()).isEqualTo("Update");
      assertThat(entry.apiVersion()).isEqualTo(object.groupVersionKind().toApiVersion());
      assertThat(entry.time()).isEqualTo(NOW);
      assertThat(entry.subresource()).isEmpty();
    }
  }

  private String worked(MetaObject object) {
    GroupVersionKind kind = object.groupVersionKind();
    GroupVersion version = kind.groupVersion();
    ObjectModel model =
        registry.context().stores().model(new GroupKind(kind.group(), kind.kind()), version);
    StringMap<@Nullable Object> after =
        model.toTree(
            object.withMetadata(object.metadata().toBuilder().managedFields(List.of()).build()),
            version);
    List<ManagedFields> owners =
        FieldManager.of(
                text -> model.treeType(GroupVersion.parse(text)),
                (tree, from, to) -> Optional.empty())
            .resetting(text -> hasStatusOfItsOwn(kind) ? STATUS : FieldSet.EMPTY)
            .startingFrom(text -> model.emptyTree(GroupVersion.parse(text)))
            .update(
                model.emptyTree(version),
                after,
                List.of(),
                "somebody",
                version.toApiVersion(),
                "",
                NOW)
            .managedFields();
    assertThat(owners).hasSize(1);
    return withoutStrategyFields(
        kind, new String(owners.get(0).fields().toJson(), StandardCharsets.UTF_8));
  }

  private static boolean hasStatusOfItsOwn(GroupVersionKind kind) {
    return switch (kind.kind()) {
      case "FlowSchema",
          "PriorityLevelConfiguration",
          "APIService",
          "ServiceCIDR",
          "Namespace",
          "Service" ->
          true;
      default -> false;
    };
  }

  /** What the resource fills in after the owners were written down belongs to nobody. */
  private static String withoutStrategyFields(GroupVersionKind kind, String fields) {
    return switch (kind.kind()) {
      case "Namespace" -> fields.replace(",\"f:spec\":{\"f:finalizers\":{}}", "");
      case "Service" ->
          fields.replace("\"f:clusterIPs\":{},", "").replace("\"f:ipFamilies\":{},", "");
      default -> fields;
    };
  }

  private static String text(ManagedFieldsEntry entry) {
    FieldsV1 fields = entry.fieldsV1();
    return fields == null ? "" : fields.raw().utf8();
  }

  @Test
  void statusIsAppliedByThoseWhoLookAfterIt() {
    List<String> others = new ArrayList<>();
    for (MetaObject object : made(Release.V1_36)) {
      List<ManagedFieldsEntry> owners = object.metadata().managedFields();
      if (owners.size() > 1) {
        ManagedFieldsEntry first = owners.get(0);
        others.add(object.groupVersionKind().kind() + " " + first.manager());
        assertThat(first.operation()).isEqualTo("Apply");
        assertThat(first.subresource()).isEqualTo("status");
        assertThat(text(first)).startsWith("{\"f:status\":{\"f:conditions\":{\"k:{\\\"type\\\":");
      }
    }

    assertThat(others)
        .hasSize(12)
        .containsOnly(
            "FlowSchema api-priority-and-fairness-config-consumer-v1",
            "ServiceCIDR kubernetes-service-cidr-controller");
  }

  @Test
  void theServerIsNamedAfterItsReleaseAndFlowControlHasAManagerOfItsOwn() {
    assertThat(managers(Release.V1_36))
        .containsOnly("kube-apiserver-1.36", "api-priority-and-fairness-config-producer-v1");
    assertThat(managers(Release.V1_20))
        .containsOnly("kube-apiserver-1.20", "api-priority-and-fairness-config-producer-v1");
  }

  private static List<String> managers(Release release) {
    return made(release).stream()
        .map(object -> object.metadata().managedFields().getLast().manager())
        .toList();
  }

  @Test
  void everyObjectHasAUidOfItsOwnAndTheTimeOfTheStart() {
    List<MetaObject> objects = made(Release.V1_36);

    assertThat(objects.stream().map(object -> object.metadata().uid()))
        .doesNotHaveDuplicates()
        .allMatch(uid -> UUID.fromString(uid).version() == 4)
        .allMatch(uid -> UUID.fromString(uid).variant() == 2);
    assertThat(objects).allMatch(object -> object.metadata().creationTimestamp().equals(NOW));
  }

  @Test
  void theCertificatesThatVouchForClientsAreShownOnlyIfThereAreAny() {
    assertThat(made(Release.V1_36))
        .anyMatch(object -> object.metadata().name().equals("extension-apiserver-authentication"));
    assertThat(
            BootstrapObjects.all(
                new BootstrapSettings(List.of("10.0.0.0/24"), "192.0.2.10", 6443, TestRegistry.NOW),
                List.of(),
                Release.V1_36))
        .noneMatch(object -> object.metadata().name().equals("extension-apiserver-authentication"));
  }
}
