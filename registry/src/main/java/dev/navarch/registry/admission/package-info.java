/**
 * What has a say in writes, by name and in order. The entry type is {@link
 * dev.navarch.registry.admission.AdmissionPlugins}; each plug-in lives in a package of its own.
 * Plug-ins are for any number of threads.
 */
@NullMarked
package dev.navarch.registry.admission;

import org.jspecify.annotations.NullMarked;
