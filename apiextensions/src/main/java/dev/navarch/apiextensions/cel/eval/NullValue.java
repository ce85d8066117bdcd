package dev.navarch.apiextensions.cel.eval;

/** The null of the language. */
public enum NullValue {
  NULL
}
