/**
 * Names of APIs: group, version, kind, resource and their combinations, with the text forms that
 * Kubernetes gives them. Start at {@link dev.navarch.apimachinery.schema.GroupVersionKind}.
 *
 * <p>Everything is immutable and safe to share between threads.
 */
@NullMarked
package dev.navarch.apimachinery.schema;

import org.jspecify.annotations.NullMarked;
