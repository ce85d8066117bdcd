/**
 * The generators as their users meet them: somebody else's project, the command, and {@code .proto}
 * text in the hands of the real compiler. Each test works in a folder of its own.
 */
@NullMarked
package dev.navarch.cluster.codegen;

import org.jspecify.annotations.NullMarked;
