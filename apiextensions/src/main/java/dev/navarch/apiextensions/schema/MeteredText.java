package dev.navarch.apiextensions.schema;

import dev.navarch.apimachinery.work.Work;

/** A text that counts the characters that are read from it as metered work. */
public final class MeteredText implements CharSequence {
  private static final int READS_PER_STEP = 256;

  private final String text;
  private final int unitsPerRead;
  private int untilStep = READS_PER_STEP;

  /**
   * Creates a text for one search.
   *
   * @param unitsPerRead the work that follows each read
   */
  public MeteredText(String text, int unitsPerRead) {
    this.text = text;
    this.unitsPerRead = unitsPerRead;
  }

  @Override
  public char charAt(int index) {
    if (--untilStep == 0) {
      untilStep = READS_PER_STEP;
      Work.step((long) READS_PER_STEP * unitsPerRead);
    }
    return text.charAt(index);
  }

  @Override
  public int length() {
    return text.length();
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return text.substring(start, end);
  }

  @Override
  public String toString() {
    return text;
  }
}
