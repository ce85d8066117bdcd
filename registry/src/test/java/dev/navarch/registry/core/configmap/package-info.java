/** Tests of what is special about config maps. */
@NullMarked
package dev.navarch.registry.core.configmap;

import org.jspecify.annotations.NullMarked;
