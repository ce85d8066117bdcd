/**
 * Questions about who somebody is. {@link
 * dev.navarch.registry.authentication.AuthenticationResources} knows what answers them; nothing is
 * stored, and any thread may ask.
 */
@NullMarked
package dev.navarch.registry.authentication;

import org.jspecify.annotations.NullMarked;
