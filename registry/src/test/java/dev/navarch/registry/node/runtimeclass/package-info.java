/** Tests of runtime classes. */
@NullMarked
package dev.navarch.registry.node.runtimeclass;

import org.jspecify.annotations.NullMarked;
