package dev.navarch.registry.core.replicationcontroller;

import dev.navarch.api.core.v1.PodTemplateSpec;
import dev.navarch.api.core.v1.ReplicationController;
import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.registry.core.pod.PodWarnings;
import dev.navarch.registry.generic.Trait;
import dev.navarch.registry.generic.TraitStrategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Writes of replication controllers. */
public final class ReplicationControllerStrategy extends TraitStrategy<ReplicationController> {
  private static final FieldPath TEMPLATE = FieldPath.of("spec", "template");

  public ReplicationControllerStrategy(Set<Trait> traits) {
    super(traits);
  }

  @Override
  public List<FieldError> validate(RequestContext context, ReplicationController object) {
    return ReplicationControllerValidation.create(object);
  }

  @Override
  public List<FieldError> validateUpdate(
      RequestContext context, ReplicationController object, ReplicationController old) {
    return ReplicationControllerValidation.update(object, old);
  }

  @Override
  public List<String> warnings(RequestContext context, ReplicationController object) {
    List<String> warnings = new ArrayList<>(0);
    List<String> problems = NameSyntax.dns1123Label(object.metadata().name());
    if (!problems.isEmpty()) {
      warnings.add(
          "metadata.name: this is used in Pod names and hostnames, which can result in surprising behavior; a DNS label is recommended: ["
              + String.join(" ", problems)
              + "]");
    }
    warnings.addAll(ofTemplate(object));
    return warnings;
  }

  private static List<String> ofTemplate(ReplicationController object) {
    PodTemplateSpec template = object.spec().template();
    return template == null ? List.of() : PodWarnings.ofTemplate(template, TEMPLATE);
  }

  /** A template that stays as it was is not told about again. */
  @Override
  public List<String> warningsOnUpdate(
      RequestContext context, ReplicationController object, ReplicationController old) {
    return Objects.equals(object.spec().template(), old.spec().template())
        ? List.of()
        : ofTemplate(object);
  }
}
