/**
 * Field selectors: parsing, printing and matching. The entry type is {@link
 * dev.navarch.apimachinery.fields.FieldSelector}.
 *
 * <p>Everything is immutable and safe to share between threads.
 */
@NullMarked
package dev.navarch.apimachinery.fields;

import org.jspecify.annotations.NullMarked;
