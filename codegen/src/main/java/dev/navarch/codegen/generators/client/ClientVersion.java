package dev.navarch.codegen.generators.client;

import com.palantir.javapoet.ClassName;
import dev.navarch.codegen.universe.ApiResource;
import java.util.List;

/**
 * One version of a group in a clientset.
 *
 * @param group the group's name in Java
 * @param apiGroup the group
 * @param apiVersion the version
 */
record ClientVersion(
    String group, String apiGroup, String apiVersion, List<ApiResource> resources) {
  ClientVersion {
    resources = List.copyOf(resources);
  }

  /** The method that leads to it: {@code appsV1}. */
  String accessor() {
    return group + capitalized(version());
  }

  /** The version as a name in Java: {@code v1}. */
  String version() {
    return JavaNames.identifier(apiVersion);
  }

  /** The beginning of its classes' names: {@code AppsV1}. */
  String prefix() {
    return capitalized(accessor());
  }

  /** A class of this version below a package. */
  ClassName in(String basePackage, String simpleName) {
    String below = JavaNames.packageSegment(group) + "." + JavaNames.packageSegment(version());
    return ClassName.get(basePackage + "." + below, simpleName);
  }

  static String capitalized(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
