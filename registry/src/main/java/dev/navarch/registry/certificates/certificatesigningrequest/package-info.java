/**
 * What is special about requests for certificates. Start at {@link
 * dev.navarch.registry.certificates.certificatesigningrequest.CertificateSigningRequestColumns};
 * pure functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.certificates.certificatesigningrequest;

import org.jspecify.annotations.NullMarked;
