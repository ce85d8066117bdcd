/**
 * The real {@code kubectl} against the server. What it is asked, and what it must say, stands in
 * the table {@code commands.txt}.
 */
@NullMarked
package dev.navarch.testing.kubectl;

import org.jspecify.annotations.NullMarked;
