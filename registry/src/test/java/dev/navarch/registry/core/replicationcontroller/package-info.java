/** Tests of the package of the same name. */
@NullMarked
package dev.navarch.registry.core.replicationcontroller;

import org.jspecify.annotations.NullMarked;
