package dev.navarch.client.kubernetes.typed.core.v1;

/** What services can do beyond the verbs. */
public interface ServiceExpansion extends ProxyExpansion {}
