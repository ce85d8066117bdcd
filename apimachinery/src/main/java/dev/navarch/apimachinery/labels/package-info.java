/**
 * Label selectors: parsing, printing and matching, and the syntax of the names they are made of.
 * The entry type is {@link dev.navarch.apimachinery.labels.Selector}.
 *
 * <p>Everything is immutable and safe to share between threads.
 */
@NullMarked
package dev.navarch.apimachinery.labels;

import org.jspecify.annotations.NullMarked;
