/**
 * Nothing new appears where no namespace is, or where one is going away. The entry type is {@link
 * dev.navarch.registry.admission.namespacelifecycle.NamespaceLifecycle}, for any number of threads.
 */
@NullMarked
package dev.navarch.registry.admission.namespacelifecycle;

import org.jspecify.annotations.NullMarked;
