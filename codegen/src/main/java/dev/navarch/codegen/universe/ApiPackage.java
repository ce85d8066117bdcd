package dev.navarch.codegen.universe;

/**
 * What a package says about the version it holds.
 *
 * @param javaPackage the package's name
 * @param group the API group, empty for the core group
 * @param version the version
 * @param hub the package of the group's hub version, empty when this is it
 * @param protoPackage the package in {@code .proto} text
 */
public record ApiPackage(
    String javaPackage, String group, String version, String hub, String protoPackage) {
  /** The version as objects name it: {@code v1}, {@code apps/v1}. */
  public String apiVersion() {
    return group.isEmpty() ? version : group + "/" + version;
  }
}
