package dev.navarch.apimachinery.fields;

/** One condition on one field. A field that is not set has the empty value. */
public record FieldRequirement(String field, Operator operator, String value) {

  /** How the field relates to the value. */
  public enum Operator {
    EQUALS("="),
    NOT_EQUALS("!=");

    private final String symbol;

    Operator(String symbol) {
      this.symbol = symbol;
    }

    public String symbol() {
      return symbol;
    }
  }

  public boolean matches(Fields fields) {
    return fields.get(field).equals(value) == (operator == Operator.EQUALS);
  }

  /** The form that {@link FieldSelector#parse} reads. */
  @Override
  public String toString() {
    return field + operator.symbol() + FieldValueEscaping.escape(value);
  }
}
