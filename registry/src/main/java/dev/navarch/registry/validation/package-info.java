/**
 * The words that the validation of many kinds shares: names, labels, numbers, ports, addresses,
 * resources. Every check appends what is wrong to the list that it is given, in Kubernetes' order
 * and wording; start at {@link dev.navarch.registry.validation.NameValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.validation;

import org.jspecify.annotations.NullMarked;
