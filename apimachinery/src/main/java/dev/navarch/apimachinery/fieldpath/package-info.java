/**
 * Fields of an object as sets of paths, and the operations of server-side apply on JSON trees that
 * work with them. {@link dev.navarch.apimachinery.fieldpath.FieldSet} is the set; {@link
 * dev.navarch.apimachinery.fieldpath.TreeType} says how a tree is taken apart. Everything here is
 * immutable and safe to share; {@link dev.navarch.apimachinery.fieldpath.FieldSet.Builder} alone
 * belongs to one thread.
 */
@NullMarked
package dev.navarch.apimachinery.fieldpath;

import org.jspecify.annotations.NullMarked;
