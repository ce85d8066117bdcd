/**
 * Values that API objects are made of: times, durations, quantities, bytes, raw JSON. A value that
 * is not a pointer in Go is never null here; its zero value is a constant of its type.
 *
 * <p>There is no single entry type. Everything is immutable and safe to share between threads.
 */
@NullMarked
package dev.navarch.apimachinery.value;

import org.jspecify.annotations.NullMarked;
