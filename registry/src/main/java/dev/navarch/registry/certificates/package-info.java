/**
 * What is special about the resources of {@code certificates.k8s.io}. {@link
 * dev.navarch.registry.certificates.CertificatesResources} knows them all; for any thread.
 */
@NullMarked
package dev.navarch.registry.certificates;

import org.jspecify.annotations.NullMarked;
