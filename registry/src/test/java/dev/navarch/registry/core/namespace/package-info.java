/** Tests of what is special about namespaces. */
@NullMarked
package dev.navarch.registry.core.namespace;

import org.jspecify.annotations.NullMarked;
