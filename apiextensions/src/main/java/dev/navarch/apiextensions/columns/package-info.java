/**
 * How custom resources are listed: their definition names paths, and what is there becomes cells.
 * Start at {@link dev.navarch.apiextensions.columns.CustomColumns}. Columns are immutable and may
 * be shared by threads.
 */
@NullMarked
package dev.navarch.apiextensions.columns;

import org.jspecify.annotations.NullMarked;
