/**
 * {@code certificates.k8s.io} as a whole: {@link dev.navarch.api.certificates.CertificatesGroup}
 * puts its versions into a scheme and describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.certificates;

import org.jspecify.annotations.NullMarked;
