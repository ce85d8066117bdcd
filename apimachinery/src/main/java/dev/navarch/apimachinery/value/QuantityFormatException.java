package dev.navarch.apimachinery.value;

/** A text that is no {@link Quantity}. The messages are Kubernetes' own; clients match on them. */
public final class QuantityFormatException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  private QuantityFormatException(String message) {
    super(message);
  }

  static QuantityFormatException wrongFormat() {
    return new QuantityFormatException(
        "quantities must match the regular expression"
            + " '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'");
  }

  static QuantityFormatException wrongNumber() {
    return new QuantityFormatException("unable to parse numeric part of quantity");
  }

  static QuantityFormatException wrongSuffix() {
    return new QuantityFormatException("unable to parse quantity's suffix");
  }
}
