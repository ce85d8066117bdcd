package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.VolumeSource;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a container is judged against: the pod around it.
 *
 * @param volumes the volumes that are themselves valid, by name
 * @param claims the names of the pod's resource claims
 * @param gracePeriod how long the pod may take to stop
 * @param restartPolicy the pod's restart policy
 * @param hostUsers whether the pod's users are those of the host
 */
record PodContext(
    Map<String, VolumeSource> volumes,
    SortedSet<String> claims,
    @Nullable Long gracePeriod,
    String restartPolicy,
    boolean hostUsers,
    PodValidationOptions options) {

  static PodContext of(
      PodSpec spec, Map<String, VolumeSource> volumes, PodValidationOptions options) {
    SortedSet<String> claims = new TreeSet<>();
    spec.resourceClaims()
        .forEach(claim -> {
          if (!claim.name().isEmpty()) {
            claims.add(claim.name());
          }
        });
    return new PodContext(
        volumes,
        claims,
        spec.terminationGracePeriodSeconds(),
        spec.restartPolicy(),
        !Boolean.FALSE.equals(spec.hostUsers()),
        options);
  }
}
