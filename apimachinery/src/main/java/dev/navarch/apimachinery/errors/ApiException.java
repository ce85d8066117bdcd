package dev.navarch.apimachinery.errors;

import dev.navarch.apimachinery.meta.v1.CauseType;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.meta.v1.StatusCause;
import dev.navarch.apimachinery.meta.v1.StatusDetails;
import dev.navarch.apimachinery.meta.v1.StatusDetailsBuilder;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldErrors;
import dev.navarch.apimachinery.value.GoQuoting;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A request that failed, with the status that says so. Servers throw it and write the status;
 * clients read a status and throw it. Messages and details are those of Kubernetes.
 *
 * <p>Callers decide by {@link #reason()}, or by the questions that go by its names. A factory that
 * is not told a code sets the {@linkplain StatusReason#code code of its reason}.
 */
public final class ApiException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private static final TypeMeta STATUS_V1 = new TypeMeta("Status", "v1");
  private static final String FAILURE = "Failure";

  private final transient Status status;

  private ApiException(Status status) {
    super(status.message());
    this.status = status;
  }

  private static ApiException of(
      StatusReason reason, String message, @Nullable StatusDetails details) {
    return of(reason, reason.code(), message, details);
  }

  private static ApiException of(
      StatusReason reason, int code, String message, @Nullable StatusDetails details) {
    return new ApiException(
        Status.builder()
            .typeMeta(STATUS_V1)
            .status(FAILURE)
            .message(message)
            .reason(reason.wireName())
            .details(details)
            .code(code)
            .build());
  }

  private static StatusDetailsBuilder about(GroupResource resource, String name) {
    return StatusDetails.builder().group(resource.group()).kind(resource.resource()).name(name);
  }

  private static String quoted(GroupResource resource, String name) {
    return resource + " " + GoQuoting.quote(name);
  }

  /** The failure that a status tells of, which is kept as it is. */
  public static ApiException fromStatus(Status status) {
    return new ApiException(status);
  }

  // ---- the object and who may touch it

  public static ApiException notFound(GroupResource resource, String name) {
    return of(
        StatusReason.NOT_FOUND,
        quoted(resource, name) + " not found",
        about(resource, name).build());
  }

  public static ApiException alreadyExists(GroupResource resource, String name) {
    return of(
        StatusReason.ALREADY_EXISTS,
        quoted(resource, name) + " already exists",
        about(resource, name).build());
  }

  /** Every name that was generated is taken; {@code name} is the last one tried. */
  public static ApiException generateNameConflict(
      GroupResource resource, String name, int retryAfterSeconds) {
    return of(
        StatusReason.ALREADY_EXISTS,
        quoted(resource, name)
            + " already exists, the server was not able to generate a unique name for the object",
        about(resource, name).retryAfterSeconds(retryAfterSeconds).build());
  }

  /** The object is not as the request supposes; {@code problem} tells in which way. */
  public static ApiException conflict(GroupResource resource, String name, String problem) {
    return of(
        StatusReason.CONFLICT,
        "Operation cannot be fulfilled on " + quoted(resource, name) + ": " + problem,
        about(resource, name).build());
  }

  /** An applied configuration would change fields of others, with one cause for each. */
  public static ApiException applyConflict(List<StatusCause> causes, String message) {
    return of(StatusReason.CONFLICT, message, StatusDetails.builder().causes(causes).build());
  }

  /** An object breaks its rules. Causes list every error, the message each text once. */
  public static ApiException invalid(GroupKind kind, String name, List<FieldError> errors) {
    String message = kind + " " + GoQuoting.quote(name) + " is invalid";
    return of(
        StatusReason.INVALID,
        errors.isEmpty() ? message : message + ": " + FieldErrors.toAggregateText(errors),
        StatusDetails.builder()
            .group(kind.group())
            .kind(kind.kind())
            .name(name)
            .causes(errors.stream().map(FieldError::toCause).toList())
            .build());
  }

  /** With an empty message it says {@code not authorized}. */
  public static ApiException unauthorized(String message) {
    return of(StatusReason.UNAUTHORIZED, message.isEmpty() ? "not authorized" : message, null);
  }

  /** A request for no resource, but for a path of the server, was refused. */
  public static ApiException forbidden(String problem) {
    return of(StatusReason.FORBIDDEN, "forbidden: " + problem, StatusDetails.builder().build());
  }

  /** A request for a whole resource, such as a list, was refused. */
  public static ApiException forbidden(GroupResource resource, String problem) {
    return forbidden(resource, "", problem);
  }

  /** A request for one object was refused; an empty name stands for the whole resource. */
  public static ApiException forbidden(GroupResource resource, String name, String problem) {
    if (resource.isEmpty()) {
      return forbidden(problem);
    }
    String what = name.isEmpty() ? resource.toString() : quoted(resource, name);
    return of(
        StatusReason.FORBIDDEN, what + " is forbidden: " + problem, about(resource, name).build());
  }

  public static ApiException gone(String message) {
    return of(StatusReason.GONE, message, null);
  }

  /** What was asked for is too old to be kept: a resource version, a continue token. */
  public static ApiException resourceExpired(String message) {
    return of(StatusReason.EXPIRED, message, null);
  }

  // ---- the request

  public static ApiException badRequest(String message) {
    return of(StatusReason.BAD_REQUEST, message, null);
  }

  public static ApiException methodNotSupported(GroupResource resource, String action) {
    return of(
        StatusReason.METHOD_NOT_ALLOWED,
        "%s is not supported on resources of kind %s"
            .formatted(action, GoQuoting.quote(resource.toString())),
        about(resource, "").build());
  }

  public static ApiException notAcceptable(String message) {
    return of(StatusReason.NOT_ACCEPTABLE, message, null);
  }

  public static ApiException notAcceptable(List<String> mediaTypes) {
    return notAcceptable(
        "only the following media types are accepted: " + String.join(", ", mediaTypes));
  }

  public static ApiException unsupportedMediaType(List<String> mediaTypes) {
    return of(
        StatusReason.UNSUPPORTED_MEDIA_TYPE,
        "the body of the request was in an unknown format - accepted media types include: "
            + String.join(", ", mediaTypes),
        null);
  }

  public static ApiException requestEntityTooLarge(String problem) {
    return of(StatusReason.REQUEST_ENTITY_TOO_LARGE, "Request entity too large: " + problem, null);
  }

  /** The server sheds load; the message begins with {@code Too many requests:}. */
  public static ApiException tooManyRequests(String problem) {
    return of(StatusReason.TOO_MANY_REQUESTS, "Too many requests: " + problem, null);
  }

  /** Something does not take requests for some time; the message stands as it is given. */
  public static ApiException tooManyRequests(String message, int retryAfterSeconds) {
    return of(
        StatusReason.TOO_MANY_REQUESTS,
        message,
        StatusDetails.builder().retryAfterSeconds(retryAfterSeconds).build());
  }

  // ---- the server

  /** The time was up and the operation, which the details give as their name, was not done. */
  public static ApiException serverTimeout(
      GroupResource resource, String operation, int retryAfterSeconds) {
    return of(
        StatusReason.SERVER_TIMEOUT,
        "The %s operation against %s could not be completed at this time, please try again."
            .formatted(operation, resource),
        about(resource, operation).retryAfterSeconds(retryAfterSeconds).build());
  }

  /** The time was up, and the operation may still be done. */
  public static ApiException timeout(String problem, int retryAfterSeconds) {
    return of(
        StatusReason.TIMEOUT,
        "Timeout: " + problem,
        StatusDetails.builder().retryAfterSeconds(retryAfterSeconds).build());
  }

  /** The server waited in vain for its data to be as new as a request demands. */
  public static ApiException resourceVersionTooLarge(
      long minimum, long current, int retryAfterSeconds) {
    return timeout(
            "Too large resource version: %s, current: %s"
                .formatted(Long.toUnsignedString(minimum), Long.toUnsignedString(current)),
            retryAfterSeconds)
        .withStatusCause(
            new StatusCause(
                CauseType.RESOURCE_VERSION_TOO_LARGE, "Too large resource version", ""));
  }

  public static ApiException serviceUnavailable(String message) {
    return of(StatusReason.SERVICE_UNAVAILABLE, message, null);
  }

  public static ApiException internalError(String problem) {
    return of(
        StatusReason.INTERNAL_ERROR,
        "Internal error occurred: " + problem,
        StatusDetails.builder().addToCauses(new StatusCause("", problem, "")).build());
  }

  /** Tells the fault's message, or its class where it has none, and keeps it as the cause. */
  public static ApiException internalError(Throwable fault) {
    String message = fault.getMessage();
    ApiException error = internalError(message == null ? fault.toString() : message);
    error.initCause(fault);
    return error;
  }

  /** A fault that nobody has classified: code 500 and no reason. */
  public static ApiException unknown(String message) {
    return of(StatusReason.UNKNOWN, message, null);
  }

  /** A stored object came up in a watch and cannot be decoded. */
  public static ApiException storageReadError(String message) {
    return of(StatusReason.STORAGE_READ_ERROR, message, null);
  }

  /**
   * Some of the objects of a list cannot be decoded.
   *
   * @param operation what was done, given as the name in the details, such as {@code list}
   * @param causes one of type {@link CauseType#UNEXPECTED_SERVER_RESPONSE} for each object, with
   *     its key as the field
   */
  public static ApiException storageReadError(
      GroupResource resource, String operation, List<StatusCause> causes) {
    return of(
        StatusReason.STORAGE_READ_ERROR,
        "failed to read one or more " + resource + " from the storage",
        about(resource, operation).causes(causes).build());
  }

  // ---- answers that are no status

  /**
   * An answer known by its HTTP code alone. The reason follows from the code, the code stays.
   *
   * @param verb the HTTP method; a conflict on {@code POST} means that the object exists
   * @param resource what was asked for; the empty one where that is not known
   * @param name the object asked for, or empty
   * @param serverMessage the body of the answer, which some codes' messages show
   * @param retryAfterSeconds what the answer asks for, or 0
   */
  public static ApiException genericServerResponse(
      int code,
      String verb,
      GroupResource resource,
      String name,
      String serverMessage,
      int retryAfterSeconds) {
    BareResponse response = BareResponse.of(code, verb, serverMessage);
    return of(
        response.reason(),
        code,
        response.messageFor(verb, resource, name),
        about(resource, name).retryAfterSeconds(retryAfterSeconds).build());
  }

  /**
   * Like {@link #genericServerResponse}, for a client that expected a status: a cause of type
   * {@link CauseType#UNEXPECTED_SERVER_RESPONSE} holds what came in its place.
   */
  public static ApiException unexpectedServerResponse(
      int code,
      String verb,
      GroupResource resource,
      String name,
      String serverMessage,
      int retryAfterSeconds) {
    return genericServerResponse(code, verb, resource, name, serverMessage, retryAfterSeconds)
        .withStatusCause(new StatusCause(CauseType.UNEXPECTED_SERVER_RESPONSE, serverMessage, ""));
  }

  // ---- variations

  /** The same failure in other words. */
  public ApiException withMessage(String message) {
    return with(status.toBuilder().message(message).build());
  }

  /** The same failure with one more cause in its details. */
  public ApiException withStatusCause(StatusCause cause) {
    List<StatusCause> all = new ArrayList<>(causes());
    all.add(cause);
    return with(status.toBuilder().details(details -> details.causes(all)).build());
  }

  private ApiException with(Status other) {
    ApiException copy = new ApiException(other);
    Throwable cause = getCause();
    if (cause != null) {
      copy.initCause(cause);
    }
    return copy;
  }

  // ---- what callers ask

  /** The status as it goes over the wire. */
  public Status status() {
    return status;
  }

  /**
   * Why the request failed. Where the status gives no reason that is known here, the one that its
   * code {@linkplain StatusReason#forCode stands for}; {@code status().reason()} has the text that
   * was sent.
   */
  public StatusReason reason() {
    StatusReason sent = StatusReason.parse(status.reason());
    return sent == StatusReason.UNKNOWN ? StatusReason.forCode(code()) : sent;
  }

  /** What was asked for is not there, or the server does not serve it. */
  public boolean isNotFound() {
    return reason() == StatusReason.NOT_FOUND;
  }

  /** An object of that name is there; a code 409 alone does not say so. */
  public boolean isAlreadyExists() {
    return reason() == StatusReason.ALREADY_EXISTS;
  }

  /** The object has changed meanwhile, or its fields belong to somebody else. */
  public boolean isConflict() {
    return reason() == StatusReason.CONFLICT;
  }

  /** What was asked for is no more; {@link #isResourceExpired} is for versions and tokens. */
  public boolean isGone() {
    return reason() == StatusReason.GONE;
  }

  /** A resource version or a continue token is too old; a code 410 alone does not say so. */
  public boolean isResourceExpired() {
    return reason() == StatusReason.EXPIRED;
  }

  public boolean isInvalid() {
    return reason() == StatusReason.INVALID;
  }

  public boolean isBadRequest() {
    return reason() == StatusReason.BAD_REQUEST;
  }

  public boolean isForbidden() {
    return reason() == StatusReason.FORBIDDEN;
  }

  public boolean isUnauthorized() {
    return reason() == StatusReason.UNAUTHORIZED;
  }

  /** The server did not answer in time, and may still do what it was asked for. */
  public boolean isTimeout() {
    return reason() == StatusReason.TIMEOUT;
  }

  /** The server could not do it in time, and has not done it. */
  public boolean isServerTimeout() {
    return reason() == StatusReason.SERVER_TIMEOUT;
  }

  /** Whatever the reason, a code 429 says so too. */
  public boolean isTooManyRequests() {
    return reason() == StatusReason.TOO_MANY_REQUESTS
        || code() == StatusReason.TOO_MANY_REQUESTS.code();
  }

  public boolean isInternalError() {
    return reason() == StatusReason.INTERNAL_ERROR;
  }

  public boolean isMethodNotSupported() {
    return reason() == StatusReason.METHOD_NOT_ALLOWED;
  }

  public boolean isNotAcceptable() {
    return reason() == StatusReason.NOT_ACCEPTABLE;
  }

  public boolean isUnsupportedMediaType() {
    return reason() == StatusReason.UNSUPPORTED_MEDIA_TYPE;
  }

  /** Whatever the reason, a code 413 says so too. */
  public boolean isRequestEntityTooLarge() {
    return reason() == StatusReason.REQUEST_ENTITY_TOO_LARGE
        || code() == StatusReason.REQUEST_ENTITY_TOO_LARGE.code();
  }

  public boolean isServiceUnavailable() {
    return reason() == StatusReason.SERVICE_UNAVAILABLE;
  }

  /** The HTTP code; 500 where the status names none. */
  public int code() {
    return status.code() == 0 ? StatusReason.UNKNOWN.code() : status.code();
  }

  public String message() {
    return status.message();
  }

  /** The single faults in the details, or none. */
  public List<StatusCause> causes() {
    StatusDetails details = status.details();
    return details == null ? List.of() : details.causes();
  }

  /** Tells whether one of the causes is of a type out of {@link CauseType}. */
  public boolean hasCause(String type) {
    return causes().stream().anyMatch(cause -> cause.reason().equals(type));
  }

  /**
   * The seconds for which the server asks the client to wait, which may be 0 after a server
   * timeout; empty where it asks for nothing. Whether to try again at all is another question.
   */
  public OptionalInt suggestsClientDelay() {
    StatusDetails details = status.details();
    if (details == null) {
      return OptionalInt.empty();
    }
    boolean asked = details.retryAfterSeconds() > 0 || reason() == StatusReason.SERVER_TIMEOUT;
    return asked ? OptionalInt.of(details.retryAfterSeconds()) : OptionalInt.empty();
  }
}
