/**
 * Who sent a request. {@link dev.navarch.apiserver.authentication.Authenticator} is the contract of
 * all ways to find out; {@link dev.navarch.apiserver.authentication.AuthenticatorChain} asks
 * several. All types may be used by many threads at once.
 */
@NullMarked
package dev.navarch.apiserver.authentication;

import org.jspecify.annotations.NullMarked;
