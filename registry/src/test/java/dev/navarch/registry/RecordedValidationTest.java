package dev.navarch.registry;

import static dev.navarch.registry.validation.Received.texts;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.admissionregistration.v1.MutatingAdmissionPolicy;
import dev.navarch.api.admissionregistration.v1.MutatingAdmissionPolicyBinding;
import dev.navarch.api.admissionregistration.v1.ValidatingAdmissionPolicy;
import dev.navarch.api.admissionregistration.v1.ValidatingAdmissionPolicyBinding;
import dev.navarch.api.apiregistration.v1.APIService;
import dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler;
import dev.navarch.api.coordination.v1.Lease;
import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Endpoints;
import dev.navarch.api.core.v1.Event;
import dev.navarch.api.core.v1.LimitRange;
import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.Node;
import dev.navarch.api.core.v1.PersistentVolume;
import dev.navarch.api.core.v1.PersistentVolumeClaim;
import dev.navarch.api.core.v1.ResourceQuota;
import dev.navarch.api.core.v1.Secret;
import dev.navarch.api.core.v1.Service;
import dev.navarch.api.core.v1.ServiceAccount;
import dev.navarch.api.core.v1.ServiceSpec;
import dev.navarch.api.discovery.v1.EndpointSlice;
import dev.navarch.api.flowcontrol.v1.FlowSchema;
import dev.navarch.api.networking.v1.Ingress;
import dev.navarch.api.networking.v1.IngressClass;
import dev.navarch.api.networking.v1.NetworkPolicy;
import dev.navarch.api.policy.v1.PodDisruptionBudget;
import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.api.rbac.v1.ClusterRoleBinding;
import dev.navarch.api.rbac.v1.Role;
import dev.navarch.api.rbac.v1.RoleBinding;
import dev.navarch.api.resource.v1.ResourceSlice;
import dev.navarch.api.scheduling.v1.PriorityClass;
import dev.navarch.api.storage.v1.CSIStorageCapacity;
import dev.navarch.api.storage.v1.StorageClass;
import dev.navarch.api.storage.v1.VolumeAttachment;
import dev.navarch.api.storage.v1.VolumeAttributesClass;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.apiserver.validation.NameKind;
import dev.navarch.apiserver.validation.ObjectMetaValidation;
import dev.navarch.registry.admissionregistration.mutatingadmissionpolicy.MutatingAdmissionPolicyValidation;
import dev.navarch.registry.admissionregistration.mutatingadmissionpolicybinding.MutatingAdmissionPolicyBindingValidation;
import dev.navarch.registry.admissionregistration.validatingadmissionpolicy.ValidatingAdmissionPolicyValidation;
import dev.navarch.registry.admissionregistration.validatingadmissionpolicybinding.ValidatingAdmissionPolicyBindingValidation;
import dev.navarch.registry.apiregistration.apiservice.ApiServiceValidation;
import dev.navarch.registry.autoscaling.horizontalpodautoscaler.HorizontalPodAutoscalerValidation;
import dev.navarch.registry.coordination.lease.LeaseValidation;
import dev.navarch.registry.core.configmap.ConfigMapValidation;
import dev.navarch.registry.core.endpoints.EndpointsValidation;
import dev.navarch.registry.core.event.EventValidation;
import dev.navarch.registry.core.limitrange.LimitRangeValidation;
import dev.navarch.registry.core.namespace.NamespaceValidation;
import dev.navarch.registry.core.node.NodeValidation;
import dev.navarch.registry.core.persistentvolume.PersistentVolumeValidation;
import dev.navarch.registry.core.persistentvolumeclaim.PersistentVolumeClaimValidation;
import dev.navarch.registry.core.resourcequota.ResourceQuotaValidation;
import dev.navarch.registry.core.secret.SecretValidation;
import dev.navarch.registry.core.service.ClusterIpValidation;
import dev.navarch.registry.core.service.ServiceValidation;
import dev.navarch.registry.core.serviceaccount.ServiceAccountValidation;
import dev.navarch.registry.discovery.endpointslice.EndpointSliceValidation;
import dev.navarch.registry.flowcontrol.flowschema.FlowSchemaValidation;
import dev.navarch.registry.networking.ingress.IngressValidation;
import dev.navarch.registry.networking.ingressclass.IngressClassValidation;
import dev.navarch.registry.networking.networkpolicy.NetworkPolicyValidation;
import dev.navarch.registry.policy.poddisruptionbudget.PodDisruptionBudgetValidation;
import dev.navarch.registry.rbac.clusterrole.ClusterRoleValidation;
import dev.navarch.registry.rbac.clusterrolebinding.ClusterRoleBindingValidation;
import dev.navarch.registry.rbac.role.RoleValidation;
import dev.navarch.registry.rbac.rolebinding.RoleBindingValidation;
import dev.navarch.registry.resource.resourceslice.ResourceSliceValidation;
import dev.navarch.registry.scheduling.priorityclass.PriorityClassValidation;
import dev.navarch.registry.storage.csistoragecapacity.CsiStorageCapacityValidation;
import dev.navarch.registry.storage.storageclass.StorageClassValidation;
import dev.navarch.registry.storage.volumeattachment.VolumeAttachmentValidation;
import dev.navarch.registry.storage.volumeattributesclass.VolumeAttributesClassValidation;
import dev.navarch.registry.validation.Received;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Every object that a Kubernetes API server was recorded to accept or to find invalid when it was
 * created or changed, found the same here: the same fields, reasons and words, in the same order.
 */
class RecordedValidationTest {
  private record Kind(
      NameCheck names,
      Function<MetaObject, List<FieldError>> create,
      BiFunction<MetaObject, MetaObject, List<FieldError>> update) {}

  private static final Map<Class<?>, Kind> KINDS = new HashMap<>();

  private static <T extends MetaObject> void kind(
      Class<T> type,
      NameCheck names,
      Function<T, List<FieldError>> create,
      BiFunction<T, T, List<FieldError>> update) {
    KINDS.put(
        type,
        new Kind(
            names,
            object -> create.apply(type.cast(object)),
            (object, old) -> update.apply(type.cast(object), type.cast(old))));
  }

  private static <T extends MetaObject> void kind(
      Class<T> type,
      Function<T, List<FieldError>> create,
      BiFunction<T, T, List<FieldError>> update) {
    kind(type, NameKind.DNS_SUBDOMAIN, create, update);
  }

  static {
    kind(ConfigMap.class, ConfigMapValidation::create, ConfigMapValidation::update);
    kind(Endpoints.class, EndpointsValidation::create, EndpointsValidation::update);
    kind(LimitRange.class, LimitRangeValidation::create, LimitRangeValidation::update);
    kind(
        Namespace.class,
        NamespaceValidation.NAMES,
        NamespaceValidation::create,
        NamespaceValidation::update);
    kind(Node.class, NodeValidation::create, NodeValidation::update);
    kind(
        PersistentVolume.class,
        PersistentVolumeValidation::create,
        PersistentVolumeValidation::update);
    kind(
        PersistentVolumeClaim.class,
        PersistentVolumeClaimValidation::create,
        PersistentVolumeClaimValidation::update);
    kind(ResourceQuota.class, ResourceQuotaValidation::create, ResourceQuotaValidation::update);
    kind(Secret.class, SecretValidation::create, SecretValidation::update);
    kind(
        Service.class,
        ServiceValidation.NAMES,
        ServiceValidation::create,
        ServiceValidation::update);
    kind(ServiceAccount.class, ServiceAccountValidation::create, ServiceAccountValidation::update);
    kind(Role.class, RoleValidation.NAMES, RoleValidation::create, RoleValidation::update);
    kind(
        ClusterRole.class,
        ClusterRoleValidation.NAMES,
        ClusterRoleValidation::create,
        ClusterRoleValidation::update);
    kind(
        RoleBinding.class,
        RoleBindingValidation.NAMES,
        RoleBindingValidation::create,
        RoleBindingValidation::update);
    kind(
        ClusterRoleBinding.class,
        ClusterRoleBindingValidation.NAMES,
        ClusterRoleBindingValidation::create,
        ClusterRoleBindingValidation::update);
    kind(Lease.class, LeaseValidation::create, LeaseValidation::update);
    kind(PriorityClass.class, PriorityClassValidation::create, PriorityClassValidation::update);
    kind(Ingress.class, IngressValidation::create, IngressValidation::update);
    kind(IngressClass.class, IngressClassValidation::create, IngressClassValidation::update);
    kind(NetworkPolicy.class, NetworkPolicyValidation::create, NetworkPolicyValidation::update);
    kind(
        PodDisruptionBudget.class,
        PodDisruptionBudgetValidation.NAMES,
        PodDisruptionBudgetValidation::create,
        PodDisruptionBudgetValidation::update);
    kind(
        HorizontalPodAutoscaler.class,
        HorizontalPodAutoscalerValidation::create,
        HorizontalPodAutoscalerValidation::update);
    kind(EndpointSlice.class, EndpointSliceValidation::create, EndpointSliceValidation::update);
    kind(StorageClass.class, StorageClassValidation::create, StorageClassValidation::update);
    kind(
        CSIStorageCapacity.class,
        CsiStorageCapacityValidation::create,
        CsiStorageCapacityValidation::update);
    kind(
        VolumeAttachment.class,
        VolumeAttachmentValidation::create,
        VolumeAttachmentValidation::update);
    kind(
        VolumeAttributesClass.class,
        VolumeAttributesClassValidation::create,
        VolumeAttributesClassValidation::update);
    kind(FlowSchema.class, FlowSchemaValidation::create, FlowSchemaValidation::update);
    kind(
        ValidatingAdmissionPolicy.class,
        ValidatingAdmissionPolicyValidation::create,
        ValidatingAdmissionPolicyValidation::update);
    kind(
        ValidatingAdmissionPolicyBinding.class,
        ValidatingAdmissionPolicyBindingValidation::create,
        ValidatingAdmissionPolicyBindingValidation::update);
    kind(
        MutatingAdmissionPolicy.class,
        MutatingAdmissionPolicyValidation::create,
        MutatingAdmissionPolicyValidation::update);
    kind(
        MutatingAdmissionPolicyBinding.class,
        MutatingAdmissionPolicyBindingValidation::create,
        MutatingAdmissionPolicyBindingValidation::update);
    kind(ResourceSlice.class, ResourceSliceValidation::create, ResourceSliceValidation::update);
    kind(APIService.class, ApiServiceValidation::create, ApiServiceValidation::update);
  }

  @Test
  void whatKubernetesFindsIsFound() throws IOException {
    List<String> differences = new ArrayList<>();
    int valid = 0;
    int invalid = 0;
    for (var scenario : RecordedExchange.scenarios().entrySet()) {
      Map<String, Map<?, ?>> stored = new HashMap<>();
      for (RecordedExchange exchange : scenario.getValue()) {
        List<String> expected = exchange.errors();
        Optional<List<String>> found = found(exchange, stored);
        remember(exchange, stored);
        if (found.isEmpty() || expected.stream().anyMatch(text -> isOfOtherMatters(text))) {
          continue;
        }
        if (!sameInSomeOrder(found.get(), expected)) {
          differences.add(
              "%s %s %s%n  here:  %s%n  there: %s"
                  .formatted(
                      scenario.getKey(),
                      exchange.method(),
                      exchange.body(),
                      found.get(),
                      expected));
        }
        if (expected.isEmpty()) {
          valid++;
        } else {
          invalid++;
        }
      }
    }

    assertThat(differences).isEmpty();
    assertThat(valid).isGreaterThan(200);
    assertThat(invalid).isGreaterThan(150);
  }

  /** Keeps what an answer says is stored now, by the path of the object. */
  private static void remember(RecordedExchange exchange, Map<String, Map<?, ?>> stored) {
    if (exchange.status() < 300
        && !exchange.query().contains("dryRun")
        && !exchange.answeredName().isEmpty()) {
      String path = exchange.path();
      switch (exchange.method()) {
        case "POST" -> stored.put(path + "/" + exchange.answeredName(), exchange.answer());
        case "PUT", "PATCH", "GET" -> stored.put(path, exchange.answer());
        default -> stored.remove(path);
      }
    }
  }

  /** What is wrong with the object that a request creates or changes, if it does either. */
  private static Optional<List<String>> found(
      RecordedExchange exchange, Map<String, Map<?, ?>> stored) {
    boolean judged = List.of(200, 201, 422).contains(exchange.status());
    if (!judged || exchange.isOfSubresource()) {
      return Optional.empty();
    }
    if (exchange.method().equals("POST")) {
      return read(exchange.body(), exchange).map(object -> created(object, exchange));
    }
    Map<?, ?> before = stored.get(exchange.path());
    if (before == null
        || !exchange.method().equals("PATCH")
        || !exchange.contentType().equals("application/merge-patch+json")) {
      return Optional.empty();
    }
    return read(merged(before, exchange.body()), exchange)
        .filter(object -> !(object instanceof Service) || exchange.status() == 422)
        .flatMap(object -> read(before, exchange).map(old -> changed(object, old)));
  }

  private static Map<?, ?> merged(@Nullable Object target, Map<?, ?> patch) {
    Map<Object, @Nullable Object> result =
        new LinkedHashMap<>(target instanceof Map<?, ?> object ? object : Map.of());
    patch.forEach((key, value) -> {
      switch (value) {
        case Map<?, ?> changes -> result.put(key, merged(result.get(key), changes));
        case null -> result.remove(key);
        default -> result.put(key, value);
      }
    });
    return result;
  }

  /** Maps have no order there: where several keys are bad, any order will do. */
  private static boolean sameInSomeOrder(List<String> found, List<String> expected) {
    return found.equals(expected)
        || (found.stream().sorted().toList().equals(expected.stream().sorted().toList())
            && expected.stream().anyMatch(error -> error.startsWith("metadata.annotations")));
  }

  private static List<String> created(MetaObject object, RecordedExchange exchange) {
    MetaObject prepared = prepared(object);
    if (prepared instanceof Event event) {
      return texts(EventValidation.create(event, version(exchange.path())));
    }
    Kind kind = kindOf(object);
    List<FieldError> errors = new ArrayList<>();
    boolean namespaced = !exchange.namespace().isEmpty();
    NameCheck names =
        prepared instanceof APIService service ? ApiServiceValidation.names(service) : kind.names();
    errors.addAll(ObjectMetaValidation.create(prepared.metadata(), namespaced, names));
    errors.addAll(ObjectMetaValidation.finalizerNames(prepared.metadata()));
    errors.addAll(kind.create().apply(prepared));
    return texts(errors);
  }

  private static Kind kindOf(MetaObject object) {
    return requireNonNull(KINDS.get(object.getClass()));
  }

  private static List<String> changed(MetaObject sent, MetaObject old) {
    MetaObject object = prepared(sent.withMetadata(kept(sent.metadata(), old.metadata())));
    if (object instanceof Service service && !ClusterIpValidation.check(service).isEmpty()) {
      return texts(ClusterIpValidation.check(service));
    }
    List<FieldError> errors = new ArrayList<>();
    errors.addAll(ObjectMetaValidation.update(object.metadata(), old.metadata()));
    errors.addAll(ObjectMetaValidation.update(object.metadata(), old.metadata()));
    errors.addAll(ObjectMetaValidation.finalizerNames(object.metadata()));
    if (!(object instanceof Event)) {
      errors.addAll(kindOf(object).update().apply(object, prepared(old)));
    }
    return texts(errors);
  }

  /** Metadata as a server completes it from what is stored. */
  private static ObjectMeta kept(ObjectMeta meta, ObjectMeta old) {
    boolean deleted = old.deletionTimestamp() != null;
    return meta.toBuilder()
        .creationTimestamp(old.creationTimestamp())
        .deletionTimestamp(deleted ? old.deletionTimestamp() : meta.deletionTimestamp())
        .managedFields(old.managedFields())
        .build();
  }

  private static GroupVersion version(String path) {
    List<String> parts = List.of(path.split("/", 5));
    return parts.get(1).equals("api")
        ? new GroupVersion("", parts.get(2))
        : new GroupVersion(parts.get(2), parts.get(3));
  }

  /** What a server fills in or takes out before it validates. */
  private static MetaObject prepared(MetaObject object) {
    return switch (object) {
      case Service service -> {
        ServiceSpec spec = service.spec();
        boolean lone = spec.clusterIPs().isEmpty() && !spec.clusterIP().isEmpty();
        yield lone
            ? service.toBuilder().spec(s -> s.clusterIPs(List.of(spec.clusterIP()))).build()
            : service;
      }
      case Secret secret -> {
        Map<String, Bytes> data = new TreeMap<>(secret.data());
        secret.stringData().forEach((key, text) -> data.put(key, Bytes.ofUtf8(text)));
        yield secret.toBuilder().data(data).build();
      }
      case Lease lease -> lease.toBuilder().spec(s -> s.strategy(null)).build();
      case Namespace namespace -> {
        Map<String, String> labels = new TreeMap<>(namespace.metadata().labels());
        labels.put("kubernetes.io/metadata.name", namespace.metadata().name());
        yield namespace.toBuilder().metadata(m -> m.labels(labels)).build();
      }
      default -> object;
    };
  }

  /** The object in a body, if it can be read and is of a kind that is known here. */
  private static Optional<MetaObject> read(Map<?, ?> body, RecordedExchange exchange) {
    try {
      return Received.object(JsonTree.toBytes(body)) instanceof MetaObject object
              && (KINDS.containsKey(object.getClass()) || object instanceof Event)
          ? Optional.of(object.withMetadata(named(object.metadata(), exchange)))
          : Optional.empty();
    } catch (RuntimeException unreadable) {
      return Optional.empty();
    }
  }

  private static ObjectMeta named(ObjectMeta meta, RecordedExchange exchange) {
    boolean generated = meta.name().isEmpty() && !meta.generateName().isEmpty();
    String name = generated ? meta.generateName() + "x1234" : meta.name();
    return meta.toBuilder().name(name).namespace(exchange.namespace()).build();
  }

  /** Findings of admission, of options, of decoding and of what allocates addresses. */
  private static boolean isOfOtherMatters(String text) {
    return text.startsWith("null:")
        || text.startsWith("dryRun:")
        || text.startsWith("fieldManager:")
        || text.startsWith("fieldValidation:")
        || text.startsWith("force:")
        || text.startsWith("patch:")
        || text.startsWith("metadata.labels[pod-security")
        || text.contains("UID#")
        || text.contains("failed to allocate")
        || text.contains("not configured");
  }
}
