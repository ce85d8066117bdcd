package dev.navarch.apiextensions.definition;

import dev.navarch.apimachinery.value.GoQuoting;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Map;

/**
 * Whether the definition of a resource in one of Kubernetes' own groups carries an approval.
 *
 * @param state what the annotation amounts to
 * @param reason the same in words
 */
public record Approval(State state, String reason) {
  /** The annotation that holds the approval. */
  public static final String ANNOTATION = "api-approved.kubernetes.io";

  private static final String DEMAND =
      "protected groups must have approval annotation \"" + ANNOTATION + "\"";
  private static final String SEE = ", see https://github.com/kubernetes/enhancements/pull/1111";

  /** What an annotation amounts to. */
  public enum State {
    MISSING,
    INVALID,
    APPROVED,
    /** The definition says itself that it is not approved, which is accepted. */
    BYPASSED
  }

  /** Whether a group belongs to Kubernetes. */
  public static boolean isNeededFor(String group) {
    return group.equals("k8s.io")
        || group.endsWith(".k8s.io")
        || group.equals("kubernetes.io")
        || group.endsWith(".kubernetes.io");
  }

  /** Reads the annotation. */
  public static Approval of(Map<String, String> annotations) {
    String text = annotations.getOrDefault(ANNOTATION, "");
    if (text.isEmpty()) {
      return new Approval(State.MISSING, DEMAND + SEE);
    }
    if (text.startsWith("unapproved")) {
      return new Approval(State.BYPASSED, "not approved: " + GoQuoting.quote(text));
    }
    if (isUrl(text)) {
      return new Approval(State.APPROVED, "approved in " + text);
    }
    return new Approval(
        State.INVALID,
        DEMAND + " with either a URL or a reason starting with \"unapproved\"" + SEE);
  }

  private static boolean isUrl(String text) {
    try {
      URI uri = new URI(text);
      return uri.getScheme() != null && uri.getRawAuthority() != null;
    } catch (URISyntaxException malformed) {
      return false;
    }
  }
}
