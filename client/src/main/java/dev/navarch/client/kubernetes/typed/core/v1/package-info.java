/**
 * The typed clients of the core group, and what they can do beyond the verbs: the interfaces whose
 * names end with {@code Expansion}. {@code CoreV1Client}, which is generated, is the entry. Clients
 * may be used by any number of threads.
 */
@NullMarked
package dev.navarch.client.kubernetes.typed.core.v1;

import org.jspecify.annotations.NullMarked;
