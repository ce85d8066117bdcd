/**
 * JSON as Kubernetes writes and reads it: {@link dev.navarch.apimachinery.json.JsonReader} over
 * Jackson's streaming parser, {@link dev.navarch.apimachinery.json.JsonWriter} whose output is Go's
 * to the byte, and {@link dev.navarch.apimachinery.json.JsonTree} for values without a type.
 * Readers and writers belong to one thread; trees are immutable.
 */
@NullMarked
package dev.navarch.apimachinery.json;

import org.jspecify.annotations.NullMarked;
