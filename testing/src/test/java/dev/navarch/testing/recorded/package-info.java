/** Compares the server with recordings of a real kube-apiserver, where those are at hand. */
@NullMarked
package dev.navarch.testing.recorded;

import org.jspecify.annotations.NullMarked;
