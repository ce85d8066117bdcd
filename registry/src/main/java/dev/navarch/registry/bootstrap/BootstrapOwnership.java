package dev.navarch.registry.bootstrap;

import dev.navarch.api.apiregistration.v1.APIService;
import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Endpoints;
import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.Service;
import dev.navarch.api.discovery.v1.EndpointSlice;
import dev.navarch.api.flowcontrol.v1.FlowSchema;
import dev.navarch.api.flowcontrol.v1.LimitedPriorityLevelConfiguration;
import dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration;
import dev.navarch.api.install.Release;
import dev.navarch.api.networking.v1.IPAddress;
import dev.navarch.api.networking.v1.ServiceCIDR;
import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.api.rbac.v1.ClusterRoleBinding;
import dev.navarch.api.rbac.v1.Role;
import dev.navarch.api.rbac.v1.RoleBinding;
import dev.navarch.api.scheduling.v1.PriorityClass;
import dev.navarch.apimachinery.meta.v1.ManagedFieldsEntry;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.FieldsV1;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import java.util.Map;

/**
 * What the server puts on record about the first objects when it creates them, above all who owns
 * which fields.
 *
 * <p>The account is written down per kind, not worked out from the objects: that would be most of
 * the work of a start. A test compares the two. For the same reason there are no switches over
 * types and no joined texts here, which the JVM has to prepare where it first meets them.
 */
final class BootstrapOwnership {
  static final String PRODUCER = "api-priority-and-fairness-config-producer-v1";
  static final String CONSUMER = "api-priority-and-fairness-config-consumer-v1";
  static final String RANGES = "kubernetes-service-cidr-controller";

  private static final String LEAF = "\":{}";
  private static final String STATUS = "status";

  private static final String PRIORITY_CLASS =
      "\"f:description\":{},\"f:preemptionPolicy\":{},\"f:value\":{}";
  private static final String AGGREGATION =
      "\"f:aggregationRule\":{\".\":{},\"f:clusterRoleSelectors\":{}}";
  private static final String RULES = "\"f:rules\":{}";
  private static final String BINDING = "\"f:roleRef\":{},\"f:subjects\":{}";
  private static final String UNBOUND = "\"f:roleRef\":{}";
  private static final String API_SERVICE =
      "\"f:spec\":{\"f:group\":{},\"f:groupPriorityMinimum\":{},\"f:version\":{},"
          + "\"f:versionPriority\":{}}";
  private static final String CORE_API_SERVICE =
      "\"f:spec\":{\"f:groupPriorityMinimum\":{},\"f:version\":{},\"f:versionPriority\":{}}";
  private static final String SERVICE_RANGE = "\"f:spec\":{\"f:cidrs\":{}}";
  private static final String ADDRESS =
      "\"f:spec\":{\"f:parentRef\":{\".\":{},\"f:name\":{},\"f:namespace\":{},\"f:resource\":{}}}";
  private static final String SERVICE =
      "\"f:spec\":{\"f:clusterIP\":{},\"f:internalTrafficPolicy\":{},\"f:ipFamilyPolicy\":{},"
          + "\"f:ports\":{\".\":{},\"k:{\\\"port\\\":443,\\\"protocol\\\":\\\"TCP\\\"}\":{\".\":{},"
          + "\"f:name\":{},\"f:port\":{},\"f:protocol\":{},\"f:targetPort\":{}}},"
          + "\"f:sessionAffinity\":{},\"f:type\":{}}";
  private static final String SUBSETS = "\"f:subsets\":{}";
  private static final String ENDPOINTS = "\"f:addressType\":{},\"f:endpoints\":{}";
  private static final String ENDPOINT_PORTS = "\"f:ports\":{}";
  private static final String SCHEMA =
      "\"f:spec\":{\"f:matchingPrecedence\":{},\"f:priorityLevelConfiguration\":{\"f:name\":{}},"
          + "\"f:rules\":{}}";
  private static final String DISTINGUISHING_SCHEMA =
      "\"f:spec\":{\"f:distinguisherMethod\":{\".\":{},\"f:type\":{}},\"f:matchingPrecedence\":{},"
          + "\"f:priorityLevelConfiguration\":{\"f:name\":{}},\"f:rules\":{}}";
  private static final String EXEMPT_LEVEL =
      "\"f:spec\":{\"f:exempt\":{\".\":{},\"f:lendablePercent\":{},"
          + "\"f:nominalConcurrencyShares\":{}},\"f:type\":{}}";
  private static final String REJECTING_LEVEL =
      "\"f:spec\":{\"f:limited\":{\".\":{},\"f:lendablePercent\":{},\"f:limitResponse\":{\".\":{},"
          + "\"f:type\":{}},\"f:nominalConcurrencyShares\":{}},\"f:type\":{}}";
  private static final String QUEUING_LEVEL =
      "\"f:spec\":{\"f:limited\":{\".\":{},\"f:lendablePercent\":{},\"f:limitResponse\":{\".\":{},"
          + "\"f:queuing\":{\".\":{},\"f:handSize\":{},\"f:queueLengthLimit\":{},\"f:queues\":{}},"
          + "\"f:type\":{}},\"f:nominalConcurrencyShares\":{}},\"f:type\":{}}";

  private static final FieldsV1 SCHEMA_STATUS =
      fields(
          "{\"f:status\":{\"f:conditions\":{\"k:{\\\"type\\\":\\\"Dangling\\\"}\":{\".\":{},"
              + "\"f:lastTransitionTime\":{},\"f:message\":{},\"f:reason\":{},\"f:status\":{},"
              + "\"f:type\":{}}}}}");
  private static final FieldsV1 SERVICE_RANGE_STATUS =
      fields(
          "{\"f:status\":{\"f:conditions\":{\"k:{\\\"type\\\":\\\"Ready\\\"}\":{\".\":{},"
              + "\"f:lastTransitionTime\":{},\"f:message\":{},\"f:status\":{},\"f:type\":{}}}}}");

  private final String server;
  private final Time now;
  private final FreshUids uids = new FreshUids();
  private final StringBuilder text = new StringBuilder(512);

  /** Starts the account of one server. Belongs to one thread. */
  BootstrapOwnership(Release release, Time now) {
    this.server = serverOf(release);
    this.now = now;
  }

  /** What a server of a release is called as the owner of fields. */
  static String serverOf(Release release) {
    return "kube-apiserver-".concat(release.toString());
  }

  /** A new object with a uid, the time of its creation, and its owners. */
  MetaObject recorded(MetaObject object) {
    return switch (object.groupVersionKind().kind()) {
      case "Namespace" -> {
        Namespace namespace = (Namespace) object;
        yield namespace.toBuilder().metadata(byServer(object, "", "")).build();
      }
      case "PriorityClass" -> {
        PriorityClass priority = (PriorityClass) object;
        yield priority.toBuilder().metadata(byServer(object, PRIORITY_CLASS, "")).build();
      }
      case "ClusterRole" -> {
        ClusterRole role = (ClusterRole) object;
        ObjectMeta meta =
            role.aggregationRule() == null
                ? byServer(object, "", RULES)
                : byServer(object, AGGREGATION, "");
        yield role.toBuilder().metadata(meta).build();
      }
      case "Role" -> {
        Role role = (Role) object;
        yield role.toBuilder().metadata(byServer(object, "", RULES)).build();
      }
      case "ClusterRoleBinding" -> {
        ClusterRoleBinding binding = (ClusterRoleBinding) object;
        String fields = binding.subjects().isEmpty() ? UNBOUND : BINDING;
        yield binding.toBuilder().metadata(byServer(object, "", fields)).build();
      }
      case "RoleBinding" -> {
        RoleBinding binding = (RoleBinding) object;
        String fields = binding.subjects().isEmpty() ? UNBOUND : BINDING;
        yield binding.toBuilder().metadata(byServer(object, "", fields)).build();
      }
      case "FlowSchema" -> {
        FlowSchema schema = (FlowSchema) object;
        ManagedFieldsEntry status = entry(object, CONSUMER, "Apply", SCHEMA_STATUS, STATUS);
        FieldsV1 fields = fields("", object.metadata(), spec(schema));
        ManagedFieldsEntry spec = entry(object, PRODUCER, "Update", fields, "");
        yield schema.toBuilder().metadata(by(object, List.of(status, spec))).build();
      }
      case "PriorityLevelConfiguration" -> {
        PriorityLevelConfiguration level = (PriorityLevelConfiguration) object;
        FieldsV1 fields = fields("", object.metadata(), spec(level));
        ManagedFieldsEntry spec = entry(object, PRODUCER, "Update", fields, "");
        yield level.toBuilder().metadata(by(object, List.of(spec))).build();
      }
      case "APIService" -> {
        APIService service = (APIService) object;
        String fields = service.spec().group().isEmpty() ? CORE_API_SERVICE : API_SERVICE;
        yield service.toBuilder().metadata(byServer(object, "", fields)).build();
      }
      case "ConfigMap" -> {
        ConfigMap map = (ConfigMap) object;
        yield map.toBuilder().metadata(byServer(object, data(map), "")).build();
      }
      case "ServiceCIDR" -> {
        ServiceCIDR range = (ServiceCIDR) object;
        ManagedFieldsEntry status = entry(object, RANGES, "Apply", SERVICE_RANGE_STATUS, STATUS);
        FieldsV1 fields = fields("", object.metadata(), SERVICE_RANGE);
        ManagedFieldsEntry spec = entry(object, server, "Update", fields, "");
        yield range.toBuilder().metadata(by(object, List.of(status, spec))).build();
      }
      case "IPAddress" -> {
        IPAddress address = (IPAddress) object;
        yield address.toBuilder().metadata(byServer(object, "", ADDRESS)).build();
      }
      case "Service" -> {
        Service service = (Service) object;
        yield service.toBuilder().metadata(byServer(object, "", SERVICE)).build();
      }
      case "Endpoints" -> {
        Endpoints endpoints = (Endpoints) object;
        yield endpoints.toBuilder().metadata(byServer(object, "", SUBSETS)).build();
      }
      case "EndpointSlice" -> {
        EndpointSlice slice = (EndpointSlice) object;
        yield slice.toBuilder().metadata(byServer(object, ENDPOINTS, ENDPOINT_PORTS)).build();
      }
      default -> throw new IllegalArgumentException("no cluster begins with " + object);
    };
  }

  private static String spec(FlowSchema schema) {
    return schema.spec().distinguisherMethod() == null ? SCHEMA : DISTINGUISHING_SCHEMA;
  }

  private static String spec(PriorityLevelConfiguration level) {
    LimitedPriorityLevelConfiguration limited = level.spec().limited();
    if (limited == null) {
      return EXEMPT_LEVEL;
    }
    return limited.limitResponse().queuing() == null ? REJECTING_LEVEL : QUEUING_LEVEL;
  }

  private String data(ConfigMap map) {
    text.setLength(0);
    keys("data", map.data());
    return text.toString();
  }

  private ObjectMeta byServer(MetaObject object, String before, String after) {
    FieldsV1 fields = fields(before, object.metadata(), after);
    return by(object, List.of(entry(object, server, "Update", fields, "")));
  }

  private ObjectMeta by(MetaObject object, List<ManagedFieldsEntry> owners) {
    return object.metadata().toBuilder()
        .uid(uids.next())
        .creationTimestamp(now)
        .managedFields(owners)
        .build();
  }

  private ManagedFieldsEntry entry(
      MetaObject object, String manager, String operation, FieldsV1 fields, String subresource) {
    GroupVersionKind kind = object.groupVersionKind();
    String version =
        kind.group().isEmpty() ? kind.version() : kind.group().concat("/").concat(kind.version());
    return new ManagedFieldsEntry(
        manager, operation, version, now, "FieldsV1", fields, subresource);
  }

  /** The keys of labels and annotations between what comes before and after metadata. */
  private FieldsV1 fields(String before, ObjectMeta meta, String after) {
    text.setLength(0);
    text.append('{').append(before);
    if (!meta.labels().isEmpty() || !meta.annotations().isEmpty()) {
      next();
      text.append("\"f:metadata\":{");
      keys("annotations", meta.annotations());
      keys("labels", meta.labels());
      text.append('}');
    }
    if (!after.isEmpty()) {
      next();
      text.append(after);
    }
    return fields(text.append('}').toString());
  }

  /** Keys of API maps come in order, and those here need no escapes. */
  private void keys(String field, Map<String, String> map) {
    if (map.isEmpty()) {
      return;
    }
    next();
    text.append("\"f:").append(field).append("\":{\".\":{}");
    for (String key : map.keySet()) {
      text.append(",\"f:").append(key).append(LEAF);
    }
    text.append('}');
  }

  private void next() {
    int length = text.length();
    if (length > 0 && text.charAt(length - 1) != '{') {
      text.append(',');
    }
  }

  private static FieldsV1 fields(String json) {
    return new FieldsV1(Bytes.ofUtf8(json));
  }
}
