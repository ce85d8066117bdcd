package dev.navarch.registry.autoscaling.scale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.autoscaling.v1.Scale;
import dev.navarch.api.core.v1.ReplicationController;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ManagedFieldsEntry;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.FieldsV1;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.Transform;
import dev.navarch.apiserver.rest.UpdateRules;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.core.CoreStores;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ScaleRestTest {
  private static final ObjectName NAME = new ObjectName("ns", "c");

  private final CoreStores stores = CoreStores.create();

  @SuppressWarnings("unchecked") // the path's kind decides
  private final ScaleRest<ReplicationController> scales =
      (ScaleRest<ReplicationController>) stores.rest("replicationcontrollers/scale");

  @BeforeEach
  void createController() {
    stores.create(
        ReplicationController.class,
        "replicationcontrollers",
        """
        apiVersion: v1
        kind: ReplicationController
        metadata:
          name: c
          namespace: ns
          managedFields:
          - manager: creator
            operation: Update
            apiVersion: v1
            time: "2026-01-01T00:00:00Z"
            fieldsType: FieldsV1
            fieldsV1: {"f:spec": {"f:replicas": {}, "f:selector": {}}}
        spec:
          selector: {b: w, a: x}
          template:
            metadata: {labels: {a: x, b: w}}
            spec: {containers: [{name: app, image: i}]}
        """);
  }

  private ReplicationController controller() {
    return stores.<ReplicationController>of("", "replicationcontrollers").require(NAME);
  }

  private Scale read() {
    return scales.read(
        CoreStores.request("GET", "/api/v1/namespaces/ns/replicationcontrollers/c/scale"), NAME);
  }

  private Scale update(Transform<Scale> transform, UpdateRules rules) {
    return scales
        .update(
            CoreStores.request("PUT", "/api/v1/namespaces/ns/replicationcontrollers/c/scale"),
            NAME,
            transform,
            WriteCheck.none(),
            rules)
        .object();
  }

  private static Scale to(Scale scale, int replicas) {
    return scale.toBuilder().spec(spec -> spec.replicas(replicas)).build();
  }

  private static Scale existing(@Nullable Scale scale) {
    if (scale == null) {
      throw new AssertionError("there is no scale");
    }
    return scale;
  }

  @Test
  void showsTheNumbersOfItsObject() {
    Scale scale = read();

    assertThat(scale.spec().replicas()).isEqualTo(1);
    assertThat(scale.status().replicas()).isZero();
    assertThat(scale.status().selector()).isEqualTo("a=x,b=w");
    assertThat(scale.metadata().uid()).isEqualTo(controller().metadata().uid());
    assertThat(scale.metadata().resourceVersion())
        .isEqualTo(controller().metadata().resourceVersion());
    assertThat(scale.metadata().managedFields()).isEmpty();
    assertThat(scale.metadata().generation()).isZero();
  }

  @Test
  void changeIsAChangeOfTheObject() {
    Scale changed = update(old -> to(existing(old), 3), UpdateRules.PLAIN);

    assertThat(changed.spec().replicas()).isEqualTo(3);
    assertThat(controller().spec().replicas()).isEqualTo(3);
    assertThat(controller().metadata().generation()).isEqualTo(2);
  }

  @Test
  void dryRunChangesNothing() {
    assertThat(update(old -> to(existing(old), 3), UpdateRules.dryRun(true)).spec().replicas())
        .isEqualTo(3);
    assertThat(controller().spec().replicas()).isEqualTo(1);
  }

  @Test
  void staleScaleConflictsInTheNameOfItsObject() {
    Scale stale = read();
    update(old -> to(existing(old), 3), UpdateRules.PLAIN);

    assertThatThrownBy(() -> update(old -> to(stale, 4), UpdateRules.PLAIN))
        .hasMessage(
            "Operation cannot be fulfilled on replicationcontrollers \"c\": the object has been"
                + " modified; please apply your changes to the latest version and try again");
  }

  @Test
  void negativeNumberIsAnInvalidScale() {
    assertThatThrownBy(() -> update(old -> to(existing(old), -1), UpdateRules.PLAIN))
        .hasMessage(
            "Scale.autoscaling \"c\" is invalid: spec.replicas: Invalid value: -1: must be greater"
                + " than or equal to 0");
  }

  @Test
  void scaleOfAnotherObjectConflicts() {
    assertThatThrownBy(() ->
            update(
                old ->
                    existing(old).toBuilder()
                        .metadata(existing(old).metadata().toBuilder().uid("other").build())
                        .build(),
                UpdateRules.PLAIN))
        .hasMessageContaining("Precondition failed: UID in precondition: other");
  }

  @Test
  void applyingDoesNotCreate() {
    assertThatThrownBy(() ->
            scales.update(
                CoreStores.request("PATCH", "/api/v1/namespaces/ns/replicationcontrollers/d/scale"),
                new ObjectName("ns", "d"),
                old -> to(existing(old), 1),
                WriteCheck.none(),
                new UpdateRules(false, true, "")))
        .isInstanceOf(ApiException.class)
        .hasMessage("replicationcontrollers \"d\" not found");
  }

  @Test
  void ownerOfTheNumberIsSeenThroughTheScaleAndLosesItToWhoeverScales() {
    Time created = Time.parse("2026-01-01T00:00:00Z");
    update(
        old -> {
          Scale scale = existing(old);
          assertThat(scale.metadata().managedFields())
              .containsExactly(
                  entry(
                      "creator",
                      "autoscaling/v1",
                      created,
                      "",
                      "{\"f:spec\":{\"f:replicas\":{}}}"));
          ManagedFieldsEntry scaler =
              entry(
                  "scaler",
                  "autoscaling/v1",
                  Time.of(CoreStores.NOW),
                  "scale",
                  "{\"f:spec\":{\"f:replicas\":{}}}");
          return to(scale, 5).toBuilder()
              .metadata(scale.metadata().toBuilder().managedFields(List.of(scaler)).build())
              .build();
        },
        UpdateRules.PLAIN);

    assertThat(controller().metadata().managedFields())
        .containsExactlyInAnyOrder(
            entry("creator", "v1", created, "", "{\"f:spec\":{\"f:selector\":{}}}"),
            entry("scaler", "v1", null, "scale", "{\"f:spec\":{\"f:replicas\":{}}}"));
  }

  @Test
  void ownerThatKeepsTheNumberKeepsItsEntry() {
    List<ManagedFieldsEntry> before = controller().metadata().managedFields();

    update(old -> to(existing(old), 2), UpdateRules.PLAIN);

    assertThat(controller().metadata().managedFields()).isEqualTo(before);
  }

  private static ManagedFieldsEntry entry(
      String manager, String version, @Nullable Time time, String subresource, String fields) {
    return new ManagedFieldsEntry(
        manager,
        "Update",
        version,
        time,
        "FieldsV1",
        new FieldsV1(Bytes.ofUtf8(fields)),
        subresource);
  }
}
