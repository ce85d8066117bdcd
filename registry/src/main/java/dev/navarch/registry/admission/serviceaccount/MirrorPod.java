package dev.navarch.registry.admission.serviceaccount;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.EnvFromSource;
import dev.navarch.api.core.v1.EnvVar;
import dev.navarch.api.core.v1.EnvVarSource;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.ProjectedVolumeSource;
import dev.navarch.api.core.v1.Volume;
import dev.navarch.api.core.v1.VolumeProjection;
import dev.navarch.api.core.v1.VolumeSource;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.registry.admission.refusal.Refused;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A pod that stands in the API for one that a node runs from a file. The node made it without
 * asking, so it must not give the node a way to anything else.
 */
final class MirrorPod {
  private static final String ANNOTATION = "kubernetes.io/config.mirror";

  private MirrorPod() {}

  static boolean is(Pod pod) {
    return pod.metadata().annotations().containsKey(ANNOTATION);
  }

  static void check(AdmissionRequest request, Pod pod) {
    problem(pod)
        .ifPresent(problem -> {
          throw Refused.forbidden(request, "a mirror pod may not " + problem);
        });
  }

  private static Optional<String> problem(Pod pod) {
    if (!pod.spec().serviceAccountName().isEmpty() || !pod.spec().serviceAccount().isEmpty()) {
      return Optional.of("reference service accounts");
    }
    if (usesSecrets(pod)) {
      return Optional.of("reference secrets");
    }
    if (usesConfigMaps(pod)) {
      return Optional.of("reference configmaps");
    }
    for (Volume volume : pod.spec().volumes()) {
      VolumeSource source = volume.volumeSource();
      if (source.persistentVolumeClaim() != null) {
        return Optional.of("reference persistentvolumeclaims");
      }
      if (parts(source).anyMatch(part -> part.serviceAccountToken() != null)) {
        return Optional.of("use ServiceAccountToken volume projections");
      }
      if (parts(source).anyMatch(part -> part.clusterTrustBundle() != null)) {
        return Optional.of("reference clustertrustbundles");
      }
    }
    return pod.spec().resourceClaims().isEmpty()
        ? Optional.empty()
        : Optional.of("reference resourceclaims");
  }

  private static boolean usesSecrets(Pod pod) {
    return !pod.spec().imagePullSecrets().isEmpty()
        || env(pod).anyMatch(source -> source.secretKeyRef() != null)
        || envFrom(pod).anyMatch(source -> source.secretRef() != null)
        || sources(pod).anyMatch(MirrorPod::holdsSecret);
  }

  private static boolean holdsSecret(VolumeSource source) {
    return source.secret() != null
        || parts(source).anyMatch(part -> part.secret() != null)
        || (source.azureFile() != null && !source.azureFile().secretName().isEmpty())
        || (source.cephfs() != null && source.cephfs().secretRef() != null)
        || (source.cinder() != null && source.cinder().secretRef() != null)
        || (source.flexVolume() != null && source.flexVolume().secretRef() != null)
        || (source.rbd() != null && source.rbd().secretRef() != null)
        || (source.scaleIO() != null && source.scaleIO().secretRef() != null)
        || (source.iscsi() != null && source.iscsi().secretRef() != null)
        || (source.storageos() != null && source.storageos().secretRef() != null)
        || (source.csi() != null && source.csi().nodePublishSecretRef() != null);
  }

  private static boolean usesConfigMaps(Pod pod) {
    return env(pod).anyMatch(source -> source.configMapKeyRef() != null)
        || envFrom(pod).anyMatch(source -> source.configMapRef() != null)
        || sources(pod)
            .anyMatch(source ->
                source.configMap() != null
                    || parts(source).anyMatch(part -> part.configMap() != null));
  }

  private static Stream<Container> containers(Pod pod) {
    return Stream.concat(pod.spec().initContainers().stream(), pod.spec().containers().stream());
  }

  private static Stream<EnvVarSource> env(Pod pod) {
    return containers(pod)
        .flatMap(container -> container.env().stream())
        .map(EnvVar::valueFrom)
        .flatMap(Stream::ofNullable);
  }

  private static Stream<EnvFromSource> envFrom(Pod pod) {
    return containers(pod).flatMap(container -> container.envFrom().stream());
  }

  private static Stream<VolumeSource> sources(Pod pod) {
    return pod.spec().volumes().stream().map(Volume::volumeSource);
  }

  private static Stream<VolumeProjection> parts(VolumeSource source) {
    ProjectedVolumeSource projected = source.projected();
    return projected == null ? List.<VolumeProjection>of().stream() : projected.sources().stream();
  }
}
