/**
 * The client library against a running control plane, over HTTPS and inside of the process: {@link
 * dev.navarch.testing.client.Way} says which. Each test has a control plane of its own.
 */
@NullMarked
package dev.navarch.testing.client;

import org.jspecify.annotations.NullMarked;
