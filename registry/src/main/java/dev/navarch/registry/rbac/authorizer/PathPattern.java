package dev.navarch.registry.rbac.authorizer;

/** Paths in rules: {@code /healthz}, or with a star at the end {@code /healthz/*}. */
public final class PathPattern {
  private PathPattern() {}

  /** Whether a path, or everything that another pattern matches, is matched by a pattern. */
  public static boolean covers(String pattern, String path) {
    return pattern.equals(path) || (pattern.endsWith("*") && path.startsWith(prefix(pattern)));
  }

  private static String prefix(String pattern) {
    int end = pattern.length();
    while (end > 0 && pattern.charAt(end - 1) == '*') {
      end--;
    }
    return pattern.substring(0, end);
  }
}
