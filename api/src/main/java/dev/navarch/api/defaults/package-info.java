/**
 * The words in which defaulting functions are written; {@link
 * dev.navarch.api.defaults.FieldDefaults} is all there is. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.defaults;

import org.jspecify.annotations.NullMarked;
