package dev.navarch.benchmarks.informers;

import dev.navarch.apimachinery.serializer.MediaTypes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/** Whose client is measured, each used as its documentation shows. */
enum Library {
  NAVARCH("Navarch"),
  NAVARCH_JSON("Navarch, JSON"),
  FABRIC8("fabric8"),
  OFFICIAL("official");

  private final String title;

  Library(String title) {
    this.title = title;
  }

  /** The head of its column. */
  String title() {
    return title;
  }

  boolean isOurs() {
    return this == NAVARCH || this == NAVARCH_JSON;
  }

  /** The official client throws managed fields away, unless it is told not to. */
  boolean keepsManagedFields() {
    return this != OFFICIAL;
  }

  /** Whether it can be had either way. */
  boolean canKeepManagedFields(boolean keep) {
    return keep || this != FABRIC8;
  }

  /** Opens a client that treats managed fields as the library does by itself. */
  PodInformers open(Path kubeconfig) throws IOException {
    return open(kubeconfig, keepsManagedFields());
  }

  /** Opens a client. Of the official one all in a JVM treat managed fields alike. */
  PodInformers open(Path kubeconfig, boolean keepManagedFields) throws IOException {
    return switch (this) {
      case NAVARCH -> NavarchInformers.open(kubeconfig, "", keepManagedFields);
      case NAVARCH_JSON -> NavarchInformers.open(kubeconfig, MediaTypes.JSON, keepManagedFields);
      case FABRIC8 -> Fabric8Informers.open(kubeconfig);
      case OFFICIAL -> OfficialInformers.open(kubeconfig, keepManagedFields);
    };
  }

  static List<Library> all(Predicate<Library> which) {
    return Arrays.stream(values()).filter(which).toList();
  }
}
