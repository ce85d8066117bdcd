package dev.navarch.apiserver.version;

import dev.navarch.api.install.Release;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * The version of a server. Clients take the release from it to find out what they can expect, so
 * that is the release of Kubernetes; the rest is about this program and what it runs on.
 */
public record ServerVersion(Release release, Build build) {

  /** The release as a semantic version: the last one of its line. */
  public String gitVersion() {
    return switch (release) {
      case V1_20 -> "v1.20.15";
      case V1_36 -> "v1.36.4";
    };
  }

  public String major() {
    return "1";
  }

  public String minor() {
    return Integer.toString(release.minor());
  }

  /** The runtime, in the place where others name their Go. */
  public String runtime() {
    return "java" + Runtime.version();
  }

  /** What turns the program into machine code. */
  public String compiler() {
    return Objects.requireNonNullElse(System.getProperty("java.vm.name"), "jvm");
  }

  /** Operating system and processor in the words of Go, which clients know. */
  public String platform() {
    return system(System.getProperty("os.name", "unknown"))
        + "/"
        + processor(System.getProperty("os.arch", "unknown"));
  }

  static String system(String name) {
    String system = name.toLowerCase(Locale.ROOT);
    return system.startsWith("mac")
        ? "darwin"
        : system.startsWith("windows") ? "windows" : system.replace(" ", "");
  }

  static String processor(String name) {
    return switch (name) {
      case "amd64", "x86_64" -> "amd64";
      case "aarch64" -> "arm64";
      case "x86", "i386" -> "386";
      default -> name;
    };
  }

  /** The fields that the release tells, in its order. */
  Map<String, String> fields() {
    Map<String, String> fields = new LinkedHashMap<>();
    fields.put("major", major());
    fields.put("minor", minor());
    if (release.compareTo(Release.V1_36) >= 0) {
      fields.put("emulationMajor", major());
      fields.put("emulationMinor", minor());
      fields.put("minCompatibilityMajor", major());
      fields.put("minCompatibilityMinor", Integer.toString(release.minor() - 1));
    }
    fields.put("gitVersion", gitVersion());
    fields.put("gitCommit", build.commit());
    fields.put("gitTreeState", build.treeState());
    fields.put("buildDate", build.date());
    fields.put("goVersion", runtime());
    fields.put("compiler", compiler());
    fields.put("platform", platform());
    return fields;
  }
}
