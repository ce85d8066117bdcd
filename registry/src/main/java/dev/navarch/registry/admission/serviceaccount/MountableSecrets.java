package dev.navarch.registry.admission.serviceaccount;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.EnvFromSource;
import dev.navarch.api.core.v1.EnvVar;
import dev.navarch.api.core.v1.EnvVarSource;
import dev.navarch.api.core.v1.EphemeralContainer;
import dev.navarch.api.core.v1.EphemeralContainerCommon;
import dev.navarch.api.core.v1.LocalObjectReference;
import dev.navarch.api.core.v1.ObjectReference;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.SecretEnvSource;
import dev.navarch.api.core.v1.SecretKeySelector;
import dev.navarch.api.core.v1.SecretVolumeSource;
import dev.navarch.api.core.v1.ServiceAccount;
import dev.navarch.api.core.v1.Volume;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.registry.admission.refusal.Refused;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * An account may say that its pods use no secrets but those it lists. Pods of other accounts use
 * whatever their namespace has.
 */
final class MountableSecrets {
  private static final String ENFORCE = "kubernetes.io/enforce-mountable-secrets";
  private static final Set<String> TRUE = Set.of("1", "t", "T", "true", "TRUE", "True");

  private final AdmissionRequest request;
  private final String account;
  private final Set<String> secrets;

  private MountableSecrets(AdmissionRequest request, ServiceAccount account) {
    this.request = request;
    this.account = account.metadata().name();
    secrets = account.secrets().stream().map(ObjectReference::name).collect(Collectors.toSet());
  }

  static void check(AdmissionRequest request, ServiceAccount account, Pod pod) {
    if (!isEnforced(account)) {
      return;
    }
    MountableSecrets allowed = new MountableSecrets(request, account);
    allowed.checkVolumes(pod);
    for (Container container : pod.spec().initContainers()) {
      allowed.checkEnv("init container", container.name(), container.env(), container.envFrom());
    }
    for (Container container : pod.spec().containers()) {
      allowed.checkEnv("container", container.name(), container.env(), container.envFrom());
    }
    allowed.checkPullSecrets(account, pod);
  }

  static void checkEphemeral(AdmissionRequest request, ServiceAccount account, Pod pod) {
    if (!isEnforced(account)) {
      return;
    }
    MountableSecrets allowed = new MountableSecrets(request, account);
    for (EphemeralContainer container : pod.spec().ephemeralContainers()) {
      EphemeralContainerCommon common = container.ephemeralContainerCommon();
      allowed.checkEnv("ephemeral container", common.name(), common.env(), common.envFrom());
    }
  }

  private static boolean isEnforced(ServiceAccount account) {
    return TRUE.contains(account.metadata().annotations().getOrDefault(ENFORCE, ""));
  }

  private void checkVolumes(Pod pod) {
    for (Volume volume : pod.spec().volumes()) {
      SecretVolumeSource secret = volume.volumeSource().secret();
      if (secret != null && !secrets.contains(secret.secretName())) {
        throw unlisted("volume with secret.secretName=\"%s\"".formatted(secret.secretName()));
      }
    }
  }

  private void checkEnv(
      String what, String name, List<EnvVar> variables, List<EnvFromSource> sources) {
    for (EnvVar variable : variables) {
      EnvVarSource source = variable.valueFrom();
      SecretKeySelector key = source == null ? null : source.secretKeyRef();
      if (key != null && !secrets.contains(key.localObjectReference().name())) {
        throw unlisted(
            "%s %s with envVar %s referencing secret.secretName=\"%s\""
                .formatted(what, name, variable.name(), key.localObjectReference().name()));
      }
    }
    for (EnvFromSource source : sources) {
      SecretEnvSource secret = source.secretRef();
      if (secret != null && !secrets.contains(secret.localObjectReference().name())) {
        throw unlisted(
            "%s %s with envFrom referencing secret.secretName=\"%s\""
                .formatted(what, name, secret.localObjectReference().name()));
      }
    }
  }

  private RuntimeException unlisted(String what) {
    return Refused.forbidden(
        request,
        "%s is not allowed because service account %s does not reference that secret"
            .formatted(what, account));
  }

  private void checkPullSecrets(ServiceAccount owner, Pod pod) {
    Set<String> listed =
        owner.imagePullSecrets().stream()
            .map(LocalObjectReference::name)
            .collect(Collectors.toSet());
    List<LocalObjectReference> used = pod.spec().imagePullSecrets();
    for (int i = 0; i < used.size(); i++) {
      if (!listed.contains(used.get(i).name())) {
        throw Refused.forbidden(
            request,
            ("imagePullSecrets[%d].name=\"%s\" is not allowed because service account %s does not"
                    + " reference that imagePullSecret")
                .formatted(i, used.get(i).name(), account));
      }
    }
  }
}
