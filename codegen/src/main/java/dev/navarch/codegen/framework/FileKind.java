package dev.navarch.codegen.framework;

/** What kind of file a generator writes. */
public enum FileKind {
  /** A Java class; generators that name the same class share the file. */
  JAVA,
  /** A text resource. */
  RESOURCE
}
