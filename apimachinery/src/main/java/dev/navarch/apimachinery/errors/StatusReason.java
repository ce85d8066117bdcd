package dev.navarch.apimachinery.errors;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Why a request failed, with the HTTP code that goes with it. */
public enum StatusReason {
  /** No reason was given, or none that is known here. */
  UNKNOWN("", 500),
  /** Nobody knows who asks. */
  UNAUTHORIZED("Unauthorized", 401),
  /** It is known who asks, and they may not. */
  FORBIDDEN("Forbidden", 403),
  NOT_FOUND("NotFound", 404),
  ALREADY_EXISTS("AlreadyExists", 409),
  /** The object is in another state than the request supposes. */
  CONFLICT("Conflict", 409),
  GONE("Gone", 410),
  /** The object breaks its type's rules; the causes say where. */
  INVALID("Invalid", 422),
  /** The server could not do it in time and did not do it: try again. */
  SERVER_TIMEOUT("ServerTimeout", 500),
  /** The store has the object, but it cannot be decoded. */
  STORAGE_READ_ERROR("StorageReadError", 500),
  /** The server did not answer in time and may still do it. */
  TIMEOUT("Timeout", 504),
  TOO_MANY_REQUESTS("TooManyRequests", 429),
  BAD_REQUEST("BadRequest", 400),
  METHOD_NOT_ALLOWED("MethodNotAllowed", 405),
  /** The client accepts no media type that the server can write. */
  NOT_ACCEPTABLE("NotAcceptable", 406),
  REQUEST_ENTITY_TOO_LARGE("RequestEntityTooLarge", 413),
  /** The client sent a media type that the server cannot read. */
  UNSUPPORTED_MEDIA_TYPE("UnsupportedMediaType", 415),
  INTERNAL_ERROR("InternalError", 500),
  /** The resource version asked for is no longer kept. */
  EXPIRED("Expired", 410),
  SERVICE_UNAVAILABLE("ServiceUnavailable", 503);

  private static final Map<String, StatusReason> BY_WIRE_NAME =
      Arrays.stream(values())
          .collect(Collectors.toUnmodifiableMap(StatusReason::wireName, Function.identity()));

  private final String wireName;
  private final int code;

  StatusReason(String wireName, int code) {
    this.wireName = wireName;
    this.code = code;
  }

  /** Reads what a status carries; anything that is not known is {@link #UNKNOWN}. */
  public static StatusReason parse(String wireName) {
    return BY_WIRE_NAME.getOrDefault(wireName, UNKNOWN);
  }

  /**
   * What an HTTP code means when it comes without a reason: of several reasons with that code the
   * general one, and {@link #UNKNOWN} for a code that no reason has.
   */
  public static StatusReason forCode(int code) {
    return switch (code) {
      case 400 -> BAD_REQUEST;
      case 401 -> UNAUTHORIZED;
      case 403 -> FORBIDDEN;
      case 404 -> NOT_FOUND;
      case 405 -> METHOD_NOT_ALLOWED;
      case 406 -> NOT_ACCEPTABLE;
      case 409 -> CONFLICT;
      case 410 -> GONE;
      case 413 -> REQUEST_ENTITY_TOO_LARGE;
      case 415 -> UNSUPPORTED_MEDIA_TYPE;
      case 422 -> INVALID;
      case 429 -> TOO_MANY_REQUESTS;
      case 500 -> INTERNAL_ERROR;
      case 503 -> SERVICE_UNAVAILABLE;
      case 504 -> TIMEOUT;
      default -> UNKNOWN;
    };
  }

  /** The text that a status carries. */
  public String wireName() {
    return wireName;
  }

  /** The HTTP code of an answer with this reason. */
  public int code() {
    return code;
  }
}
