/**
 * Empties namespaces that are deleted, and lets them go. {@link
 * dev.navarch.controllers.namespace.NamespaceReconciler} is the entry; values are immutable, and
 * everything else may be used by any number of threads.
 */
@NullMarked
package dev.navarch.controllers.namespace;

import org.jspecify.annotations.NullMarked;
