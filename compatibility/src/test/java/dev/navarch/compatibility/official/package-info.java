/**
 * The official Java client against a control plane, over TLS. {@link
 * dev.navarch.compatibility.official.Clients} makes clients; every test has a control plane of its
 * own, so that tests may run side by side.
 */
@NullMarked
package dev.navarch.compatibility.official;

import org.jspecify.annotations.NullMarked;
