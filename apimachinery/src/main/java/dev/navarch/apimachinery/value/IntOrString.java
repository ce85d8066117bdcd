package dev.navarch.apimachinery.value;

import org.jspecify.annotations.Nullable;

/** A number or a text in the same field: a port by number or name, a count or a percentage. */
public sealed interface IntOrString {

  /** The zero value: the number 0. */
  IntOrString ZERO = new Int(0);

  record Int(int value) implements IntOrString {
    @Override
    public int scaledValue(int total, boolean roundUp) {
      return value;
    }

    @Override
    public boolean equals(@Nullable Object o) {
      return o instanceof Int other && value == other.value;
    }

    @Override
    public int hashCode() {
      return value;
    }

    @Override
    public String toString() {
      return Integer.toString(value);
    }
  }

  record Str(String value) implements IntOrString {
    @Override
    public int scaledValue(int total, boolean roundUp) {
      double exact = (double) percent() * total / 100;
      return (int) (roundUp ? Math.ceil(exact) : Math.floor(exact));
    }

    private long percent() {
      if (!value.endsWith("%")) {
        throw new IllegalArgumentException(
            "invalid value for IntOrString: invalid type: string is not a percentage");
      }
      String number = value.substring(0, value.length() - 1);
      return switch (DecimalLong.parse(number)) {
        case DecimalLong.Value(long percent) -> percent;
        case DecimalLong.Invalid(String reason) ->
            throw new IllegalArgumentException(
                "invalid value for IntOrString: invalid value %s: strconv.Atoi: parsing %s: %s"
                    .formatted(GoQuoting.quote(value), GoQuoting.quote(number), reason));
      };
    }

    @Override
    public boolean equals(@Nullable Object o) {
      return o instanceof Str other && value.equals(other.value);
    }

    @Override
    public int hashCode() {
      return value.hashCode();
    }

    @Override
    public String toString() {
      return value;
    }
  }

  static IntOrString of(int value) {
    return value == 0 ? ZERO : new Int(value);
  }

  static IntOrString of(String value) {
    return new Str(value);
  }

  /** A number if the text is a decimal number of 32 bits, otherwise the text itself. */
  static IntOrString parse(String text) {
    return switch (DecimalLong.parse(text)) {
      case DecimalLong.Value(long v) when v == (int) v -> of((int) v);
      default -> of(text);
    };
  }

  /**
   * The number itself, or the percentage of {@code total}; fractions go up or down to a whole
   * number.
   *
   * @throws IllegalArgumentException for a text that is not a percentage
   */
  int scaledValue(int total, boolean roundUp);
}
