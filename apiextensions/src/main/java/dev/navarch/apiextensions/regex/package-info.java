/**
 * Answers whether a regular expression occurs in a text, in time that does not depend on the
 * expression once its automaton is known. {@link dev.navarch.apiextensions.regex.Automaton} is the
 * entry: it knows the part of Go's syntax that schemas use, and leaves the rest to a general
 * library. Automata are safe on any thread.
 */
@NullMarked
package dev.navarch.apiextensions.regex;

import org.jspecify.annotations.NullMarked;
