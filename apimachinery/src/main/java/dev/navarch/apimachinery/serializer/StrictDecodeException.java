package dev.navarch.apimachinery.serializer;

import dev.navarch.apimachinery.wire.DecodeException;
import java.util.List;

/** A document that could be read but has unknown or duplicate fields. */
public final class StrictDecodeException extends DecodeException {
  private static final long serialVersionUID = 1;

  private final transient List<String> errors;

  /** Creates an exception for some findings. */
  public StrictDecodeException(List<String> errors) {
    super("strict decoding error: " + String.join(", ", errors));
    this.errors = List.copyOf(errors);
  }

  /** The findings. */
  public List<String> errors() {
    return errors;
  }
}
