/**
 * Measures what attacks cost everybody else: {@link dev.navarch.attacks.measuring.Attacks} runs
 * each attack against a server while {@link dev.navarch.attacks.measuring.Bystander}s send ordinary
 * requests and the server's resident memory is sampled.
 */
@NullMarked
package dev.navarch.attacks.measuring;

import org.jspecify.annotations.NullMarked;
