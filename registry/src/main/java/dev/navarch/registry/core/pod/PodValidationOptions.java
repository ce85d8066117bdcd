package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * What the validation of a pod's specification depends on besides it.
 *
 * <p>Rules that were added after objects had been stored are not held against those objects: an
 * update may keep what its predecessor has.
 *
 * @param pod whether the specification is a pod's own and not a template's
 * @param anySelectorValue whether affinity may select values that no label can have
 * @param anySpreadSelector whether selectors of topology spread constraints go unchecked
 * @param anyNodeAffinityValue whether node affinity may require values that no label can have
 * @param anyHugePages whether amounts of huge pages need not be whole pages
 * @param anyTokenPath whether a projected token may lie outside its volume
 * @param anyHostSysctl whether a pod in the host's namespaces may set their parameters
 */
record PodValidationOptions(
    boolean pod,
    boolean anySelectorValue,
    boolean anySpreadSelector,
    boolean anyNodeAffinityValue,
    boolean anyHugePages,
    boolean anyTokenPath,
    boolean anyHostSysctl) {
  private static final PodValidationOptions POD =
      new PodValidationOptions(true, false, false, false, false, false, false);
  private static final PodValidationOptions TEMPLATE =
      new PodValidationOptions(false, false, false, false, false, false, false);

  /** For something new. */
  static PodValidationOptions create(boolean pod) {
    return pod ? POD : TEMPLATE;
  }

  /** For something that is stored already. */
  static PodValidationOptions update(boolean pod, PodSpec before) {
    PodValidationOptions strict = create(pod);
    return new PodValidationOptions(
        pod,
        fails(found -> AffinityValidation.podSelectors(before.affinity(), found)),
        fails(
            found -> TopologySpreadValidation.selectors(before.topologySpreadConstraints(), found)),
        fails(found -> AffinityValidation.requiredNodeValues(before.affinity(), found)),
        fails(found -> ContainerResourcesValidation.hugePages(before, found)),
        fails(found -> ProjectedVolumeValidation.tokenPaths(before.volumes(), found)),
        fails(found ->
            SecurityContextValidation.hostSysctls(before, FieldPath.of("spec"), strict, found)));
  }

  private static boolean fails(Consumer<List<FieldError>> check) {
    List<FieldError> found = new ArrayList<>(0);
    check.accept(found);
    return !found.isEmpty();
  }
}
