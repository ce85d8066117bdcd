/**
 * Pods carry what their runtime needs. The entry type is {@link
 * dev.navarch.registry.admission.runtimeclass.RuntimeClassAdmission}, for any number of threads.
 */
@NullMarked
package dev.navarch.registry.admission.runtimeclass;

import org.jspecify.annotations.NullMarked;
