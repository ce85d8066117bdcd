/**
 * A real control plane inside a test. {@link dev.navarch.testing.TestControlPlane} is the plain
 * API, {@link dev.navarch.testing.WithControlPlane} the one for JUnit. Everything is kept in
 * memory, and each control plane listens on a port of its own, so that tests may run side by side.
 */
@NullMarked
package dev.navarch.testing;

import org.jspecify.annotations.NullMarked;
