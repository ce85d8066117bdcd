/**
 * Claims and ingresses that name no class get the one that is marked as the default. The entry
 * types are {@link dev.navarch.registry.admission.defaultclass.DefaultStorageClass} and {@link
 * dev.navarch.registry.admission.defaultclass.DefaultIngressClass}, for any number of threads.
 */
@NullMarked
package dev.navarch.registry.admission.defaultclass;

import org.jspecify.annotations.NullMarked;
