package dev.navarch.apiextensions.serving;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionCondition;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionStatus;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import org.junit.jupiter.api.Test;

class DefinitionConditionsTest {
  private static final Time THEN = Time.ofEpochSecond(1_000_000);
  private static final Time NOW = Time.ofEpochSecond(2_000_000);

  private static CustomResourceDefinition definition(
      String annotations, String group, String spec) {
    return UnstructuredConverter.fromUnstructured(
        Unstructured.parse(
            TestServer.json(
                "{'metadata':{'name':'things.%2$s','annotations':{%1$s}},'spec':{'group':'%2$s','scope':'Namespaced','names':{'plural':'things','singular':'thing','kind':'Thing','listKind':'ThingList'},%3$s}}"
                    .formatted(annotations, group, spec))),
        CustomResourceDefinition.class);
  }

  private static final String V1 =
      "'versions':[{'name':'v1','served':true,'storage':true,'schema':{'openAPIV3Schema':{'type':'object'}}}]";

  private static List<String> texts(CustomResourceDefinitionStatus status) {
    return status.conditions().stream()
        .map(condition ->
            "%s=%s %s".formatted(condition.type(), condition.status(), condition.reason()))
        .toList();
  }

  @Test
  void decidingTwiceGivesTheSame() {
    CustomResourceDefinition definition = definition("", "example.com", V1);

    CustomResourceDefinitionStatus first =
        DefinitionConditions.decide(definition, new NameClaims(), THEN);
    CustomResourceDefinitionStatus second =
        DefinitionConditions.decide(
            definition.toBuilder().status(first).build(), new NameClaims(), NOW);

    assertThat(second).isEqualTo(first);
  }

  @Test
  void theTimeIsThatOfTheLastTurn() {
    NameClaims taken = new NameClaims();
    taken.addKind("Thing");
    CustomResourceDefinition definition = definition("", "example.com", V1);
    CustomResourceDefinitionStatus refused = DefinitionConditions.decide(definition, taken, THEN);

    CustomResourceDefinitionStatus accepted =
        DefinitionConditions.decide(
            definition.toBuilder().status(refused).build(), new NameClaims(), NOW);

    assertThat(texts(accepted))
        .containsExactly("NamesAccepted=True NoConflicts", "Established=True InitialNamesAccepted");
    assertThat(accepted.conditions())
        .extracting(CustomResourceDefinitionCondition::lastTransitionTime)
        .containsOnly(NOW);
  }

  @Test
  void whatIsEstablishedStaysEstablished() {
    CustomResourceDefinition definition = definition("", "example.com", V1);
    CustomResourceDefinitionStatus first =
        DefinitionConditions.decide(definition, new NameClaims(), THEN);
    NameClaims taken = new NameClaims();
    taken.addResource("tt");
    CustomResourceDefinition renamed =
        definition.toBuilder()
            .status(first)
            .spec(
                definition.spec().toBuilder()
                    .names(definition.spec().names().toBuilder().shortNames(List.of("tt")).build())
                    .build())
            .build();

    assertThat(texts(DefinitionConditions.decide(renamed, taken, NOW)))
        .containsExactly(
            "NamesAccepted=False ShortNamesConflict", "Established=True InitialNamesAccepted");
  }

  @Test
  void groupsOfKubernetesAskForAnApproval() {
    assertThat(
            texts(
                DefinitionConditions.decide(
                    definition(
                        "'api-approved.kubernetes.io':'unapproved, why not'", "x.k8s.io", V1),
                    new NameClaims(),
                    NOW)))
        .contains("KubernetesAPIApprovalPolicyConformant=False UnapprovedAnnotation");
    assertThat(
            texts(
                DefinitionConditions.decide(
                    definition(
                        "'api-approved.kubernetes.io':'https://example.com/1'", "x.k8s.io", V1),
                    new NameClaims(),
                    NOW)))
        .contains("KubernetesAPIApprovalPolicyConformant=True ApprovedAnnotation");
  }

  @Test
  void schemasThatAreNotStructuralAreTold() {
    CustomResourceDefinition loose =
        definition("", "example.com", "'preserveUnknownFields':true," + V1);

    CustomResourceDefinitionStatus told = DefinitionConditions.decide(loose, new NameClaims(), NOW);
    CustomResourceDefinitionStatus mended =
        DefinitionConditions.decide(
            definition("", "example.com", V1).toBuilder().status(told).build(),
            new NameClaims(),
            NOW);

    assertThat(texts(told)).contains("NonStructuralSchema=True Violations");
    assertThat(texts(mended)).noneMatch(text -> text.startsWith("NonStructuralSchema"));
  }
}
