package dev.navarch.apiserver.admission;

/**
 * Somebody who has a say in writes. A plug-in is a {@link MutatingPlugin}, a {@link
 * ValidatingPlugin} or both.
 */
public interface AdmissionPlugin {
  /** The name by which it is switched on and off: {@code NamespaceLifecycle}. */
  String name();
}
