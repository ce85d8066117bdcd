/**
 * Commands, ports, files and logs of pods of a control plane that has no nodes: what callers are
 * told. Each test has a control plane of its own.
 */
@NullMarked
package dev.navarch.testing.client.streams;

import org.jspecify.annotations.NullMarked;
