/**
 * Tells which release of Kubernetes the server behaves like, and what it is made of: {@link
 * dev.navarch.apiserver.version.VersionPage} serves a {@link
 * dev.navarch.apiserver.version.ServerVersion}. Immutable.
 */
@NullMarked
package dev.navarch.apiserver.version;

import org.jspecify.annotations.NullMarked;
