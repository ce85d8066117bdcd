package dev.navarch.apimachinery.errors;

import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.value.GoQuoting;
import java.util.Locale;

/**
 * What is said of an answer that has a code but no status: it came from a proxy, a router or
 * something else that is not the API.
 */
record BareResponse(StatusReason reason, String message) {

  static BareResponse of(int code, String verb, String serverMessage) {
    return switch (code) {
      case 400 ->
          new BareResponse(
              StatusReason.BAD_REQUEST, "the server rejected our request for an unknown reason");
      case 401 ->
          new BareResponse(
              StatusReason.UNAUTHORIZED,
              "the server has asked for the client to provide credentials");
      case 403 -> new BareResponse(StatusReason.FORBIDDEN, serverMessage);
      case 404 ->
          new BareResponse(
              StatusReason.NOT_FOUND, "the server could not find the requested resource");
      case 405 ->
          new BareResponse(
              StatusReason.METHOD_NOT_ALLOWED,
              "the server does not allow this method on the requested resource");
      case 406 -> new BareResponse(StatusReason.NOT_ACCEPTABLE, acceptable(serverMessage));
      case 409 ->
          new BareResponse(
              verb.equals("POST") ? StatusReason.ALREADY_EXISTS : StatusReason.CONFLICT,
              "the server reported a conflict");
      case 415 -> new BareResponse(StatusReason.UNSUPPORTED_MEDIA_TYPE, serverMessage);
      case 422 ->
          new BareResponse(
              StatusReason.INVALID,
              "the server rejected our request due to an error in our request");
      case 429 ->
          new BareResponse(
              StatusReason.TOO_MANY_REQUESTS,
              "the server has received too many requests and has asked us to try again later");
      case 503 ->
          new BareResponse(
              StatusReason.SERVICE_UNAVAILABLE,
              "the server is currently unable to handle the request");
      case 504 ->
          new BareResponse(
              StatusReason.TIMEOUT,
              "the server was unable to return a response in the time allotted, but may still be"
                  + " processing the request");
      default -> code >= 500 ? serverFault(serverMessage) : unexplained(code);
    };
  }

  private static String acceptable(String serverMessage) {
    return serverMessage.isEmpty() || serverMessage.equals("unknown")
        ? "the server was unable to respond with a content type that the client supports"
        : serverMessage;
  }

  private static BareResponse serverFault(String serverMessage) {
    return new BareResponse(
        StatusReason.INTERNAL_ERROR,
        "an error on the server (%s) has prevented the request from succeeding"
            .formatted(GoQuoting.quote(serverMessage)));
  }

  private static BareResponse unexplained(int code) {
    return new BareResponse(
        StatusReason.UNKNOWN,
        "the server responded with the status code %d but did not return more information"
            .formatted(code));
  }

  /** The message, followed by what was asked for, as far as that is known. */
  String messageFor(String verb, GroupResource resource, String name) {
    if (resource.isEmpty()) {
      return message;
    }
    String asked = verb.toLowerCase(Locale.ROOT) + " " + resource;
    return message + " (" + (name.isEmpty() ? asked : asked + " " + name) + ")";
  }
}
