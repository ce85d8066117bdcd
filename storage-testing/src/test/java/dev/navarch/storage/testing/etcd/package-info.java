/** Tests of the servers that other tests use. */
@NullMarked
package dev.navarch.storage.testing.etcd;

import org.jspecify.annotations.NullMarked;
