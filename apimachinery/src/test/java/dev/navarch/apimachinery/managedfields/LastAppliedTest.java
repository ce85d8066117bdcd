package dev.navarch.apimachinery.managedfields;

import static dev.navarch.apimachinery.fieldpath.ApplySchema.object;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class LastAppliedTest {
  private static final String APPLIED = "{'apiVersion':'apps/v1','data':{'x':'1','y':'1'}}";

  /** What client-side apply has left: an updater that owns all, and the annotation. */
  private final StringMap<@Nullable Object> live =
      annotated(
          "{'apiVersion':'apps/v1','data':{'x':'1','y':'9'},'metadata':{'uid':'u'}}", APPLIED);

  private final List<ManagedFields> managed =
      ManagedSubject.DEPLOYMENTS
          .update(
              StringMap.of(),
              live,
              List.of(),
              ClientSideApplyUpgrade.KUBECTL,
              "apps/v1",
              "",
              Time.ofEpochSecond(1))
          .managedFields();

  @Test
  void kubectlMayChangeWhatItAppliedOnTheClientSide() {
    ManagedObject result = apply("kubectl", "{'apiVersion':'apps/v1','data':{'x':'2'}}");

    assertThat(result.object().get("data")).hasToString("{x=2, y=9}");
    assertThat(result.managedFields())
        .extracting(ManagedFields::manager)
        .containsExactly("kubectl", ClientSideApplyUpgrade.KUBECTL);
  }

  @Test
  void theAnnotationFollowsWhatKubectlApplies() {
    ManagedObject result = apply("kubectl", "{'apiVersion':'apps/v1','data':{'x':'2'}}");

    assertThat(Metadata.annotations(result.object()).get(LastApplied.ANNOTATION))
        .isEqualTo("{\"apiVersion\":\"apps/v1\",\"data\":{\"x\":\"2\"}}\n");
  }

  @Test
  void theAnnotationGoesWhenItIsTooLarge() {
    String large = "x".repeat(300_000);

    ManagedObject result =
        apply("kubectl", "{'apiVersion':'apps/v1','data':{'z':'" + large + "'}}");

    assertThat(Metadata.annotations(result.object())).isEmpty();
  }

  @Test
  void whatChangedSinceIsStillAConflict() {
    assertThatThrownBy(() -> apply("kubectl", "{'apiVersion':'apps/v1','data':{'x':'2','y':'2'}}"))
        .hasMessage(
            "Apply failed with 1 conflict: "
                + "conflict with \"kubectl-client-side-apply\" using apps/v1: .data.y");
  }

  @Test
  void otherManagersGainNothingFromTheAnnotation() {
    assertThatThrownBy(() -> apply("helm", "{'apiVersion':'apps/v1','data':{'x':'2'}}"))
        .isInstanceOf(ApplyConflictException.class);
  }

  @Test
  void anAnnotationThatCannotBeReadIsNoHelp() {
    for (String broken :
        List.of(
            "",
            "{",
            "[]",
            "{'apiVersion':'v2','data':{'x':'1'}}",
            "{'apiVersion':'apps/v1'," + "'data':{'x':1}}")) {
      StringMap<@Nullable Object> object =
          Metadata.withAnnotations(
              live, StringMap.of(LastApplied.ANNOTATION, broken.replace('\'', '"')));

      assertThatThrownBy(() ->
              ManagedSubject.DEPLOYMENTS.apply(
                  object,
                  object("{'data':{'x':'2'}}"),
                  managed,
                  "kubectl",
                  false,
                  "apps/v1",
                  "",
                  Time.ofEpochSecond(2)))
          .isInstanceOf(ApplyConflictException.class);
    }
  }

  @Test
  void ownershipOfTheClientSideApplierCanBeHandedOver() {
    List<ManagedFields> upgraded =
        ClientSideApplyUpgrade.upgrade(managed, ClientSideApplyUpgrade.KUBECTL, "kubectl", "");

    assertThat(upgraded)
        .singleElement()
        .satisfies(entry -> {
          assertThat(entry.manager()).isEqualTo("kubectl");
          assertThat(entry.operation()).isEqualTo(ManagedFields.Operation.APPLY);
          assertThat(entry.fields()).isEqualTo(managed.getFirst().fields());
        });
    ManagedObject result =
        ManagedSubject.DEPLOYMENTS.apply(
            live,
            object("{'apiVersion':'apps/v1','data':{'x':'1'}}"),
            upgraded,
            "kubectl",
            false,
            "apps/v1",
            "",
            Time.ofEpochSecond(2));
    assertThat(result.object().get("data")).hasToString("{x=1}");
  }

  @Test
  void anApplierThatExistsGainsTheFieldsOfItsVersionOnly() {
    List<ManagedFields> upgraded =
        ClientSideApplyUpgrade.upgrade(
            List.of(
                entry("kubectl", ManagedFields.Operation.APPLY, "v1", "a"),
                entry("csa", ManagedFields.Operation.UPDATE, "v2", "b"),
                entry("csa", ManagedFields.Operation.UPDATE, "v1", "c"),
                entry("other", ManagedFields.Operation.UPDATE, "v1", "d")),
            "csa",
            "kubectl",
            "");

    assertThat(upgraded)
        .extracting(entry -> entry.manager() + " " + entry.fields())
        .containsExactly("kubectl .a\n.c", "other .d");
  }

  @Test
  void withoutAClientSideApplierNothingIsHandedOver() {
    List<ManagedFields> entries =
        List.of(entry("other", ManagedFields.Operation.UPDATE, "v1", "d"));

    assertThat(ClientSideApplyUpgrade.upgrade(entries, "csa", "kubectl", "")).isSameAs(entries);
  }

  private ManagedObject apply(String manager, String configuration) {
    return ManagedSubject.DEPLOYMENTS.apply(
        live, object(configuration), managed, manager, false, "apps/v1", "", Time.ofEpochSecond(2));
  }

  private static ManagedFields entry(
      String manager, ManagedFields.Operation operation, String version, String field) {
    return new ManagedFields(
        manager, operation, version, null, "", FieldSet.of(FieldPath.ofFields(field)));
  }

  private static StringMap<@Nullable Object> annotated(String object, String annotation) {
    return Metadata.withAnnotations(
        Metadata.without(object(object), "annotations"),
        StringMap.of(LastApplied.ANNOTATION, annotation.replace('\'', '"')));
  }
}
