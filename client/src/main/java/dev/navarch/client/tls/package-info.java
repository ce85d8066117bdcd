/**
 * Keys and certificates in PEM form, and TLS contexts made of them. {@link
 * dev.navarch.client.tls.TlsContexts} is the entry; everything here is immutable or a function, and
 * any thread may call.
 */
@NullMarked
package dev.navarch.client.tls;

import org.jspecify.annotations.NullMarked;
