/**
 * Publishes the certificate that vouches for the API server in every namespace. {@link
 * dev.navarch.controllers.rootca.RootCaReconciler} is the entry; it may be used by any number of
 * threads.
 */
@NullMarked
package dev.navarch.controllers.rootca;

import org.jspecify.annotations.NullMarked;
