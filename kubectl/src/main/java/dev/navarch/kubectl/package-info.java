/**
 * The command line: {@link dev.navarch.kubectl.KubectlCommand} with one package per command. A
 * command is a class of options; the work is in a class of its own beside it.
 */
@NullMarked
package dev.navarch.kubectl;

import org.jspecify.annotations.NullMarked;
