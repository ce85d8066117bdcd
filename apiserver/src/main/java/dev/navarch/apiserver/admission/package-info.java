/**
 * Who looks at a write after it is known who writes, and before it is stored: plug-ins that change
 * objects ({@link dev.navarch.apiserver.admission.MutatingPlugin}) and plug-ins that refuse them
 * ({@link dev.navarch.apiserver.admission.ValidatingPlugin}). {@link
 * dev.navarch.apiserver.admission.AdmissionChain} runs them in order. Plug-ins are called by many
 * threads at once, and may block.
 */
@NullMarked
package dev.navarch.apiserver.admission;

import org.jspecify.annotations.NullMarked;
