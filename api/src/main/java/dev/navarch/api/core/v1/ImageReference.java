package dev.navarch.api.core.v1;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The name of a container image: {@code [registry[:port]/]path[:tag][@digest]}.
 *
 * <p>The grammar is that of the container registries' reference implementation. All loops of the
 * patterns are possessive: a hostile name costs neither stack nor time.
 */
final class ImageReference {
  private static final int MAX_PATH_LENGTH = 255;

  private static final Pattern REGISTRY =
      Pattern.compile(
          "(?:[a-zA-Z0-9]++(?:(?:\\.|-++)[a-zA-Z0-9]++)*+|\\[[a-fA-F0-9:]++])(?::[0-9]++)?+");
  private static final Pattern PATH =
      Pattern.compile("[a-z0-9]++(?:(?:[./]|__?+|-++)[a-z0-9]++)*+");
  private static final Pattern DIGEST =
      Pattern.compile("sha256:[a-f0-9]{64}|sha384:[a-f0-9]{96}|sha512:[a-f0-9]{128}");

  /** Would do as a path, but names an image by its content. */
  private static final Pattern IDENTIFIER = Pattern.compile("[a-f0-9]{64}");

  private ImageReference() {}

  /**
   * How often to pull an image if nobody says so: always if its content can change behind its name,
   * that is with the tag {@code latest}, stated or meant. A malformed name is left to validation.
   */
  static String pullPolicy(String image) {
    return isLatest(image) ? PullPolicy.ALWAYS : PullPolicy.IF_NOT_PRESENT;
  }

  private static boolean isLatest(String image) {
    int at = image.indexOf('@');
    boolean pinned = at >= 0;
    if (pinned && !DIGEST.matcher(image.substring(at + 1)).matches()) {
      return false;
    }
    String tagged = pinned ? image.substring(0, at) : image;
    // A colon before the last slash belongs to the registry's port.
    int colon = tagged.indexOf(':', tagged.lastIndexOf('/') + 1);
    if (colon < 0) {
      return !pinned && !IDENTIFIER.matcher(tagged).matches() && isName(tagged);
    }
    return tagged.substring(colon + 1).equals("latest") && isName(tagged.substring(0, colon));
  }

  private static boolean isName(String name) {
    int slash = name.indexOf('/');
    if (slash < 0) {
      return isPath("library/" + name);
    }
    String first = name.substring(0, slash);
    return namesRegistry(first)
        ? REGISTRY.matcher(first).matches() && isPath(name.substring(slash + 1))
        : isPath(name);
  }

  /** The first part is a registry if it has a dot, a port or a capital letter. */
  private static boolean namesRegistry(String first) {
    return first.indexOf('.') >= 0
        || first.indexOf(':') >= 0
        || first.equals("localhost")
        || !first.equals(first.toLowerCase(Locale.ROOT));
  }

  private static boolean isPath(String path) {
    return path.length() <= MAX_PATH_LENGTH && PATH.matcher(path).matches();
  }
}
