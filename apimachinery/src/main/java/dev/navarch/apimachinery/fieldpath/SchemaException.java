package dev.navarch.apimachinery.fieldpath;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A tree that its type does not allow. The message is in Kubernetes' words. */
public final class SchemaException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final transient List<Finding> findings;

  /** One thing that is wrong at one place. */
  public record Finding(FieldPath path, String message) {
    @Override
    public String toString() {
      return path.isRoot() ? message : path + ": " + message;
    }
  }

  SchemaException(List<Finding> findings) {
    this(text(findings), findings, null);
  }

  private SchemaException(String message, List<Finding> findings, @Nullable SchemaException cause) {
    super(message, cause);
    this.findings = List.copyOf(findings);
  }

  /** The same findings, with words before them that say what was being done. */
  public SchemaException during(String action) {
    return new SchemaException(action + ": " + getMessage(), findings, this);
  }

  /** Everything that is wrong, at least one thing. */
  public List<Finding> findings() {
    return findings;
  }

  private static String text(List<Finding> findings) {
    if (findings.size() == 1) {
      return findings.getFirst().toString();
    }
    StringBuilder text = new StringBuilder("errors:");
    findings.forEach(finding -> text.append("\n  ").append(finding));
    return text.toString();
  }
}
