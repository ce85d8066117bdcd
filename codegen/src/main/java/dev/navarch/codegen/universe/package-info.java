/**
 * The types that generators work on, read from sources through {@code javax.lang.model}: {@link
 * dev.navarch.codegen.universe.Universe} finds them, {@link dev.navarch.codegen.universe.Type} says
 * what they are. Only names of annotations are known here, not their classes, so that the annotated
 * modules may be built with these generators themselves.
 */
@NullMarked
package dev.navarch.codegen.universe;

import org.jspecify.annotations.NullMarked;
