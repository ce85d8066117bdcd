/**
 * Questions about who may do what. {@link
 * dev.navarch.registry.authorization.AuthorizationResources} knows what answers them; nothing is
 * stored, and any thread may ask.
 */
@NullMarked
package dev.navarch.registry.authorization;

import org.jspecify.annotations.NullMarked;
