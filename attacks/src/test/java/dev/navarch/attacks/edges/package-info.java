/**
 * Malformed and extreme input: certificates, numbers, failures of the store, log lines. Every test
 * states the answer that Kubernetes gives to the same request.
 */
@NullMarked
package dev.navarch.attacks.edges;

import org.jspecify.annotations.NullMarked;
