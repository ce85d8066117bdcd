/**
 * Names of APIs: group, version, kind, resource and their combinations, with the text forms that
 * Kubernetes gives them. Start at {@link dev.navarch.apimachinery.schema.GroupVersionKind}.
 *
 * <p>Everything is immutable and safe to share between threads. The names are keys of maps from the
 * first moment of a process on, so they compare and hash by hand: the JVM links the methods that a
 * record has by itself when they are first called, which takes milliseconds for each.
 */
@NullMarked
package dev.navarch.apimachinery.schema;

import org.jspecify.annotations.NullMarked;
