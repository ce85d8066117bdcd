/**
 * Where generation starts: {@link dev.navarch.codegen.NavarchProcessor} inside a compiler, {@link
 * dev.navarch.codegen.CodegenCommand} from the command line, {@link
 * dev.navarch.codegen.GeneratorList} with every generator there is. One thread does all of it.
 */
@NullMarked
package dev.navarch.codegen;

import org.jspecify.annotations.NullMarked;
