package dev.navarch.apiserver.authentication;

import dev.navarch.apiserver.http.ApiRequest;
import dev.navarch.apiserver.http.Insider;
import dev.navarch.apiserver.http.Peer;
import java.util.List;

/**
 * Takes the word of whoever is in the same process. Nothing in a request itself has a say: a
 * request that came over a connection is never known here.
 */
public final class Insiders implements Authenticator {
  private record KnownUser(User user) implements Insider {}

  /** The sender of requests that are a user's, whatever else they show. */
  public static Peer peer(User user) {
    return new Peer("127.0.0.1", List.of(), new KnownUser(user));
  }

  @Override
  public Identification identify(ApiRequest request) {
    return request.peer().insider() instanceof KnownUser(User user)
        ? new Identification.Known(user)
        : Identification.none();
  }
}
