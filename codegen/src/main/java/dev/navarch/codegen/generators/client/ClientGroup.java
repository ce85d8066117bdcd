package dev.navarch.codegen.generators.client;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * A group in a clientset.
 *
 * @param name its name in Java
 */
record ClientGroup(String name, List<ClientVersion> versions) {
  ClientGroup {
    versions = List.copyOf(versions);
  }

  /** The class that leads to the informers of its versions. */
  ClassName informers(String informersPackage) {
    return ClassName.get(
        informersPackage + "." + JavaNames.packageSegment(name),
        ClientVersion.capitalized(name) + "Informers");
  }
}
