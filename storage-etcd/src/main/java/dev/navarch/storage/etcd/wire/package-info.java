/**
 * The messages of etcd's API that the store needs, as records that write or read themselves as
 * protobuf, and the calls that carry them: {@link dev.navarch.storage.etcd.wire.EtcdMethods} is the
 * entry. Requests can only be written and replies only be read, which is all a client does.
 *
 * <p>Everything here is immutable and may be used by any thread.
 */
@NullMarked
package dev.navarch.storage.etcd.wire;

import org.jspecify.annotations.NullMarked;
