package dev.navarch.client.mapper;

/** Where the objects of a resource live. */
public enum RestScope {
  NAMESPACE,
  /** In no namespace. */
  ROOT
}
