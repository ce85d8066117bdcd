package dev.navarch.apimachinery.runtime;

/** The generated conversions of a package by number, so that registering one loads no code. */
public interface IndexedConversions {
  /** Converts a value. */
  Object convert(int index, Object value);
}
