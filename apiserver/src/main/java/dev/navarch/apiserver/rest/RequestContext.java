package dev.navarch.apiserver.rest;

import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.request.RequestInfo;
import java.time.Instant;

/**
 * A request on its way through the server.
 *
 * @param user who sent it, or whom the sender acts as
 * @param userAgent the program that sent it; empty if it did not say
 * @param received when it came in: the time of everything that is done for it
 */
public record RequestContext(
    RequestInfo info, User user, String userAgent, Warnings warnings, Instant received) {

  /** The time to write into objects. */
  public Time now() {
    return Time.of(received);
  }
}
