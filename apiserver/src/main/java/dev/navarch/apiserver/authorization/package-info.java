/**
 * Whether somebody may do what a request asks for. {@link
 * dev.navarch.apiserver.authorization.Authorizer} is the contract of all ways to decide. All types
 * may be used by many threads at once.
 */
@NullMarked
package dev.navarch.apiserver.authorization;

import org.jspecify.annotations.NullMarked;
