/**
 * How admission says no. The entry type is {@link dev.navarch.registry.admission.refusal.Refused};
 * it holds no state.
 */
@NullMarked
package dev.navarch.registry.admission.refusal;

import org.jspecify.annotations.NullMarked;
