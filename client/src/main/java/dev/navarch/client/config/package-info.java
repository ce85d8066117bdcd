/**
 * Where a server is and who calls it: kubeconfig files, what Kubernetes mounts into a pod, and what
 * a program says itself. {@link dev.navarch.client.config.ClientConfig} is the entry; values are
 * immutable, files are read when asked for, and any thread may call.
 */
@NullMarked
package dev.navarch.client.config;

import org.jspecify.annotations.NullMarked;
