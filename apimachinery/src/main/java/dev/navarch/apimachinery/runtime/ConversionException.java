package dev.navarch.apimachinery.runtime;

/** An object that cannot become an object of another version. */
public final class ConversionException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /** Creates an exception with a message for the client. */
  public ConversionException(String message) {
    super(message);
  }
}
