/**
 * What servers refuse while controllers work. {@link dev.navarch.controllers.refusal.Refusals} is
 * the entry; it has no state.
 */
@NullMarked
package dev.navarch.controllers.refusal;

import org.jspecify.annotations.NullMarked;
