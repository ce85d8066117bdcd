package dev.navarch.registry.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.BuiltInGroups;
import dev.navarch.api.apiregistration.v1.APIService;
import dev.navarch.api.apiregistration.v1.ServiceReference;
import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Endpoints;
import dev.navarch.api.core.v1.Service;
import dev.navarch.api.discovery.v1.EndpointSlice;
import dev.navarch.api.flowcontrol.v1.FlowSchema;
import dev.navarch.api.install.Release;
import dev.navarch.api.networking.v1.IPAddress;
import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.api.rbac.v1.ClusterRoleBinding;
import dev.navarch.api.rbac.v1.RoleRef;
import dev.navarch.apimachinery.meta.v1.ManagedFieldsEntry;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.certificates.CertificateAuthority;
import dev.navarch.apiserver.certificates.Certificates;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.generic.TestRegistry;
import dev.navarch.storage.KeyValue;
import dev.navarch.storage.Store;
import dev.navarch.storage.Txn;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What a server that starts makes of the objects that it finds. */
class BootstrapRepairTest {
  private static final Instant LATER = TestRegistry.NOW.plusSeconds(3600);
  private static final GroupVersion APPS = new GroupVersion("apps", "v1");
  private static final GroupVersion BATCH = new GroupVersion("batch", "v1");

  private final TestRegistry registry = new TestRegistry();
  private final Store store = registry.context().stores().store();

  @AfterEach
  void close() {
    registry.close();
  }

  private static BootstrapSettings settings(String range, String address, int port, String pem) {
    return new BootstrapSettings(List.of(range), address, port, LATER, pem);
  }

  private static List<MetaObject> objects(
      String range, String address, int port, String pem, GroupVersion... served) {
    return BootstrapObjects.all(
        settings(range, address, port, pem), List.of(served), Release.V1_36);
  }

  private static List<MetaObject> usual() {
    return objects("10.0.0.0/24", "192.0.2.10", 6443, "", APPS);
  }

  /** What a start does, one object after the other. */
  private void start(List<MetaObject> objects) {
    BootstrapRepair repair = new BootstrapRepair(registry.context().stores(), Time.of(LATER));
    for (MetaObject object : objects) {
      ResourceStore<?> resource = resource(object.groupVersionKind());
      Optional<KeyValue> stored = store.get(resource.key(name(object)));
      stored.ifPresent(value -> repair.found(resource, value, object));
    }
    for (MetaObject object : objects) {
      ResourceStore<?> resource = resource(object.groupVersionKind());
      if (repair.isMissed(object)) {
        store.commit(Txn.create(resource.key(name(object)), resource.model().toStorage(object)));
      }
    }
    repair.removeOutdated(objects);
  }

  private ResourceStore<?> resource(GroupVersionKind kind) {
    return registry
        .context()
        .stores()
        .of(BuiltInGroups.resource(kind).orElseThrow().name().groupResource());
  }

  private static ObjectName name(MetaObject object) {
    return new ObjectName(object.metadata().namespace(), object.metadata().name());
  }

  @SuppressWarnings("TypeParameterUnusedInFormals") // the resource decides
  private <T extends MetaObject> T get(
      String group, String resource, String namespace, String name) {
    ResourceStore<T> objects = registry.store(group, resource);
    return objects.require(new ObjectName(namespace, name));
  }

  private <T extends MetaObject> Optional<T> find(String group, String resource, String name) {
    ResourceStore<T> objects = registry.store(group, resource);
    return objects.get(new ObjectName("", name));
  }

  /** Somebody changes a stored object behind the server's back. */
  private <T extends MetaObject> void edit(
      String group, String resource, String name, UnaryOperator<T> change) {
    ResourceStore<T> objects = registry.store(group, resource);
    ObjectName object = new ObjectName("", name);
    T changed = change.apply(objects.require(object));
    store.commit(
        Txn.put(
            objects.key(object),
            objects
                .model()
                .toStorage(
                    changed.withMetadata(
                        changed.metadata().toBuilder().resourceVersion("").build()))));
  }

  @Test
  void aSecondStartWritesNothing() {
    start(usual());
    long before = store.revision();

    start(usual());

    assertThat(store.revision()).isEqualTo(before);
  }

  @Test
  void aRoleThatLostARuleGetsItBackAndTheServerOwnsTheRulesAgain() {
    start(usual());
    this.<ClusterRole>edit(
        "rbac.authorization.k8s.io",
        "clusterroles",
        "system:discovery",
        role ->
            role.toBuilder()
                .rules(List.of(RuleNotation.rule("get").at("/mine")))
                .metadata(
                    role.metadata().toBuilder()
                        .managedFields(
                            role.metadata().managedFields().stream()
                                .map(entry -> entry.toBuilder().manager("editor").build())
                                .toList())
                        .build())
                .build());

    start(usual());

    ClusterRole role = get("rbac.authorization.k8s.io", "clusterroles", "", "system:discovery");
    assertThat(role.rules().get(0).nonResourceURLs()).containsExactly("/mine");
    assertThat(role.rules()).anyMatch(rule -> rule.nonResourceURLs().contains("/version"));
    assertThat(role.metadata().managedFields())
        .extracting(ManagedFieldsEntry::manager)
        .containsExactlyInAnyOrder("editor", "kube-apiserver-1.36");
    assertThat(owned(role, "kube-apiserver-1.36")).isEqualTo("{\"f:rules\":{}}");
    assertThat(owned(role, "editor")).contains("f:metadata").doesNotContain("f:rules");
  }

  private static String owned(MetaObject object, String manager) {
    return object.metadata().managedFields().stream()
        .filter(entry -> entry.manager().equals(manager))
        .map(ManagedFieldsEntry::fieldsV1)
        .filter(Objects::nonNull)
        .map(fields -> fields.raw().utf8())
        .findFirst()
        .orElse("");
  }

  @Test
  void aBindingToAnotherRoleIsMadeAnew() {
    start(usual());
    ClusterRoleBinding before =
        get("rbac.authorization.k8s.io", "clusterrolebindings", "", "system:discovery");
    this.<ClusterRoleBinding>edit(
        "rbac.authorization.k8s.io",
        "clusterrolebindings",
        "system:discovery",
        binding ->
            binding.toBuilder()
                .roleRef(new RoleRef("rbac.authorization.k8s.io", "ClusterRole", "view"))
                .build());

    start(usual());

    ClusterRoleBinding after =
        get("rbac.authorization.k8s.io", "clusterrolebindings", "", "system:discovery");
    assertThat(after.roleRef()).isEqualTo(before.roleRef());
    assertThat(after.metadata().uid()).isNotEqualTo(before.metadata().uid());
  }

  @Test
  void aFlowSchemaIsPutBackUnderTheNameOfItsManagerAndCountsTheChange() {
    start(usual());
    this.<FlowSchema>edit(
        "flowcontrol.apiserver.k8s.io",
        "flowschemas",
        "probes",
        schema ->
            schema.toBuilder()
                .spec(schema.spec().toBuilder().matchingPrecedence(7).build())
                .build());

    start(usual());

    FlowSchema schema = get("flowcontrol.apiserver.k8s.io", "flowschemas", "", "probes");
    assertThat(schema.spec().matchingPrecedence()).isEqualTo(2);
    assertThat(schema.metadata().generation()).isEqualTo(2);
    assertThat(schema.status().conditions()).hasSize(1);
    assertThat(schema.metadata().managedFields())
        .extracting(ManagedFieldsEntry::manager)
        .containsExactlyInAnyOrder(
            "api-priority-and-fairness-config-consumer-v1",
            "api-priority-and-fairness-config-producer-v1");
  }

  @Test
  void flowSchemasOfAnotherReleaseGoUnlessSomebodyKeepsThem() {
    start(usual());
    FlowSchema model = FlowControlObjects.flowSchemas(LATER).getFirst();
    create(named(model, "old"));
    create(named(model, "kept", FlowControlReconciliation.AUTO_UPDATE, "false"));

    start(usual());

    assertThat(find("flowcontrol.apiserver.k8s.io", "flowschemas", "old")).isEmpty();
    assertThat(find("flowcontrol.apiserver.k8s.io", "flowschemas", "kept")).isPresent();
  }

  private static FlowSchema named(FlowSchema model, String name, String... annotation) {
    return model.toBuilder()
        .metadata(meta -> {
          meta.name(name);
          if (annotation.length == 2) {
            meta.addToAnnotations(annotation[0], annotation[1]);
          }
        })
        .build();
  }

  private void create(MetaObject object) {
    ResourceStore<?> resource = resource(object.groupVersionKind());
    store.commit(Txn.create(resource.key(name(object)), resource.model().toStorage(object)));
  }

  @Test
  void theServiceAndItsAddressesFollowTheServer() {
    start(usual());

    start(objects("10.0.0.0/24", "192.0.2.99", 7443, "", APPS));

    Service service = get("", "services", "default", "kubernetes");
    assertThat(service.spec().ports())
        .singleElement()
        .satisfies(port -> assertThat(port.targetPort()).isEqualTo(new IntOrString.Int(7443)));
    assertThat(service.spec().clusterIP()).isEqualTo("10.0.0.1");
    Endpoints endpoints = get("", "endpoints", "default", "kubernetes");
    assertThat(endpoints.subsets())
        .singleElement()
        .satisfies(subset -> {
          assertThat(subset.addresses()).extracting("ip").containsExactly("192.0.2.99");
          assertThat(subset.ports()).extracting("port").containsExactly(7443);
        });
    EndpointSlice slice = get("discovery.k8s.io", "endpointslices", "default", "kubernetes");
    assertThat(slice.endpoints().get(0).addresses()).containsExactly("192.0.2.99");
    assertThat(slice.ports()).extracting("port").containsExactly(7443);
    assertThat(slice.metadata().generation()).isEqualTo(2);
  }

  @Test
  void aSliceOfTheOtherAddressFamilyIsMadeAnew() {
    start(usual());

    start(objects("10.0.0.0/24", "2001:db8::5", 6443, "", APPS));

    EndpointSlice slice = get("discovery.k8s.io", "endpointslices", "default", "kubernetes");
    assertThat(slice.addressType()).isEqualTo("IPv6");
    assertThat(slice.metadata().generation()).isEqualTo(1);
  }

  @Test
  void anotherServiceRangeTakesNoAddressThatTheServiceDoesNotHave() {
    start(usual());

    start(objects("10.9.0.0/24", "192.0.2.10", 6443, "", APPS));

    Optional<IPAddress> other = find("networking.k8s.io", "ipaddresses", "10.9.0.1");
    assertThat(other).isEmpty();
    Service service = get("", "services", "default", "kubernetes");
    assertThat(service.spec().clusterIP()).isEqualTo("10.0.0.1");
  }

  @Test
  void theListOfWhatIsServedFollowsTheServer() {
    start(objects("10.0.0.0/24", "192.0.2.10", 6443, "", APPS));
    create(
        APIService.builder()
            .metadata(meta ->
                meta.name("v1.other.example.com")
                    .uid("1")
                    .addToLabels("kube-aggregator.kubernetes.io/automanaged", "onstart"))
            .spec(spec ->
                spec.group("other.example.com")
                    .version("v1")
                    .groupPriorityMinimum(1)
                    .versionPriority(1)
                    .service(new ServiceReference("default", "elsewhere", 443)))
            .build());
    this.<APIService>edit(
        "apiregistration.k8s.io",
        "apiservices",
        "v1.apps",
        entry ->
            entry.toBuilder().spec(entry.spec().toBuilder().versionPriority(99).build()).build());

    start(objects("10.0.0.0/24", "192.0.2.10", 6443, "", APPS, BATCH));

    APIService apps = get("apiregistration.k8s.io", "apiservices", "", "v1.apps");
    assertThat(apps.spec().versionPriority()).isEqualTo(15);
    assertThat(find("apiregistration.k8s.io", "apiservices", "v1.batch")).isPresent();

    start(objects("10.0.0.0/24", "192.0.2.10", 6443, "", BATCH));

    assertThat(find("apiregistration.k8s.io", "apiservices", "v1.apps")).isEmpty();
    assertThat(find("apiregistration.k8s.io", "apiservices", "v1.batch")).isPresent();
    assertThat(find("apiregistration.k8s.io", "apiservices", "v1.other.example.com")).isPresent();
  }

  @Test
  void anEntryThatSomebodyHasTakenOverStays() {
    start(usual());
    this.<APIService>edit(
        "apiregistration.k8s.io",
        "apiservices",
        "v1.apps",
        entry ->
            entry.toBuilder()
                .metadata(meta -> meta.labels(Map.of()))
                .spec(entry.spec().toBuilder().versionPriority(99).build())
                .build());

    start(usual());
    start(objects("10.0.0.0/24", "192.0.2.10", 6443, "", BATCH));

    APIService apps = get("apiregistration.k8s.io", "apiservices", "", "v1.apps");
    assertThat(apps.spec().versionPriority()).isEqualTo(99);
  }

  @Test
  void certificatesOfAllServersAreKeptUntilTheyAreOver() {
    String first = authority(TestRegistry.NOW, Duration.ofDays(1));
    String over = authority(TestRegistry.NOW.minus(Duration.ofDays(9)), Duration.ofDays(2));
    String second = authority(TestRegistry.NOW, Duration.ofDays(1));
    start(objects("10.0.0.0/24", "192.0.2.10", 6443, first + over, APPS));
    assertThat(authorities()).isEqualTo(first + over);

    start(objects("10.0.0.0/24", "192.0.2.10", 6443, second, APPS));
    assertThat(authorities()).isEqualTo(first + second);

    long before = store.revision();
    start(objects("10.0.0.0/24", "192.0.2.10", 6443, first, APPS));
    assertThat(authorities()).isEqualTo(first + second);
    assertThat(store.revision()).isEqualTo(before);
  }

  private String authorities() {
    ConfigMap map = get("", "configmaps", "kube-system", "extension-apiserver-authentication");
    return map.data().getOrDefault("client-ca-file", "");
  }

  private static String authority(Instant from, Duration lifetime) {
    return Certificates.toPem(
        CertificateAuthority.create("test", lifetime, InstantSource.fixed(from)).certificate());
  }

  @Test
  void whatIsMissingIsCreatedAndWhatIsBeingDeletedIsLeftAlone() {
    start(usual());
    ResourceStore<ClusterRole> roles = registry.store("rbac.authorization.k8s.io", "clusterroles");
    store.commit(Txn.delete(roles.key(new ObjectName("", "system:node"))));
    this.<ClusterRole>edit(
        "rbac.authorization.k8s.io",
        "clusterroles",
        "system:basic-user",
        role ->
            role.toBuilder()
                .metadata(meta ->
                    meta.deletionTimestamp(Time.of(LATER)).finalizers(List.of("example.com/x")))
                .rules(List.of())
                .build());

    start(usual());

    assertThat(roles.get(new ObjectName("", "system:node"))).isPresent();
    assertThat(roles.require(new ObjectName("", "system:basic-user")).rules()).isEmpty();
  }
}
