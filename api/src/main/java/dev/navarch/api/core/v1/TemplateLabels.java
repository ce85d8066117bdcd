package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import org.jspecify.annotations.Nullable;

/**
 * Labels that a workload takes over from the template of its pods, in the API versions that allow
 * to leave them out.
 */
public final class TemplateLabels {
  private TemplateLabels() {}

  /** The metadata, with the template's labels if it has none. */
  public static ObjectMeta labelled(ObjectMeta metadata, PodTemplateSpec template) {
    return metadata.labels().isEmpty() && hasLabels(template)
        ? metadata.toBuilder().labels(template.metadata().labels()).build()
        : metadata;
  }

  /** The selector, or one that matches the template's labels. */
  public static @Nullable LabelSelector selector(
      @Nullable LabelSelector selector, PodTemplateSpec template) {
    return selector == null && hasLabels(template)
        ? LabelSelector.builder().matchLabels(template.metadata().labels()).build()
        : selector;
  }

  private static boolean hasLabels(PodTemplateSpec template) {
    return !Absent.is(template.metadata().labels());
  }
}
