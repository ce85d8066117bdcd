package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Affinity;
import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.NodeAffinity;
import dev.navarch.api.core.v1.NodeSelector;
import dev.navarch.api.core.v1.NodeSelectorRequirement;
import dev.navarch.api.core.v1.NodeSelectorTerm;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodSchedulingGate;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.InternalForm;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.NumberValidation;
import dev.navarch.registry.validation.UnifiedDiff;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What may change in a pod that exists. Everything that may is put back to what it was, and then
 * the two specifications have to be equal; the message shows the difference that is left.
 */
final class PodUpdateValidation {
  private static final String ONLY_THESE =
      "pod updates may not change fields other than `spec.containers[*].image`,"
          + "`spec.initContainers[*].image`,`spec.activeDeadlineSeconds`,"
          + "`spec.tolerations` (only additions to existing tolerations),"
          + "`spec.terminationGracePeriodSeconds` (allow it to be set to 1 if it was previously"
          + " negative)\n";

  private PodUpdateValidation() {}

  static List<FieldError> check(Pod pod, Pod before) {
    List<FieldError> errors = new ArrayList<>(0);
    PodSpec now = pod.spec();
    PodSpec old = before.spec();
    common(pod, before, errors);
    if (images(now.containers(), old.containers(), PodValidation.SPEC.child("containers"), errors)
        && images(
            now.initContainers(),
            old.initContainers(),
            PodValidation.SPEC.child("initContainers"),
            errors)
        && deadline(now.activeDeadlineSeconds(), old.activeDeadlineSeconds(), errors)) {
      TolerationValidation.onlyAdded(
          now.tolerations(), old.tolerations(), PodValidation.SPEC.child("tolerations"), errors);
      onlyDeletedGates(now.schedulingGates(), old.schedulingGates(), errors);
      if (!now.equals(old)) {
        onlyAllowed(now, old, errors);
      }
    }
    return errors;
  }

  /** The checks that all updates of a pod's specification begin with. */
  static void common(Pod pod, Pod before, List<FieldError> errors) {
    PodValidation.annotationsAndSpec(pod, PodValidationOptions.update(true, before.spec()), errors);
    annotations(pod, before, errors);
  }

  static void annotations(Pod pod, Pod before, List<FieldError> errors) {
    PodAnnotationsValidation.changes(
        pod.metadata().annotations(),
        before.metadata().annotations(),
        PodValidation.ANNOTATIONS,
        errors);
    PodAnnotationsValidation.check(
        pod.metadata().annotations(), pod.spec(), PodValidation.ANNOTATIONS, errors);
  }

  /** Returns whether there are as many containers as before. */
  private static boolean images(
      List<Container> now, List<Container> before, FieldPath path, List<FieldError> errors) {
    if (now.size() != before.size()) {
      errors.add(FieldError.forbidden(path, "pod updates may not add or remove containers"));
      return false;
    }
    for (int i = 0; i < now.size(); i++) {
      FieldPath at = path.index(i).child("image");
      NameValidation.required(now.get(i).image(), at, errors);
      ContainerValidation.imageSpace(now.get(i).image(), at, errors);
    }
    return true;
  }

  /** A deadline may be set and brought forward. Returns whether the rest is worth checking. */
  private static boolean deadline(
      @Nullable Long now, @Nullable Long before, List<FieldError> errors) {
    FieldPath path = PodValidation.SPEC.child("activeDeadlineSeconds");
    if (now == null) {
      if (before != null) {
        errors.add(
            FieldError.invalid(path, null, "must not update from a positive integer to nil value"));
      }
      return true;
    }
    int found = errors.size();
    NumberValidation.inclusiveRange(now, 0, Integer.MAX_VALUE, path, errors);
    if (errors.size() == found && before != null && before < now) {
      errors.add(FieldError.invalid(path, now, "must be less than or equal to previous value"));
    }
    return errors.size() == found;
  }

  private static void onlyDeletedGates(
      List<PodSchedulingGate> now, List<PodSchedulingGate> before, List<FieldError> errors) {
    Set<String> known = new HashSet<>();
    before.forEach(gate -> known.add(gate.name()));
    for (int i = 0; i < now.size(); i++) {
      String name = now.get(i).name();
      if (!known.contains(name)) {
        errors.add(
            FieldError.forbidden(
                PodValidation.SPEC.child("schedulingGates").index(i).child("name"),
                "only deletion is allowed, but found new scheduling gate '" + name + "'"));
      }
    }
  }

  private static void onlyAllowed(PodSpec now, PodSpec old, List<FieldError> errors) {
    PodSpec rest =
        now.toBuilder()
            .containers(withImages(now.containers(), old.containers()))
            .initContainers(withImages(now.initContainers(), old.initContainers()))
            .activeDeadlineSeconds(old.activeDeadlineSeconds())
            .schedulingGates(old.schedulingGates())
            .tolerations(old.tolerations())
            .terminationGracePeriodSeconds(gracePeriod(now, old))
            .build();
    if (!old.schedulingGates().isEmpty()) {
      rest = gated(rest, old, errors);
    }
    if (!rest.equals(old)) {
      errors.add(
          FieldError.forbidden(
              PodValidation.SPEC,
              ONLY_THESE + UnifiedDiff.of(InternalForm.lines(old), InternalForm.lines(rest))));
    }
  }

  private static List<Container> withImages(List<Container> now, List<Container> old) {
    List<Container> restored = new ArrayList<>(now.size());
    for (int i = 0; i < now.size(); i++) {
      restored.add(now.get(i).toBuilder().image(old.get(i).image()).build());
    }
    return restored.isEmpty() ? old : restored;
  }

  private static @Nullable Long gracePeriod(PodSpec now, PodSpec old) {
    Long before = old.terminationGracePeriodSeconds();
    Long after = now.terminationGracePeriodSeconds();
    boolean mended = before != null && before < 0 && after != null && after == 1;
    return mended ? before : after;
  }

  /** The choice of nodes for a pod that is held back may still be narrowed. */
  private static PodSpec gated(PodSpec now, PodSpec old, List<FieldError> errors) {
    PodSpec rest = now;
    if (!now.nodeSelector().equals(old.nodeSelector())) {
      if (!now.nodeSelector().entrySet().containsAll(old.nodeSelector().entrySet())) {
        errors.add(
            FieldError.invalid(
                PodValidation.SPEC.child("nodeSelector"),
                now.nodeSelector(),
                "only additions to spec.nodeSelector are allowed (no mutations or deletions)"));
      }
      rest = rest.toBuilder().nodeSelector(old.nodeSelector()).build();
    }
    Affinity affinity = now.affinity();
    Affinity oldAffinity = old.affinity();
    NodeAffinity node = affinity == null ? null : affinity.nodeAffinity();
    NodeAffinity oldNode = oldAffinity == null ? null : oldAffinity.nodeAffinity();
    if (Objects.equals(node, oldNode)) {
      return rest;
    }
    narrowed(node, oldNode, errors);
    boolean onlyNodes =
        affinity == null || (affinity.podAffinity() == null && affinity.podAntiAffinity() == null);
    Affinity restored =
        onlyNodes && oldAffinity == null
            ? null
            : (affinity == null ? Affinity.builder() : affinity.toBuilder())
                .nodeAffinity(oldNode)
                .build();
    return rest.toBuilder().affinity(restored).build();
  }

  private static void narrowed(
      @Nullable NodeAffinity now, @Nullable NodeAffinity old, List<FieldError> errors) {
    List<NodeSelectorTerm> oldTerms = terms(old);
    List<NodeSelectorTerm> terms = terms(now);
    if (oldTerms.isEmpty()) {
      return;
    }
    FieldPath path =
        PodValidation.SPEC.child(
            "affinity",
            "nodeAffinity",
            "requiredDuringSchedulingIgnoredDuringExecution",
            "nodeSelectorTerms");
    if (terms.size() != oldTerms.size()) {
      errors.add(
          FieldError.invalid(
              path,
              InternalForm.shown(terms),
              "no additions/deletions to non-empty NodeSelectorTerms list are allowed"));
      return;
    }
    for (int i = 0; i < terms.size(); i++) {
      if (!isNarrower(terms.get(i), oldTerms.get(i))) {
        errors.add(
            FieldError.invalid(
                path.index(i),
                InternalForm.shown(terms.get(i)),
                "only additions are allowed (no mutations or deletions)"));
      }
    }
  }

  private static List<NodeSelectorTerm> terms(@Nullable NodeAffinity affinity) {
    NodeSelector required =
        affinity == null ? null : affinity.requiredDuringSchedulingIgnoredDuringExecution();
    return required == null ? List.of() : required.nodeSelectorTerms();
  }

  /** An empty term matches no node, and stays empty. */
  private static boolean isNarrower(NodeSelectorTerm now, NodeSelectorTerm old) {
    boolean wasEmpty = old.matchExpressions().isEmpty() && old.matchFields().isEmpty();
    boolean isEmpty = now.matchExpressions().isEmpty() && now.matchFields().isEmpty();
    return wasEmpty
        ? isEmpty
        : startsWith(now.matchExpressions(), old.matchExpressions())
            && startsWith(now.matchFields(), old.matchFields());
  }

  private static boolean startsWith(
      List<NodeSelectorRequirement> list, List<NodeSelectorRequirement> beginning) {
    return list.size() >= beginning.size() && list.subList(0, beginning.size()).equals(beginning);
  }
}
