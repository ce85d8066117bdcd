package dev.navarch.client.discovery;

import dev.navarch.apimachinery.unstructured.Nested;
import java.util.Map;

/** Which build a server is. */
public record ServerVersion(
    String major,
    String minor,
    String gitVersion,
    String gitCommit,
    String gitTreeState,
    String buildDate,
    String goVersion,
    String compiler,
    String platform) {
  static ServerVersion of(Map<String, ?> tree) {
    return new ServerVersion(
        text(tree, "major"),
        text(tree, "minor"),
        text(tree, "gitVersion"),
        text(tree, "gitCommit"),
        text(tree, "gitTreeState"),
        text(tree, "buildDate"),
        text(tree, "goVersion"),
        text(tree, "compiler"),
        text(tree, "platform"));
  }

  private static String text(Map<String, ?> tree, String field) {
    return Nested.get(tree, field).map(Object::toString).orElse("");
  }

  /** What people call the version, such as {@code v1.36.4}. */
  @Override
  public String toString() {
    return gitVersion;
  }
}
