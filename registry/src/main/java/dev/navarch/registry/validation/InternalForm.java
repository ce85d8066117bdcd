package dev.navarch.registry.validation;

import dev.navarch.api.core.v1.PodSecurityContext;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.VolumeSource;
import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.descriptor.FieldDescriptor;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.RawJson;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Objects as Kubernetes' messages show them. Its server validates types that have no JSON names, so
 * that a message repeats them under the names of their Go fields, with everything that is not set:
 * {@code {"Type":"X","RollingUpdate":null}}. Shared metadata types keep their JSON form.
 */
public final class InternalForm {
  private static final String API_TYPES = "dev.navarch.api.";

  /** Go names that are not the JSON name with its first letter in upper case. */
  private static final Map<String, String> GO_NAMES =
      Map.ofEntries(
          Map.entry("apiGroup", "APIGroup"),
          Map.entry("apiGroups", "APIGroups"),
          Map.entry("apiVersion", "APIVersion"),
          Map.entry("awsElasticBlockStore", "AWSElasticBlockStore"),
          Map.entry("cephfs", "CephFS"),
          Map.entry("chapAuthDiscovery", "DiscoveryCHAPAuth"),
          Map.entry("chapAuthSession", "SessionCHAPAuth"),
          Map.entry("cidr", "CIDR"),
          Map.entry("cidrs", "CIDRs"),
          Map.entry("csi", "CSI"),
          Map.entry("diskURI", "DataDiskURI"),
          Map.entry("dnsConfig", "DNSConfig"),
          Map.entry("dnsPolicy", "DNSPolicy"),
          Map.entry("fc", "FC"),
          Map.entry("fsGroup", "FSGroup"),
          Map.entry("fsGroupChangePolicy", "FSGroupChangePolicy"),
          Map.entry("fsType", "FSType"),
          Map.entry("gcePersistentDisk", "GCEPersistentDisk"),
          Map.entry("gid", "GID"),
          Map.entry("gmsaCredentialSpec", "GMSACredentialSpec"),
          Map.entry("gmsaCredentialSpecName", "GMSACredentialSpecName"),
          Map.entry("grpc", "GRPC"),
          Map.entry("http", "HTTP"),
          Map.entry("httpGet", "HTTPGet"),
          Map.entry("httpHeaders", "HTTPHeaders"),
          Map.entry("ip", "IP"),
          Map.entry("ipBlock", "IPBlock"),
          Map.entry("ipFamilies", "IPFamilies"),
          Map.entry("ipFamilyPolicy", "IPFamilyPolicy"),
          Map.entry("ipMode", "IPMode"),
          Map.entry("iqn", "IQN"),
          Map.entry("iscsi", "ISCSI"),
          Map.entry("iscsiInterface", "ISCSIInterface"),
          Map.entry("lastState", "LastTerminationState"),
          Map.entry("nfs", "NFS"),
          Map.entry("os", "OS"),
          Map.entry("pdName", "PDName"),
          Map.entry("qosClass", "QOSClass"),
          Map.entry("rbd", "RBD"),
          Map.entry("seLinuxChangePolicy", "SELinuxChangePolicy"),
          Map.entry("seLinuxOptions", "SELinuxOptions"),
          Map.entry("sslEnabled", "SSLEnabled"),
          Map.entry("storageos", "StorageOS"),
          Map.entry("tcpSocket", "TCPSocket"),
          Map.entry("tls", "TLS"),
          Map.entry("ttlSecondsAfterFinished", "TTLSecondsAfterFinished"),
          Map.entry("tty", "TTY"),
          Map.entry("uid", "UID"),
          Map.entry("wwids", "WWIDs"),
          Map.entry("GlusterfsVolumeSource.endpoints", "EndpointsName"),
          Map.entry("RBDVolumeSource.image", "RBDImage"),
          Map.entry("RBDVolumeSource.monitors", "CephMonitors"),
          Map.entry("RBDVolumeSource.pool", "RBDPool"),
          Map.entry("RBDVolumeSource.user", "RadosUser"));

  /** The order of fields where it is not that of the wire type. */
  private static final List<String> POD_SPEC =
      List.of(
          "volumes",
          "initContainers",
          "containers",
          "ephemeralContainers",
          "restartPolicy",
          "terminationGracePeriodSeconds",
          "activeDeadlineSeconds",
          "dnsPolicy",
          "nodeSelector",
          "serviceAccountName",
          "automountServiceAccountToken",
          "nodeName",
          "securityContext",
          "imagePullSecrets",
          "hostname",
          "subdomain",
          "setHostnameAsFQDN",
          "affinity",
          "schedulerName",
          "tolerations",
          "hostAliases",
          "priorityClassName",
          "priority",
          "preemptionPolicy",
          "dnsConfig",
          "readinessGates",
          "runtimeClassName",
          "overhead",
          "enableServiceLinks",
          "topologySpreadConstraints",
          "os",
          "schedulingGates",
          "resourceClaims",
          "resources",
          "hostnameOverride",
          "schedulingGroup");

  /** Fields of the pod that the internal type keeps in the security context. */
  private static final List<String> HOST_FIELDS =
      List.of("hostNetwork", "hostPID", "hostIPC", "shareProcessNamespace", "hostUsers");

  private static final List<String> POD_SECURITY_CONTEXT =
      List.of(
          "seLinuxOptions",
          "windowsOptions",
          "runAsUser",
          "runAsGroup",
          "runAsNonRoot",
          "supplementalGroups",
          "supplementalGroupsPolicy",
          "fsGroup",
          "fsGroupChangePolicy",
          "sysctls",
          "seccompProfile",
          "appArmorProfile",
          "seLinuxChangePolicy");

  private static final List<String> VOLUME_SOURCE =
      List.of(
          "hostPath",
          "emptyDir",
          "gcePersistentDisk",
          "awsElasticBlockStore",
          "gitRepo",
          "secret",
          "nfs",
          "iscsi",
          "glusterfs",
          "persistentVolumeClaim",
          "rbd",
          "quobyte",
          "flexVolume",
          "cinder",
          "cephfs",
          "flocker",
          "downwardAPI",
          "fc",
          "azureFile",
          "configMap",
          "vsphereVolume",
          "azureDisk",
          "photonPersistentDisk",
          "projected",
          "portworxVolume",
          "scaleIO",
          "storageos",
          "csi",
          "ephemeral",
          "image");

  private InternalForm() {}

  /**
   * The form of a value inside a {@link dev.navarch.apimachinery.validation.FieldError}: itself, or
   * for API types and lists of them their JSON under Go's names.
   */
  public static @Nullable Object shown(@Nullable Object value) {
    return switch (value) {
      case ApiStruct<?> struct when isInternal(struct) -> new RawJson(json(struct));
      case List<?> items
          when !items.isEmpty()
              && items.getFirst() instanceof ApiStruct<?> first
              && isInternal(first) ->
          new RawJson(json(items));
      case null, default -> value;
    };
  }

  /** The lines of a value's JSON with one space for each level of indentation. */
  public static List<String> lines(ApiStruct<?> value) {
    return JsonIndent.lines(json(value).utf8());
  }

  private static Bytes json(Object value) {
    JsonWriter out = new JsonWriter(4096);
    write(out, value);
    return Bytes.wrap(out.toByteArray());
  }

  private static boolean isInternal(ApiStruct<?> struct) {
    return struct.getClass().getPackageName().startsWith(API_TYPES);
  }

  private static void write(JsonWriter out, @Nullable Object value) {
    switch (value) {
      case PodSpec spec -> writePodSpec(out, spec);
      case ApiStruct<?> struct -> writeStruct(out, struct);
      case List<?> items when Absent.is(items) -> out.nullValue();
      case List<?> items -> {
        out.beginArray();
        items.forEach(item -> write(out, item));
        out.endArray();
      }
      case Map<?, ?> map when Absent.is(map) -> out.nullValue();
      case Map<?, ?> map -> {
        out.beginObject();
        map.forEach((key, item) -> {
          out.key((String) key);
          write(out, item);
        });
        out.endObject();
      }
      case Quantity quantity -> out.quantity(quantity);
      case IntOrString either -> out.intOrString(either);
      case Time time -> out.time(time);
      case Bytes bytes -> out.bytes(bytes);
      case null, default -> out.tree(value);
    }
  }

  private static <T extends ApiStruct<T>> void writeStruct(JsonWriter out, ApiStruct<T> struct) {
    @SuppressWarnings("unchecked") // T is the implementing record
    T record = (T) struct;
    TypeDescriptor<T> type = TypeDescriptor.of(record);
    if (isInternal(struct)) {
      out.beginObject();
      writeFields(out, type, record);
      out.endObject();
    } else {
      type.writeJson(out, record);
    }
  }

  private static <T> void writeFields(JsonWriter out, TypeDescriptor<T> type, T record) {
    if (record instanceof VolumeSource) {
      writeNamed(out, type, record, VOLUME_SOURCE);
      return;
    }
    List<FieldDescriptor> fields = type.fields();
    for (int i = 0; i < fields.size(); i++) {
      @Nullable Object value = type.get(record, i);
      if (value instanceof ObjectMeta meta) {
        writeMembers(out, meta);
      } else if (value instanceof ApiStruct<?> inlined && fields.get(i).inline()) {
        writeInlined(out, inlined);
      } else {
        out.key(goName(type, fields.get(i).name()));
        write(out, value);
      }
    }
  }

  private static <T extends ApiStruct<T>> void writeInlined(JsonWriter out, ApiStruct<T> struct) {
    @SuppressWarnings("unchecked") // T is the implementing record
    T record = (T) struct;
    if (isInternal(struct)) {
      writeFields(out, TypeDescriptor.of(record), record);
    }
  }

  /** Metadata is embedded: what is set of it stands among the fields of the object. */
  private static void writeMembers(JsonWriter out, ObjectMeta meta) {
    JsonWriter whole = new JsonWriter();
    TypeDescriptor.of(meta).writeJson(whole, meta);
    if (JsonTree.parse(whole.toByteArray()) instanceof Map<?, ?> members) {
      members.forEach((name, value) -> {
        out.key((String) name);
        out.tree(value);
      });
    }
  }

  private static void writePodSpec(JsonWriter out, PodSpec spec) {
    TypeDescriptor<PodSpec> type = TypeDescriptor.of(spec);
    out.beginObject();
    for (String name : POD_SPEC) {
      out.key(goName(type, name));
      if (name.equals("securityContext")) {
        out.beginObject();
        writeNamed(out, type, spec, HOST_FIELDS);
        PodSecurityContext context = spec.securityContext();
        PodSecurityContext shown = context == null ? PodSecurityContext.builder().build() : context;
        writeNamed(out, TypeDescriptor.of(shown), shown, POD_SECURITY_CONTEXT);
        out.endObject();
      } else {
        write(out, component(type, spec, name));
      }
    }
    out.endObject();
  }

  private static <T> void writeNamed(
      JsonWriter out, TypeDescriptor<T> type, T record, List<String> names) {
    for (String name : names) {
      out.key(goName(type, name));
      write(out, component(type, record, name));
    }
  }

  private static <T> @Nullable Object component(TypeDescriptor<T> type, T record, String name) {
    List<FieldDescriptor> fields = type.fields();
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i).name().equals(name)) {
        return type.get(record, i);
      }
    }
    throw new IllegalStateException(type.name() + " has no field " + name);
  }

  private static String goName(TypeDescriptor<?> type, String name) {
    String own = GO_NAMES.get(type.name() + "." + name);
    if (own != null) {
      return own;
    }
    String known = GO_NAMES.get(name);
    return known != null ? known : Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
