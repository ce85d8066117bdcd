package dev.navarch.apiserver.admission;

/** What a write does. */
public enum Operation {
  CREATE,
  UPDATE,
  DELETE,
  CONNECT
}
