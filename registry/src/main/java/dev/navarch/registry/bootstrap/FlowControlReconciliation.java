package dev.navarch.registry.bootstrap;

import dev.navarch.api.flowcontrol.v1.FlowSchema;
import dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration;
import dev.navarch.api.flowcontrol.v1.PriorityLevelConfigurationSpec;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a server that starts does about built-in priority levels and flow schemas that exist.
 *
 * <p>The mandatory ones are put back to what they must be. The others are while the annotation
 * {@value #AUTO_UPDATE} says {@code true}; where it says nothing that can be read, an object that
 * nobody has changed is taken for one to update, and the annotation is set to what was decided.
 */
public final class FlowControlReconciliation {
  public static final String AUTO_UPDATE = "apf.kubernetes.io/autoupdate-spec";

  /** Texts that Go reads as true and as false. */
  private static final Set<String> TRUE = Set.of("1", "t", "T", "true", "TRUE", "True");

  private static final Set<String> FALSE = Set.of("0", "f", "F", "false", "FALSE", "False");

  private FlowControlReconciliation() {}

  /** The schema to store in place of the existing one; empty if that is as it should be. */
  public static Optional<FlowSchema> flowSchema(FlowSchema existing, FlowSchema expected) {
    boolean update = isUpdated(existing);
    FlowSchema wanted =
        existing.toBuilder()
            .metadata(annotated(existing.metadata(), update))
            .spec(update ? expected.spec() : existing.spec())
            .build();
    return wanted.equals(existing) ? Optional.empty() : Optional.of(wanted);
  }

  /** The level to store in place of the existing one; empty if that is as it should be. */
  public static Optional<PriorityLevelConfiguration> priorityLevel(
      PriorityLevelConfiguration existing, PriorityLevelConfiguration expected) {
    boolean update = isUpdated(existing);
    PriorityLevelConfiguration wanted =
        existing.toBuilder()
            .metadata(annotated(existing.metadata(), update))
            .spec(update ? spec(existing.spec(), expected.spec()) : existing.spec())
            .build();
    return wanted.equals(existing) ? Optional.empty() : Optional.of(wanted);
  }

  /** How much the exempt level borrows and lends is for people to choose. */
  private static PriorityLevelConfigurationSpec spec(
      PriorityLevelConfigurationSpec existing, PriorityLevelConfigurationSpec expected) {
    boolean onlyTuned =
        expected.exempt() != null
            && existing.exempt() != null
            && expected.toBuilder().exempt(existing.exempt()).build().equals(existing);
    return onlyTuned ? existing : expected;
  }

  /**
   * Those to delete: an earlier release has made them, nobody has taken them over, and they are not
   * built in any more.
   */
  public static <T extends MetaObject> List<T> outdated(
      Collection<T> existing, Collection<? extends MetaObject> expected) {
    Set<String> known =
        expected.stream().map(object -> object.metadata().name()).collect(Collectors.toSet());
    return existing.stream()
        .filter(object -> TRUE.contains(annotation(object.metadata())))
        .filter(object -> !known.contains(object.metadata().name()))
        .toList();
  }

  private static boolean isUpdated(MetaObject existing) {
    ObjectMeta meta = existing.metadata();
    String said = annotation(meta);
    if (FlowControlObjects.MANDATORY.contains(meta.name()) || TRUE.contains(said)) {
      return true;
    }
    return !FALSE.contains(said) && meta.generation() == 1;
  }

  private static ObjectMeta annotated(ObjectMeta meta, boolean update) {
    if ((update ? TRUE : FALSE).contains(annotation(meta))) {
      return meta;
    }
    return meta.toBuilder().addToAnnotations(AUTO_UPDATE, Boolean.toString(update)).build();
  }

  private static String annotation(ObjectMeta meta) {
    return meta.annotations().getOrDefault(AUTO_UPDATE, "");
  }
}
