/**
 * The generators, one small class each. {@link dev.navarch.codegen.GeneratorList} names them all;
 * to add one, write its class here and put it into that list.
 */
@NullMarked
package dev.navarch.codegen.generators;

import org.jspecify.annotations.NullMarked;
