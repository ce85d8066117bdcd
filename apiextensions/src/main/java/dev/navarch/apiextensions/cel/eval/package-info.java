/**
 * Evaluates checked CEL expressions over plain values: {@link
 * dev.navarch.apiextensions.cel.eval.Program} runs a tree of nodes, counts what it costs and gives
 * failures back as values, in the words that clients know. Everything here is immutable, or belongs
 * to one evaluation on one thread.
 */
@NullMarked
package dev.navarch.apiextensions.cel.eval;

import org.jspecify.annotations.NullMarked;
