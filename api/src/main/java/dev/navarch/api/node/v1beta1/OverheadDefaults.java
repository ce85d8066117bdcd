package dev.navarch.api.node.v1beta1;

import static dev.navarch.api.defaults.FieldDefaults.changed;

import dev.navarch.api.core.v1.ResourceLists;
import dev.navarch.apimachinery.annotation.DefaultingFunction;

/** Defaults of what a runtime needs beside the containers. */
final class OverheadDefaults {
  private OverheadDefaults() {}

  @DefaultingFunction
  static Overhead overhead(Overhead in) {
    return changed(in, in.toBuilder().podFixed(ResourceLists.roundedUp(in.podFixed())).build());
  }
}
