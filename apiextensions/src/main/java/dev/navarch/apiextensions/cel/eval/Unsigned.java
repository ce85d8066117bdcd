package dev.navarch.apiextensions.cel.eval;

/**
 * A whole number from zero to 2^64-1.
 *
 * @param bits the number, read as unsigned
 */
record Unsigned(long bits) {
  @Override
  public String toString() {
    return Long.toUnsignedString(bits);
  }

  double toDouble() {
    double half = (bits >>> 1) | (bits & 1);
    return bits >= 0 ? bits : half * 2.0;
  }
}
