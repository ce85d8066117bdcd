/**
 * Sees that every namespace has a service account {@code default}. {@link
 * dev.navarch.controllers.serviceaccount.ServiceAccountReconciler} is the entry; it may be used by
 * any number of threads.
 */
@NullMarked
package dev.navarch.controllers.serviceaccount;

import org.jspecify.annotations.NullMarked;
