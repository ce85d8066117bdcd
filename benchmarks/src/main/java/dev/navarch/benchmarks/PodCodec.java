package dev.navarch.benchmarks;

/**
 * One library's way from bytes to a pod of its own model and back. Pods are passed as objects
 * because the models share no type; an implementation gets back only what it made itself.
 */
interface PodCodec {
  Object decode(byte[] bytes);

  byte[] encode(Object pod);
}
