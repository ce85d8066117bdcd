/**
 * Who owns which field: server-side apply and the bookkeeping of all other writes. {@link
 * dev.navarch.apimachinery.managedfields.FieldManager} does both on JSON trees, with {@link
 * dev.navarch.apimachinery.managedfields.ManagedFields} as the record of one manager. Everything
 * here is immutable and safe to share.
 */
@NullMarked
package dev.navarch.apimachinery.managedfields;

import org.jspecify.annotations.NullMarked;
