/**
 * Cells that the columns of several kinds have in common: containers, labels, lists that are cut.
 * Pure functions of hub objects, for any thread. Start at {@link
 * dev.navarch.registry.columns.LabelCells}.
 */
@NullMarked
package dev.navarch.registry.columns;

import org.jspecify.annotations.NullMarked;
