package dev.navarch.apiserver.authentication;

import dev.navarch.apiserver.http.ApiRequest;

/** One way to find out who sent a request. Must not block. */
public interface Authenticator {
  Identification identify(ApiRequest request);
}
