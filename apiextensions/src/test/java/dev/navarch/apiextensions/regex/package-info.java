/** Tests of automata. */
@NullMarked
package dev.navarch.apiextensions.regex;

import org.jspecify.annotations.NullMarked;
