package dev.navarch.apiserver.authorization;

/** One way to decide who may do what. Must not block. */
public interface Authorizer {
  Decision decide(Attributes attributes);
}
