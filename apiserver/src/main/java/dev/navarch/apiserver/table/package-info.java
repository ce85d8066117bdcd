/**
 * Objects as rows of cells, for people who list them. A kind's {@link
 * dev.navarch.apiserver.table.Columns} say what a row shows, {@link
 * dev.navarch.apiserver.table.TableMaker} makes the answer. Everything here is immutable and may be
 * shared by threads, except a {@link dev.navarch.apiserver.table.ColumnsBuilder}.
 */
@NullMarked
package dev.navarch.apiserver.table;

import org.jspecify.annotations.NullMarked;
