package dev.navarch.apimachinery.labels;

/** How a requirement relates a label to its values. */
public enum Operator {
  IN("in"),
  NOT_IN("notin"),
  EQUALS("="),
  DOUBLE_EQUALS("=="),
  NOT_EQUALS("!="),
  GREATER_THAN("gt"),
  LESS_THAN("lt"),
  EXISTS("exists"),
  DOES_NOT_EXIST("!");

  private final String symbol;

  Operator(String symbol) {
    this.symbol = symbol;
  }

  /** The name that Kubernetes gives the operator in messages. */
  public String symbol() {
    return symbol;
  }
}
