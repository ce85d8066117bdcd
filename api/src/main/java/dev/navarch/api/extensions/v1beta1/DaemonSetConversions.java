package dev.navarch.api.extensions.v1beta1;

import static dev.navarch.api.conversion.NumberAnnotation.TEMPLATE_GENERATION;

import dev.navarch.apimachinery.annotation.ConversionFunction;

/** The template generation of a daemon set, an annotation in the newest version. */
final class DaemonSetConversions {
  private DaemonSetConversions() {}

  /** Zero is written too: in the newest version the annotation is always there. */
  @ConversionFunction(partial = "metadata")
  static dev.navarch.api.apps.v1.DaemonSet toHub(
      DaemonSet in, dev.navarch.api.apps.v1.DaemonSet out) {
    return out.toBuilder()
        .metadata(TEMPLATE_GENERATION.put(in.metadata(), in.spec().templateGeneration()))
        .build();
  }

  @ConversionFunction(partial = "metadata")
  static DaemonSet fromHub(dev.navarch.api.apps.v1.DaemonSet in, DaemonSet out) {
    long generation = TEMPLATE_GENERATION.read(in.metadata()).orElse(0);
    return out.toBuilder()
        .metadata(TEMPLATE_GENERATION.remove(in.metadata()))
        .spec(spec -> spec.templateGeneration(generation))
        .build();
  }

  /** Passes over the generation, which only the daemon set as a whole has a place for. */
  @ConversionFunction(partial = "templateGeneration")
  static dev.navarch.api.apps.v1.DaemonSetSpec toHub(
      DaemonSetSpec in, dev.navarch.api.apps.v1.DaemonSetSpec out) {
    return out;
  }
}
