/**
 * The objects of the server between a store and the endpoints: what a kind of object can be turned
 * into ({@link dev.navarch.apiserver.objects.ObjectModel}), and what was made of stored values so
 * far ({@link dev.navarch.apiserver.objects.ObjectTable}). All types may be used by many threads at
 * once.
 */
@NullMarked
package dev.navarch.apiserver.objects;

import org.jspecify.annotations.NullMarked;
