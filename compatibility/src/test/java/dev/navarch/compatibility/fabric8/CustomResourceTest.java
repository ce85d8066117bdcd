package dev.navarch.compatibility.fabric8;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.fabric8.kubernetes.api.model.KubernetesResourceList;
import io.fabric8.kubernetes.api.model.ObjectMetaBuilder;
import io.fabric8.kubernetes.api.model.apiextensions.v1.CustomResourceDefinition;
import io.fabric8.kubernetes.api.model.apiextensions.v1.CustomResourceDefinitionVersion;
import io.fabric8.kubernetes.api.model.apiextensions.v1.CustomResourceDefinitionVersionBuilder;
import io.fabric8.kubernetes.api.model.apiextensions.v1.JSONSchemaProps;
import io.fabric8.kubernetes.api.model.apiextensions.v1.JSONSchemaPropsBuilder;
import io.fabric8.kubernetes.client.KubernetesClientException;
import io.fabric8.kubernetes.client.dsl.MixedOperation;
import io.fabric8.kubernetes.client.dsl.Resource;
import io.fabric8.kubernetes.client.dsl.base.CustomResourceDefinitionContext;
import io.fabric8.kubernetes.client.dsl.base.PatchContext;
import io.fabric8.kubernetes.client.dsl.base.PatchType;
import io.fabric8.kubernetes.client.informers.SharedIndexInformer;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class CustomResourceTest extends ConnectedTest {
  @BeforeEach
  void define() {
    client.resource(definition()).create();
    client
        .apiextensions()
        .v1()
        .customResourceDefinitions()
        .withName("ships.sea.example.com")
        .waitUntilCondition(
            CustomResourceTest::isEstablished, SOON.toMillis(), TimeUnit.MILLISECONDS);
  }

  private static CustomResourceDefinition definition() {
    return CustomResourceDefinitionContext.v1CRDFromCustomResourceType(Ship.class)
        .editSpec()
        .withVersions(version())
        .endSpec()
        .build();
  }

  private static CustomResourceDefinitionVersion version() {
    JSONSchemaProps text = new JSONSchemaPropsBuilder().withType("string").build();
    return new CustomResourceDefinitionVersionBuilder()
        .withName("v1")
        .withServed(true)
        .withStorage(true)
        .withNewSubresources()
        .withNewStatus()
        .endStatus()
        .endSubresources()
        .addNewAdditionalPrinterColumn()
        .withName("Port")
        .withType("string")
        .withJsonPath(".spec.port")
        .endAdditionalPrinterColumn()
        .withNewSchema()
        .withNewOpenAPIV3Schema()
        .withType("object")
        .addToProperties(
            "spec",
            new JSONSchemaPropsBuilder()
                .withType("object")
                .withRequired("port")
                .addToProperties("port", text)
                .addToProperties(
                    "masts",
                    new JSONSchemaPropsBuilder().withType("integer").withMaximum(7.0).build())
                .addToProperties(
                    "crew",
                    new JSONSchemaPropsBuilder()
                        .withType("array")
                        .withNewItems()
                        .withSchema(text)
                        .endItems()
                        .build())
                .build())
        .addToProperties(
            "status",
            new JSONSchemaPropsBuilder().withType("object").addToProperties("seenAt", text).build())
        .endOpenAPIV3Schema()
        .endSchema()
        .build();
  }

  private static boolean isEstablished(CustomResourceDefinition definition) {
    return definition != null
        && definition.getStatus() != null
        && definition.getStatus().getConditions().stream()
            .anyMatch(c -> c.getType().equals("Established") && c.getStatus().equals("True"));
  }

  private static Ship ship(String name, int masts) {
    Ship ship = new Ship();
    ship.setMetadata(new ObjectMetaBuilder().withName(name).build());
    ship.setSpec(new ShipSpec("iolkos", masts, List.of("jason", "orpheus")));
    return ship;
  }

  private MixedOperation<Ship, KubernetesResourceList<Ship>, Resource<Ship>> ships() {
    return client.resources(Ship.class);
  }

  @Test
  void instancesAreObjectsLikeOthers() {
    Ship created = ships().inNamespace(NAMESPACE).resource(ship("argo", 1)).create();
    assertThat(created.getMetadata().getUid()).isNotEmpty();
    assertThat(created.getSpec()).isEqualTo(ship("argo", 1).getSpec());
    assertThat(client.supports(Ship.class)).isTrue();

    Resource<Ship> argo = ships().inNamespace(NAMESPACE).withName("argo");
    Ship edited =
        argo.edit(now -> {
          now.setSpec(new ShipSpec("kolchis", 1, now.getSpec().crew()));
          return now;
        });
    assertThat(edited.getMetadata().getGeneration()).isEqualTo(2);
    Ship patched = argo.patch(PatchContext.of(PatchType.JSON_MERGE), "{\"spec\": {\"masts\": 2}}");
    assertThat(patched.getSpec())
        .isEqualTo(new ShipSpec("kolchis", 2, List.of("jason", "orpheus")));
    assertThat(ships().inAnyNamespace().list().getItems()).hasSize(1);

    argo.delete();
    assertThat(argo.get()).isNull();
  }

  @Test
  void statusIsWrittenByItself() {
    Ship created = ships().inNamespace(NAMESPACE).resource(ship("argo", 1)).create();
    created.setStatus(new ShipStatus("lemnos"));
    created.setSpec(new ShipSpec("nowhere", 5, List.of()));

    Ship written = ships().inNamespace(NAMESPACE).resource(created).updateStatus();

    assertThat(written.getStatus()).isEqualTo(new ShipStatus("lemnos"));
    assertThat(written.getSpec()).isEqualTo(ship("argo", 1).getSpec());
    assertThat(written.getMetadata().getGeneration()).isEqualTo(1);
  }

  @Test
  void theSchemaIsKept() {
    assertThatExceptionOfType(KubernetesClientException.class)
        .isThrownBy(() -> ships().inNamespace(NAMESPACE).resource(ship("ark", 9)).create())
        .satisfies(e -> assertThat(e.getCode()).isEqualTo(422))
        .withMessageContaining("spec.masts");
  }

  @Test
  void instancesAreApplied() {
    Ship applied =
        ships()
            .inNamespace(NAMESPACE)
            .resource(ship("argo", 1))
            .fieldManager("pilot")
            .serverSideApply();
    assertThat(applied.getSpec().masts()).isEqualTo(1);

    assertThatExceptionOfType(KubernetesClientException.class)
        .isThrownBy(() ->
            ships()
                .inNamespace(NAMESPACE)
                .resource(ship("argo", 3))
                .fieldManager("captain")
                .serverSideApply())
        .satisfies(e -> assertThat(e.getCode()).isEqualTo(409));
  }

  @Test
  void informersFollowInstances() throws Exception {
    RecordingHandler<Ship> handler = new RecordingHandler<>();

    try (SharedIndexInformer<Ship> informer = ships().inNamespace(NAMESPACE).inform(handler)) {
      ships().inNamespace(NAMESPACE).resource(ship("argo", 1)).create();
      assertThat(handler.calls().next()).isEqualTo("add argo");
      ships().inNamespace(NAMESPACE).withName("argo").delete();
      assertThat(handler.calls().next()).isEqualTo("delete argo");
      assertThat(informer.getStore().list()).isEmpty();
    }
  }

  @Test
  void tablesHaveTheColumnsOfTheDefinition() {
    ships().inNamespace(NAMESPACE).resource(ship("argo", 1)).create();

    assertThat(ships().inNamespace(NAMESPACE).listAsTable().getRows().get(0).getCells())
        .hasToString("[argo, iolkos]");
  }
}
