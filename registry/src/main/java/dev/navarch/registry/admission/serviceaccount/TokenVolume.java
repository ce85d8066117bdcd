package dev.navarch.registry.admission.serviceaccount;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.Volume;
import dev.navarch.api.core.v1.VolumeMount;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The volume from which programs in a pod talk to the API: a token, the certificate to know the
 * server by, and the namespace.
 */
final class TokenVolume {
  private static final String NAME_PREFIX = "kube-api-access-";
  private static final String LETTERS = "bcdfghjklmnpqrstvwxz2456789";
  private static final int RANDOM_LETTERS = 5;
  private static final String MOUNT_PATH = "/var/run/secrets/kubernetes.io/serviceaccount";

  /** An hour and a little, by which these tokens are told from those that somebody asked for. */
  private static final long TOKEN_SECONDS = 3607;

  private static final int READABLE_BY_ALL = 0644;

  private TokenVolume() {}

  /** Mounts the volume wherever nothing else is mounted in its place. */
  static PodSpec mount(PodSpec spec) {
    Optional<String> present =
        spec.volumes().stream()
            .map(Volume::name)
            .filter(name -> name.startsWith(NAME_PREFIX))
            .findFirst();
    String name = present.orElseGet(TokenVolume::newName);
    List<Container> initContainers = mount(spec.initContainers(), name);
    List<Container> containers = mount(spec.containers(), name);
    if (initContainers.equals(spec.initContainers()) && containers.equals(spec.containers())) {
      return spec;
    }
    List<Volume> volumes = new ArrayList<>(spec.volumes());
    if (present.isEmpty()) {
      volumes.add(volume(name));
    }
    return spec.toBuilder()
        .volumes(volumes)
        .initContainers(initContainers)
        .containers(containers)
        .build();
  }

  private static String newName() {
    StringBuilder name = new StringBuilder(NAME_PREFIX);
    for (int i = 0; i < RANDOM_LETTERS; i++) {
      name.append(LETTERS.charAt(ThreadLocalRandom.current().nextInt(LETTERS.length())));
    }
    return name.toString();
  }

  private static List<Container> mount(List<Container> containers, String name) {
    return containers.isEmpty()
        ? containers
        : containers.stream().map(container -> mount(container, name)).toList();
  }

  private static Container mount(Container container, String name) {
    if (container.volumeMounts().stream().anyMatch(mount -> mount.mountPath().equals(MOUNT_PATH))) {
      return container;
    }
    List<VolumeMount> mounts = new ArrayList<>(container.volumeMounts());
    mounts.add(VolumeMount.builder().name(name).readOnly(true).mountPath(MOUNT_PATH).build());
    return container.toBuilder().volumeMounts(mounts).build();
  }

  private static Volume volume(String name) {
    return Volume.builder()
        .name(name)
        .volumeSource(source ->
            source.projected(projected ->
                projected
                    .defaultMode(READABLE_BY_ALL)
                    .addToSources(part ->
                        part.serviceAccountToken(
                            token -> token.path("token").expirationSeconds(TOKEN_SECONDS)))
                    .addToSources(part ->
                        part.configMap(map ->
                            map.localObjectReference(
                                    reference -> reference.name("kube-root-ca.crt"))
                                .addToItems(item -> item.key("ca.crt").path("ca.crt"))))
                    .addToSources(part ->
                        part.downwardAPI(facts ->
                            facts.addToItems(item ->
                                item.path("namespace")
                                    .fieldRef(field ->
                                        field.apiVersion("v1").fieldPath("metadata.namespace")))))))
        .build();
  }
}
