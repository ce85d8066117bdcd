/**
 * The real {@code kubectl} against the server. What it is asked, and what it must say, stands in
 * tables beside {@link dev.navarch.testing.kubectl.KubectlTest}, which runs them; {@link
 * dev.navarch.testing.kubectl.Script} tells their form. Rows run on threads of JUnit's, each with a
 * control plane, a folder and processes of its own. What happens while others act meanwhile is not
 * for a table: those tests use a {@link dev.navarch.testing.kubectl.Shell} themselves.
 */
@NullMarked
package dev.navarch.testing.kubectl;

import org.jspecify.annotations.NullMarked;
