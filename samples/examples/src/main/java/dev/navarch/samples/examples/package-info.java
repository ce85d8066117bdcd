/**
 * Small programs that show how to use the client. Each is a class with a {@code main} that finds
 * its server as {@code kubectl} does; they have nothing to do with each other. Each runs on the
 * thread that starts it.
 */
@NullMarked
package dev.navarch.samples.examples;

import org.jspecify.annotations.NullMarked;
