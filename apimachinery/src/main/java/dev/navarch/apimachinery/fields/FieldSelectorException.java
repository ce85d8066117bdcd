package dev.navarch.apimachinery.fields;

/** A field selector that cannot be read; the message is Kubernetes' own. */
public final class FieldSelectorException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  FieldSelectorException(String message) {
    super(message);
  }
}
