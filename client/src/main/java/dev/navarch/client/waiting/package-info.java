/**
 * Waiting for something: until a condition holds, between tries, for a token. {@link
 * dev.navarch.client.waiting.Poll}, {@link dev.navarch.client.waiting.Repeat} and {@link
 * dev.navarch.client.waiting.Backoff} are the entries; time comes from a {@link
 * dev.navarch.client.waiting.TimeSource}. Whatever waits ends when its thread is interrupted.
 */
@NullMarked
package dev.navarch.client.waiting;

import org.jspecify.annotations.NullMarked;
