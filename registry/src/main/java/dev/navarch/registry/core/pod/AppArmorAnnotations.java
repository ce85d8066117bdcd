package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.AppArmorProfile;
import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodSecurityContext;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.SecurityContext;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the AppArmor profiles of a new pod's containers and the annotations that named them before
 * there were fields in step, so that nodes of any age find them.
 */
final class AppArmorAnnotations {
  private static final String PREFIX = "container.apparmor.security.beta.kubernetes.io/";
  private static final String UNCONFINED = "unconfined";
  private static final String DEFAULT = "runtime/default";
  private static final String LOCAL = "localhost/";

  private final Map<String, String> annotations;
  private final @Nullable AppArmorProfile ofPod;
  private final Consumer<String> warnings;

  private AppArmorAnnotations(
      Map<String, String> annotations, @Nullable AppArmorProfile ofPod, Consumer<String> warnings) {
    this.annotations = annotations;
    this.ofPod = ofPod;
    this.warnings = warnings;
  }

  /** The pod with what one of the two says copied to the other. */
  static Pod inStep(Pod pod, Consumer<String> warnings) {
    PodSpec spec = pod.spec();
    if (spec.os() != null && spec.os().name().equals("windows")) {
      return pod;
    }
    PodSecurityContext context = spec.securityContext();
    AppArmorProfile profile = context == null ? null : context.appArmorProfile();
    boolean named =
        pod.metadata().annotations().keySet().stream().anyMatch(key -> key.startsWith(PREFIX));
    if (!named && profile == null && !hasOwn(spec)) {
      return pod;
    }
    AppArmorAnnotations sync =
        new AppArmorAnnotations(new TreeMap<>(pod.metadata().annotations()), profile, warnings);
    List<Container> init = sync.each(spec.initContainers());
    List<Container> main = sync.each(spec.containers());
    return pod.toBuilder()
        .metadata(pod.metadata().toBuilder().annotations(sync.annotations).build())
        .spec(spec.toBuilder().initContainers(init).containers(main).build())
        .build();
  }

  private static boolean hasOwn(PodSpec spec) {
    return spec.containers().stream().anyMatch(container -> own(container) != null)
        || spec.initContainers().stream().anyMatch(container -> own(container) != null);
  }

  private static @Nullable AppArmorProfile own(Container container) {
    SecurityContext context = container.securityContext();
    return context == null ? null : context.appArmorProfile();
  }

  private List<Container> each(List<Container> containers) {
    List<Container> synced = new ArrayList<>(containers.size());
    for (Container container : containers) {
      synced.add(one(container));
    }
    return synced;
  }

  private Container one(Container container) {
    String key = PREFIX + container.name();
    String annotation = annotations.get(key);
    AppArmorProfile profile = own(container);
    if (annotation == null) {
      AppArmorProfile effective = profile == null ? ofPod : profile;
      String text = effective == null ? "" : annotation(effective);
      if (!text.isEmpty()) {
        annotations.put(key, text);
      }
      return container;
    }
    if (profile != null) {
      return container;
    }
    AppArmorProfile named = profile(annotation);
    if (named != null && named.equals(ofPod)) {
      return container;
    }
    warnings.accept(
        "%s: deprecated since v1.30; use the \"appArmorProfile\" field instead"
            .formatted(FieldPath.of("metadata", "annotations").key(key)));
    if (named == null) {
      return container;
    }
    SecurityContext context = container.securityContext();
    SecurityContext changed =
        (context == null ? SecurityContext.builder() : context.toBuilder())
            .appArmorProfile(named)
            .build();
    return container.toBuilder().securityContext(changed).build();
  }

  private static String annotation(AppArmorProfile profile) {
    return switch (profile.type()) {
      case "Unconfined" -> UNCONFINED;
      case "RuntimeDefault" -> DEFAULT;
      case "Localhost" ->
          profile.localhostProfile() == null ? "" : LOCAL + profile.localhostProfile();
      default -> "";
    };
  }

  /** The profile that an annotation names; null if it names none. */
  private static @Nullable AppArmorProfile profile(String annotation) {
    if (annotation.equals(UNCONFINED)) {
      return AppArmorProfile.builder().type("Unconfined").build();
    }
    if (annotation.equals(DEFAULT)) {
      return AppArmorProfile.builder().type("RuntimeDefault").build();
    }
    String local = annotation.startsWith(LOCAL) ? annotation.substring(LOCAL.length()) : "";
    return local.isBlank() || !local.strip().equals(local)
        ? null
        : AppArmorProfile.builder().type("Localhost").localhostProfile(local).build();
  }
}
