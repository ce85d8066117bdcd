/** Tests of requests for certificates. */
@NullMarked
package dev.navarch.registry.certificates.certificatesigningrequest;

import org.jspecify.annotations.NullMarked;
