/**
 * What stands in for a server in unit tests: objects in memory behind the same clients that talk to
 * a real one. {@link dev.navarch.client.fake.Fake} is the entry; generated fake clientsets have one
 * inside. There is no validation, no defaulting and no controller here. Everything may be used by
 * any number of threads.
 */
@NullMarked
package dev.navarch.client.fake;

import org.jspecify.annotations.NullMarked;
