/**
 * What is special about pods' requests for certificates. Start at {@link
 * dev.navarch.registry.certificates.podcertificaterequest.PodCertificateRequestColumns}; pure
 * functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.certificates.podcertificaterequest;

import org.jspecify.annotations.NullMarked;
