package dev.navarch.apimachinery.jsonpath;

/** A text that may be looked at a limited number of times, so that a search in it ends. */
final class PatientText implements CharSequence {
  private static final int LOOKS = 1_000_000;

  private final String text;
  private int looks;

  PatientText(String text) {
    this.text = text;
  }

  @Override
  public int length() {
    return text.length();
  }

  @Override
  public char charAt(int index) {
    if (++looks > LOOKS) {
      throw new JsonPathException("regexp search takes too many steps");
    }
    return text.charAt(index);
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return text.subSequence(start, end);
  }

  @Override
  public String toString() {
    return text;
  }
}
