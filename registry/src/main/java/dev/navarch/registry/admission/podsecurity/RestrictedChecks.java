package dev.navarch.registry.admission.podsecurity;

import dev.navarch.api.core.v1.PodSecurityContext;
import dev.navarch.api.core.v1.Volume;
import dev.navarch.api.core.v1.VolumeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What a pod must do, and must not, to be as harmless as a pod can be. */
final class RestrictedChecks {
  private static final String ALL = "ALL";
  private static final Set<String> CAPABILITIES = Set.of("NET_BIND_SERVICE");

  private RestrictedChecks() {}

  static Optional<Violation> privilegeEscalation(CheckedPod pod) {
    List<String> bad =
        pod.named(container ->
            container.security() == null
                || !Boolean.FALSE.equals(container.security().allowPrivilegeEscalation()));
    return bad.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Violation(
                "allowPrivilegeEscalation != false",
                Wording.containers(bad)
                    + " must set securityContext.allowPrivilegeEscalation=false"));
  }

  static Optional<Violation> privilegeEscalationButForWindows(CheckedPod pod) {
    return pod.isForWindows() ? Optional.empty() : privilegeEscalation(pod);
  }

  static Optional<Violation> capabilities(CheckedPod pod) {
    List<String> notDropping = pod.named(container -> !dropsAll(container));
    Set<String> forbidden = new TreeSet<>();
    List<String> adding =
        pod.named(container -> {
          List<String> added = BaselineChecks.notIn(CAPABILITIES, container);
          forbidden.addAll(added);
          return !added.isEmpty();
        });
    List<String> details = new ArrayList<>();
    if (!notDropping.isEmpty()) {
      details.add(
          Wording.containers(notDropping)
              + " must set securityContext.capabilities.drop=[\"ALL\"]");
    }
    if (!adding.isEmpty()) {
      details.add(BaselineChecks.addedCapabilities(adding, forbidden));
    }
    return details.isEmpty()
        ? Optional.empty()
        : Optional.of(new Violation("unrestricted capabilities", String.join("; ", details)));
  }

  static Optional<Violation> capabilitiesButForWindows(CheckedPod pod) {
    return pod.isForWindows() ? Optional.empty() : capabilities(pod);
  }

  private static boolean dropsAll(CheckedContainer container) {
    return container.security() != null
        && container.security().capabilities() != null
        && container.security().capabilities().drop().contains(ALL);
  }

  static Optional<Violation> volumes(CheckedPod pod) {
    List<String> bad = new ArrayList<>();
    Set<String> types = new TreeSet<>();
    for (Volume volume : pod.spec().volumes()) {
      if (!isHarmless(volume.volumeSource())) {
        bad.add(volume.name());
        types.add(type(volume.volumeSource()));
      }
    }
    return bad.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Violation(
                "restricted volume types",
                "%s %s %s %s %s"
                    .formatted(
                        Wording.plural("volume", "volumes", bad.size()),
                        Wording.quoted(bad),
                        Wording.plural("uses", "use", bad.size()),
                        Wording.plural(
                            "restricted volume type", "restricted volume types", types.size()),
                        Wording.quoted(types))));
  }

  private static boolean isHarmless(VolumeSource source) {
    return source.configMap() != null
        || source.csi() != null
        || source.downwardAPI() != null
        || source.emptyDir() != null
        || source.ephemeral() != null
        || source.image() != null
        || source.persistentVolumeClaim() != null
        || source.projected() != null
        || source.secret() != null;
  }

  private static String type(VolumeSource source) {
    record Type(String name, boolean used) {}
    return List.of(
            new Type("hostPath", source.hostPath() != null),
            new Type("gcePersistentDisk", source.gcePersistentDisk() != null),
            new Type("awsElasticBlockStore", source.awsElasticBlockStore() != null),
            new Type("gitRepo", source.gitRepo() != null),
            new Type("nfs", source.nfs() != null),
            new Type("iscsi", source.iscsi() != null),
            new Type("glusterfs", source.glusterfs() != null),
            new Type("rbd", source.rbd() != null),
            new Type("flexVolume", source.flexVolume() != null),
            new Type("cinder", source.cinder() != null),
            new Type("cephfs", source.cephfs() != null),
            new Type("flocker", source.flocker() != null),
            new Type("fc", source.fc() != null),
            new Type("azureFile", source.azureFile() != null),
            new Type("vsphereVolume", source.vsphereVolume() != null),
            new Type("quobyte", source.quobyte() != null),
            new Type("azureDisk", source.azureDisk() != null),
            new Type("photonPersistentDisk", source.photonPersistentDisk() != null),
            new Type("portworxVolume", source.portworxVolume() != null),
            new Type("scaleIO", source.scaleIO() != null),
            new Type("storageos", source.storageos() != null))
        .stream()
        .filter(Type::used)
        .map(Type::name)
        .findFirst()
        .orElse("unknown");
  }

  static Optional<Violation> runAsNonRoot(CheckedPod pod) {
    PodSecurityContext security = pod.security();
    Boolean forAll = security == null ? null : security.runAsNonRoot();
    List<String> setters =
        Wording.setters(
            Boolean.FALSE.equals(forAll),
            pod.named(container ->
                container.security() != null
                    && Boolean.FALSE.equals(container.security().runAsNonRoot())));
    if (!setters.isEmpty()) {
      return Optional.of(
          new Violation(
              "runAsNonRoot != true",
              Wording.both(setters) + " must not set securityContext.runAsNonRoot=false"));
    }
    List<String> unset =
        Boolean.TRUE.equals(forAll)
            ? List.of()
            : pod.named(container ->
                container.security() == null || container.security().runAsNonRoot() == null);
    return unset.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Violation(
                "runAsNonRoot != true",
                "pod or %s must set securityContext.runAsNonRoot=true"
                    .formatted(Wording.containers(unset))));
  }

  static Optional<Violation> runAsNonRootUnlessOwnUsers(CheckedPod pod) {
    return pod.hasOwnUsers() ? Optional.empty() : runAsNonRoot(pod);
  }

  static Optional<Violation> runAsUser(CheckedPod pod) {
    PodSecurityContext security = pod.security();
    List<String> setters =
        Wording.setters(
            security != null && isRoot(security.runAsUser()),
            pod.named(container ->
                container.security() != null && isRoot(container.security().runAsUser())));
    return setters.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Violation("runAsUser=0", Wording.both(setters) + " must not set runAsUser=0"));
  }

  static Optional<Violation> runAsUserUnlessOwnUsers(CheckedPod pod) {
    return pod.hasOwnUsers() ? Optional.empty() : runAsUser(pod);
  }

  private static boolean isRoot(@Nullable Long user) {
    return user != null && user == 0;
  }
}
