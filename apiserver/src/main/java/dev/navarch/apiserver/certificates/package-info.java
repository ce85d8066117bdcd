/**
 * Certificates of a control plane: an authority of its own, and what it issues. {@link
 * dev.navarch.apiserver.certificates.CertificateAuthority} is where to begin. Everything is
 * immutable and may be used by many threads at once.
 *
 * <p>Certificates are encoded here, not by a library: a control plane inside a test makes three of
 * them before it can answer, and in a cold JVM the loading of a library's classes takes longer than
 * everything else.
 */
@NullMarked
package dev.navarch.apiserver.certificates;

import org.jspecify.annotations.NullMarked;
