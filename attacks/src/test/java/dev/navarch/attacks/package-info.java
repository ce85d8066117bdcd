/**
 * Attacks as tests. {@code rights}: requests that must be refused; {@code exhaustion}: one client
 * that takes memory, time or places from all others; {@code edges}: malformed and extreme input.
 * {@link dev.navarch.attacks.AttackedServer} is the server under attack.
 */
@NullMarked
package dev.navarch.attacks;

import org.jspecify.annotations.NullMarked;
