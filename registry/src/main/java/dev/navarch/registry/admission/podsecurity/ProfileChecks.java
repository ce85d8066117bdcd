package dev.navarch.registry.admission.podsecurity;

import dev.navarch.api.core.v1.AppArmorProfile;
import dev.navarch.api.core.v1.PodSecurityContext;
import dev.navarch.api.core.v1.SeccompProfile;
import dev.navarch.apimachinery.value.GoQuoting;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What a pod must not switch off, or must switch on: the profiles of AppArmor and seccomp. */
final class ProfileChecks {
  private static final Set<String> ALLOWED = Set.of("RuntimeDefault", "Localhost");
  private static final String APP_ARMOR_ANNOTATION =
      "container.apparmor.security.beta.kubernetes.io/";
  static final String SECCOMP_POD_ANNOTATION = "seccomp.security.alpha.kubernetes.io/pod";
  static final String SECCOMP_CONTAINER_ANNOTATION =
      "container.seccomp.security.alpha.kubernetes.io/";

  private ProfileChecks() {}

  // ---- AppArmor

  static Optional<Violation> appArmor(CheckedPod pod) {
    Set<String> types = new TreeSet<>();
    PodSecurityContext security = pod.security();
    boolean badPod = isBad(security == null ? null : security.appArmorProfile(), types);
    List<String> badContainers =
        pod.named(container ->
            isBad(
                container.security() == null ? null : container.security().appArmorProfile(),
                types));
    List<String> setters = Wording.setters(badPod, badContainers);
    List<String> values = new ArrayList<>(types);
    List<String> annotations = badAppArmorAnnotations(pod.annotations());
    if (!annotations.isEmpty()) {
      setters.add(Wording.plural("annotation", "annotations", annotations.size()));
      values.addAll(annotations);
    }
    return setters.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Violation(
                Wording.plural(
                    "forbidden AppArmor profile", "forbidden AppArmor profiles", values.size()),
                "%s must not set AppArmor profile type to %s"
                    .formatted(Wording.both(setters), Wording.quoted(values))));
  }

  private static boolean isBad(@Nullable AppArmorProfile profile, Set<String> types) {
    if (profile == null || ALLOWED.contains(profile.type())) {
      return false;
    }
    types.add(profile.type());
    return true;
  }

  private static List<String> badAppArmorAnnotations(Map<String, String> annotations) {
    List<String> bad = new ArrayList<>();
    new TreeMap<>(annotations)
        .forEach((name, value) -> {
          boolean allowed =
              value.isEmpty() || value.equals("runtime/default") || value.startsWith("localhost/");
          if (name.startsWith(APP_ARMOR_ANNOTATION) && !allowed) {
            bad.add(name + "=" + GoQuoting.quote(value));
          }
        });
    return bad;
  }

  // ---- seccomp

  /** Before there was a field there were annotations. */
  static Optional<Violation> seccompAnnotations(CheckedPod pod) {
    Set<String> forbidden = new TreeSet<>();
    addIfBad(forbidden, SECCOMP_POD_ANNOTATION, pod.annotations());
    for (CheckedContainer container : pod.containers()) {
      addIfBad(forbidden, SECCOMP_CONTAINER_ANNOTATION + container.name(), pod.annotations());
    }
    return forbidden.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Violation(
                "seccompProfile",
                "forbidden %s %s"
                    .formatted(
                        Wording.plural("annotation", "annotations", forbidden.size()),
                        String.join(", ", forbidden))));
  }

  private static void addIfBad(
      Set<String> forbidden, String name, Map<String, String> annotations) {
    String value = annotations.get(name);
    if (value != null
        && !value.equals("runtime/default")
        && !value.equals("docker/default")
        && !value.startsWith("localhost/")) {
      forbidden.add(name + "=" + GoQuoting.quote(value));
    }
  }

  static Optional<Violation> seccompBaseline(CheckedPod pod) {
    Set<String> types = new TreeSet<>();
    boolean badPod = isBad(podProfile(pod), types);
    List<String> badContainers = pod.named(container -> isBad(profile(container), types));
    List<String> setters = Wording.setters(badPod, badContainers);
    return setters.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Violation(
                "seccompProfile",
                "%s must not set securityContext.seccompProfile.type to %s"
                    .formatted(Wording.both(setters), Wording.quoted(types))));
  }

  static Optional<Violation> seccompRestricted(CheckedPod pod) {
    Optional<Violation> explicit = seccompBaseline(pod);
    if (explicit.isPresent()) {
      return explicit;
    }
    List<String> unset =
        podProfile(pod) != null ? List.of() : pod.named(container -> profile(container) == null);
    return unset.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Violation(
                "seccompProfile",
                ("pod or %s must set securityContext.seccompProfile.type to \"RuntimeDefault\" or"
                        + " \"Localhost\"")
                    .formatted(Wording.containers(unset))));
  }

  static Optional<Violation> seccompRestrictedButForWindows(CheckedPod pod) {
    return pod.isForWindows() ? Optional.empty() : seccompRestricted(pod);
  }

  private static @Nullable SeccompProfile podProfile(CheckedPod pod) {
    PodSecurityContext security = pod.security();
    return security == null ? null : security.seccompProfile();
  }

  private static @Nullable SeccompProfile profile(CheckedContainer container) {
    return container.security() == null ? null : container.security().seccompProfile();
  }

  private static boolean isBad(@Nullable SeccompProfile profile, Set<String> types) {
    if (profile == null || ALLOWED.contains(profile.type())) {
      return false;
    }
    types.add(profile.type());
    return true;
  }
}
