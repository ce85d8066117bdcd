/**
 * Holds the tables of built-in resources against the scheme, against each other and, where {@link
 * dev.navarch.api.install.Facts} finds them, against recorded facts of Kubernetes.
 */
@NullMarked
package dev.navarch.api.install;

import org.jspecify.annotations.NullMarked;
