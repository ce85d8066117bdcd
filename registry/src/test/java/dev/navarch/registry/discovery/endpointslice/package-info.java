/** Tests of what is special about endpoint slices. */
@NullMarked
package dev.navarch.registry.discovery.endpointslice;

import org.jspecify.annotations.NullMarked;
