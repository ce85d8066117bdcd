/**
 * The frame that generators hang in: the {@link dev.navarch.codegen.framework.Generator} contract,
 * its default, and the {@link dev.navarch.codegen.framework.Assembler} that runs them and puts
 * files together.
 */
@NullMarked
package dev.navarch.codegen.framework;

import org.jspecify.annotations.NullMarked;
