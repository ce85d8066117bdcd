package dev.navarch.apimachinery.runtime;

import dev.navarch.apimachinery.meta.v1.ApiObject;

/** The generated defaulters of a package by number, so that registering one loads no code. */
public interface IndexedDefaulters {
  /** Sets the defaults in an object. */
  ApiObject apply(int index, ApiObject object, DefaultingContext context);
}
