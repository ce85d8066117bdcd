/**
 * The fabric8 client against a control plane in the same process, over TLS. {@link
 * dev.navarch.compatibility.fabric8.ConnectedTest} gives each test a client and a control plane of
 * its own, so that tests may run side by side.
 */
@NullMarked
package dev.navarch.compatibility.fabric8;

import org.jspecify.annotations.NullMarked;
