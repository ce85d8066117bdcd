/**
 * Who may approve and sign certificates, and what nobody may ask for. The entry types are {@link
 * dev.navarch.registry.admission.certificates.CertificateApproval}, {@link
 * dev.navarch.registry.admission.certificates.CertificateSigning} and {@link
 * dev.navarch.registry.admission.certificates.CertificateSubjectRestriction}, for any number of
 * threads.
 */
@NullMarked
package dev.navarch.registry.admission.certificates;

import org.jspecify.annotations.NullMarked;
