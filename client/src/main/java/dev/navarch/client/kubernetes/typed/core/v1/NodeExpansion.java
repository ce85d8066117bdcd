package dev.navarch.client.kubernetes.typed.core.v1;

/** What nodes can do beyond the verbs. */
public interface NodeExpansion extends ProxyExpansion {}
