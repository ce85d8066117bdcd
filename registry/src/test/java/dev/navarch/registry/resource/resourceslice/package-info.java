/** Tests of what is special about slices of resource pools. */
@NullMarked
package dev.navarch.registry.resource.resourceslice;

import org.jspecify.annotations.NullMarked;
