package dev.navarch.apimachinery.labels;

/** A label selector that cannot be read or makes no sense; the message is Kubernetes' own. */
public final class LabelSelectorException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  LabelSelectorException(String message) {
    super(message);
  }
}
