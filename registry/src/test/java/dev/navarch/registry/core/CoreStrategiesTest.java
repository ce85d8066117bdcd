package dev.navarch.registry.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Event;
import dev.navarch.api.core.v1.LimitRange;
import dev.navarch.api.core.v1.Node;
import dev.navarch.api.core.v1.ObjectReference;
import dev.navarch.api.core.v1.PersistentVolume;
import dev.navarch.api.core.v1.PersistentVolumeClaim;
import dev.navarch.api.core.v1.ResourceQuota;
import dev.navarch.api.core.v1.Secret;
import dev.navarch.api.core.v1.ServiceAccount;
import dev.navarch.api.core.v1.TypedLocalObjectReference;
import dev.navarch.api.core.v1.TypedObjectReference;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.core.event.EventFields;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class CoreStrategiesTest {
  private final CoreStores stores = CoreStores.create();

  private static String document(String kind, String rest) {
    return """
    apiVersion: v1
    kind: %s
    %s
    """
        .formatted(kind, rest);
  }

  private <T extends MetaObject> T create(Class<T> type, String resource, String rest) {
    return stores.create(type, resource, document(type.getSimpleName(), rest));
  }

  @Test
  void nodeKeepsTheStatusItRegistersWithAndLosesItOnUpdate() {
    Node node =
        create(Node.class, "nodes", "metadata: {name: node1}\nstatus: {capacity: {pods: '5'}}");
    assertThat(node.status().capacity()).containsKey("pods");

    Node updated =
        stores.update(
            "nodes",
            "node1",
            (Node old) ->
                old.toBuilder()
                    .spec(spec -> spec.podCIDR("10.1.0.0/24"))
                    .status(status -> status.phase("Gone"))
                    .build());

    assertThat(updated.status()).isEqualTo(node.status());
    assertThat(updated.spec().podCIDRs()).containsExactly("10.1.0.0/24");
  }

  @Test
  void newVolumeIsPendingAndNotesWhenItsPhaseChanges() {
    PersistentVolume volume =
        create(
            PersistentVolume.class,
            "persistentvolumes",
            """
            metadata: {name: v}
            spec: {capacity: {storage: 1Gi}, accessModes: [ReadWriteOnce], hostPath: {path: /d}}
            status: {phase: Bound}
            """);
    assertThat(volume.status().phase()).isEqualTo("Pending");
    assertThat(volume.status().lastPhaseTransitionTime()).isEqualTo(Time.of(CoreStores.NOW));
    ResourceStore<PersistentVolume> statuses = stores.status("", "persistentvolumes");

    PersistentVolume told =
        stores.update(
            statuses,
            "v",
            "status",
            (PersistentVolume old) ->
                old.toBuilder()
                    .status(status ->
                        status.phase("Available").lastPhaseTransitionTime(Time.ofEpochSecond(9)))
                    .build());
    PersistentVolume untold =
        stores.update(
            statuses,
            "v",
            "status",
            (PersistentVolume old) ->
                old.toBuilder().status(old.status().toBuilder().phase("Bound").build()).build());

    assertThat(told.status().lastPhaseTransitionTime()).isEqualTo(Time.ofEpochSecond(9));
    assertThat(untold.status().lastPhaseTransitionTime()).isEqualTo(Time.of(CoreStores.NOW));
  }

  private PersistentVolumeClaim claim(String source) {
    return stores.create(
        PersistentVolumeClaim.class,
        "persistentvolumeclaims",
        document(
            "PersistentVolumeClaim",
            """
            metadata: {name: c, namespace: ns}
            spec:
              accessModes: [ReadWriteOnce]
              resources: {requests: {storage: 1Gi}}
              %s
            """
                .formatted(source)),
        true);
  }

  @Test
  void sourcesOfAClaimFillInEachOther() {
    PersistentVolumeClaim old = claim("dataSource: {kind: PersistentVolumeClaim, name: x}");
    assertThat(old.status().phase()).isEqualTo("Pending");
    assertThat(old.spec().dataSourceRef())
        .isEqualTo(new TypedObjectReference(null, "PersistentVolumeClaim", "x", null));

    PersistentVolumeClaim newer = claim("dataSourceRef: {apiGroup: a.b, kind: Populator, name: w}");
    assertThat(newer.spec().dataSource())
        .isEqualTo(new TypedLocalObjectReference("a.b", "Populator", "w"));

    PersistentVolumeClaim dropped = claim("dataSource: {apiGroup: a.b, kind: Populator, name: w}");
    assertThat(dropped.spec().dataSource()).isNull();
    assertThat(dropped.spec().dataSourceRef()).isNull();
  }

  @Test
  void textOfASecretIsKeptWithItsData() {
    Secret secret =
        create(
            Secret.class,
            "secrets",
            "metadata: {name: s, namespace: ns}\ndata: {a: QQ==, b: Qg==}\nstringData: {a: z}");

    assertThat(secret.stringData()).isEmpty();
    assertThat(secret.data())
        .containsEntry("a", Bytes.ofUtf8("z"))
        .containsEntry("b", Bytes.ofUtf8("B"));
    Secret updated =
        stores.update("secrets", "s", (Secret old) -> old.toBuilder().type("").build());
    assertThat(updated.type()).isEqualTo("Opaque");
  }

  @Test
  void immutableConfigMapStaysAsItIs() {
    create(
        ConfigMap.class,
        "configmaps",
        "metadata: {name: c, namespace: ns}\nimmutable: true\ndata: {a: b}");

    assertThatThrownBy(() ->
            stores.update(
                "configmaps", "c", (ConfigMap old) -> old.toBuilder().addToData("a", "c").build()))
        .hasMessageContaining("data: Forbidden: field is immutable when `immutable` is set");
  }

  @Test
  void serviceAccountKeepsOnlyTheNamesOfSecrets() {
    ServiceAccount account =
        create(
            ServiceAccount.class,
            "serviceaccounts",
            "metadata: {name: a, namespace: ns}\nsecrets: [{name: s, namespace: x, uid: u}]");

    assertThat(account.secrets()).isEqualTo(List.of(ObjectReference.builder().name("s").build()));
  }

  @Test
  void limitsWithoutANameGetOne() {
    LimitRange range = create(LimitRange.class, "limitranges", "metadata: {namespace: ns}");

    assertThat(range.metadata().name()).hasSize(36);
  }

  @Test
  void newQuotaUsesNothing() {
    ResourceQuota quota =
        create(
            ResourceQuota.class,
            "resourcequotas",
            "metadata: {name: q, namespace: ns}\nspec: {hard: {pods: '1'}}\n"
                + "status: {used: {pods: '5'}}");

    assertThat(quota.status().used()).isEmpty();
  }

  @Test
  void eventsLiveForAWhile() {
    ResourceStore<Event> events = stores.of("", "events");

    assertThat(events.strategy().secondsToLive(Event.builder().build())).hasValue(3600);
    assertThat(events.strategy().createsOnUpdate()).isTrue();
    assertThat(events.strategy().names().check("A_b", false)).isEmpty();
  }

  @Test
  void eventsAreSelectedByWhoReportsThem() {
    Function<MetaObject, String> source =
        EventFields.ALL.getOrDefault("source", event -> "not found");

    assertThat(source.apply(Event.builder().reportingComponent("new").build())).isEqualTo("new");
    assertThat(
            source.apply(
                Event.builder()
                    .source(from -> from.component("old"))
                    .reportingComponent("new")
                    .build()))
        .isEqualTo("old");
  }
}
