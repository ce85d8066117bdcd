package dev.navarch.apimachinery.value;

/** How a parser took a hostile text: the only ways allowed are these two. */
enum Refusals {
  NONE,
  ILLEGAL_ARGUMENT;

  /** Runs the parser; anything it throws besides an illegal argument comes through. */
  static Refusals of(Runnable parser) {
    try {
      parser.run();
      return NONE;
    } catch (IllegalArgumentException refused) {
      return ILLEGAL_ARGUMENT;
    }
  }
}
