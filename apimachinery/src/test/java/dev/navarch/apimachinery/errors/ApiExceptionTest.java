package dev.navarch.apimachinery.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.meta.v1.CauseType;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.meta.v1.StatusCause;
import dev.navarch.apimachinery.meta.v1.StatusDetails;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.MethodSource;

class ApiExceptionTest {
  private static final GroupResource NOTHING = new GroupResource("", "");
  private static final GroupResource PODS = new GroupResource("", "pods");
  private static final GroupResource DEPLOYMENTS = new GroupResource("apps", "deployments");
  private static final List<String> MEDIA_TYPES = List.of("application/json", "application/yaml");

  /** What each factory makes: the reason, the code, the message and the details as JSON. */
  private static Stream<Arguments> factories() {
    return Stream.of(
        arguments(
            ApiException.notFound(DEPLOYMENTS, "a"),
            StatusReason.NOT_FOUND,
            "deployments.apps \"a\" not found",
            "{'name':'a','group':'apps','kind':'deployments'}"),
        arguments(
            ApiException.alreadyExists(PODS, "a"),
            StatusReason.ALREADY_EXISTS,
            "pods \"a\" already exists",
            "{'name':'a','kind':'pods'}"),
        arguments(
            ApiException.generateNameConflict(PODS, "a-x7k2p", 1),
            StatusReason.ALREADY_EXISTS,
            "pods \"a-x7k2p\" already exists, the server was not able to generate a unique name"
                + " for the object",
            "{'name':'a-x7k2p','kind':'pods','retryAfterSeconds':1}"),
        arguments(
            ApiException.unauthorized("Unauthorized"),
            StatusReason.UNAUTHORIZED,
            "Unauthorized",
            "null"),
        arguments(
            ApiException.unauthorized(""), StatusReason.UNAUTHORIZED, "not authorized", "null"),
        arguments(
            ApiException.forbidden("User \"bob\" cannot get path \"/api\""),
            StatusReason.FORBIDDEN,
            "forbidden: User \"bob\" cannot get path \"/api\"",
            "{}"),
        arguments(
            ApiException.forbidden(DEPLOYMENTS, "no"),
            StatusReason.FORBIDDEN,
            "deployments.apps is forbidden: no",
            "{'group':'apps','kind':'deployments'}"),
        arguments(
            ApiException.forbidden(PODS, "a", "no"),
            StatusReason.FORBIDDEN,
            "pods \"a\" is forbidden: no",
            "{'name':'a','kind':'pods'}"),
        arguments(
            ApiException.forbidden(NOTHING, "", "no"),
            StatusReason.FORBIDDEN,
            "forbidden: no",
            "{}"),
        arguments(
            ApiException.conflict(PODS, "a", "the object has been modified"),
            StatusReason.CONFLICT,
            "Operation cannot be fulfilled on pods \"a\": the object has been modified",
            "{'name':'a','kind':'pods'}"),
        arguments(
            ApiException.applyConflict(
                List.of(
                    new StatusCause(
                        CauseType.FIELD_MANAGER_CONFLICT, "conflict with \"x\"", ".spec.y")),
                "Apply failed with 1 conflict: conflict with \"x\": .spec.y"),
            StatusReason.CONFLICT,
            "Apply failed with 1 conflict: conflict with \"x\": .spec.y",
            "{'causes':[{'reason':'FieldManagerConflict','message':'conflict with \\\"x\\\"',"
                + "'field':'.spec.y'}]}"),
        arguments(ApiException.gone("no more"), StatusReason.GONE, "no more", "null"),
        arguments(
            ApiException.resourceExpired("too old resource version: 1 (9)"),
            StatusReason.EXPIRED,
            "too old resource version: 1 (9)",
            "null"),
        arguments(
            ApiException.invalid(new GroupKind("apps", "Deployment"), "a", List.of()),
            StatusReason.INVALID,
            "Deployment.apps \"a\" is invalid",
            "{'name':'a','group':'apps','kind':'Deployment'}"),
        arguments(
            ApiException.invalid(
                new GroupKind("", "Pod"),
                "a",
                List.of(
                    FieldError.invalid(FieldPath.of("spec", "x"), -1, "must be positive"),
                    FieldError.required(FieldPath.of("spec", "y")),
                    FieldError.required(FieldPath.of("spec", "y")))),
            StatusReason.INVALID,
            "Pod \"a\" is invalid: [spec.x: Invalid value: -1: must be positive,"
                + " spec.y: Required value]",
            "{'name':'a','kind':'Pod','causes':["
                + "{'reason':'FieldValueInvalid','message':'Invalid value: -1: must be positive',"
                + "'field':'spec.x'},"
                + "{'reason':'FieldValueRequired','message':'Required value','field':'spec.y'},"
                + "{'reason':'FieldValueRequired','message':'Required value','field':'spec.y'}]}"),
        arguments(
            ApiException.badRequest("no namespace on request"),
            StatusReason.BAD_REQUEST,
            "no namespace on request",
            "null"),
        arguments(
            ApiException.tooManyRequests("overloaded"),
            StatusReason.TOO_MANY_REQUESTS,
            "Too many requests: overloaded",
            "null"),
        arguments(
            ApiException.tooManyRequests("Cannot evict pod.", 10),
            StatusReason.TOO_MANY_REQUESTS,
            "Cannot evict pod.",
            "{'retryAfterSeconds':10}"),
        arguments(
            ApiException.serviceUnavailable("starting"),
            StatusReason.SERVICE_UNAVAILABLE,
            "starting",
            "null"),
        arguments(
            ApiException.methodNotSupported(DEPLOYMENTS, "delete"),
            StatusReason.METHOD_NOT_ALLOWED,
            "delete is not supported on resources of kind \"deployments.apps\"",
            "{'group':'apps','kind':'deployments'}"),
        arguments(
            ApiException.serverTimeout(PODS, "list", 2),
            StatusReason.SERVER_TIMEOUT,
            "The list operation against pods could not be completed at this time, please try"
                + " again.",
            "{'name':'list','kind':'pods','retryAfterSeconds':2}"),
        arguments(
            ApiException.internalError("disk on fire"),
            StatusReason.INTERNAL_ERROR,
            "Internal error occurred: disk on fire",
            "{'causes':[{'message':'disk on fire'}]}"),
        arguments(
            ApiException.timeout("request did not complete", 0),
            StatusReason.TIMEOUT,
            "Timeout: request did not complete",
            "{}"),
        arguments(
            ApiException.resourceVersionTooLarge(-1, 7, 1),
            StatusReason.TIMEOUT,
            "Timeout: Too large resource version: 18446744073709551615, current: 7",
            "{'causes':[{'reason':'ResourceVersionTooLarge',"
                + "'message':'Too large resource version'}],'retryAfterSeconds':1}"),
        arguments(
            ApiException.requestEntityTooLarge("limit is 3145728"),
            StatusReason.REQUEST_ENTITY_TOO_LARGE,
            "Request entity too large: limit is 3145728",
            "null"),
        arguments(
            ApiException.unsupportedMediaType(MEDIA_TYPES),
            StatusReason.UNSUPPORTED_MEDIA_TYPE,
            "the body of the request was in an unknown format - accepted media types include:"
                + " application/json, application/yaml",
            "null"),
        arguments(
            ApiException.notAcceptable(MEDIA_TYPES),
            StatusReason.NOT_ACCEPTABLE,
            "only the following media types are accepted: application/json, application/yaml",
            "null"),
        arguments(
            ApiException.storageReadError("object not decodable"),
            StatusReason.STORAGE_READ_ERROR,
            "object not decodable",
            "null"),
        arguments(
            ApiException.storageReadError(
                DEPLOYMENTS,
                "list",
                List.of(new StatusCause(CauseType.UNEXPECTED_SERVER_RESPONSE, "broken", "/k/a"))),
            StatusReason.STORAGE_READ_ERROR,
            "failed to read one or more deployments.apps from the storage",
            "{'name':'list','group':'apps','kind':'deployments','causes':["
                + "{'reason':'UnexpectedServerResponse','message':'broken','field':'/k/a'}]}"));
  }

  @ParameterizedTest
  @MethodSource("factories")
  void aFactoryMakesKubernetesStatus(
      ApiException error, StatusReason reason, String message, String details) {
    Status status = error.status();

    assertThat(error.reason()).isSameAs(reason);
    assertThat(error.code()).isEqualTo(reason.code());
    assertThat(error.message()).isEqualTo(message);
    assertThat(error).hasMessage(message);
    String expected =
        """
        {"kind":"Status","apiVersion":"v1","metadata":{},"status":"Failure","reason":"%s",\
        "code":%d,"details":%s}\
        """
            .formatted(reason.wireName(), reason.code(), details.replace('\'', '"'));
    Status withoutMessage = status.toBuilder().message("").build();
    assertThat(withoutNulls(StatusJson.write(withoutMessage)))
        .isEqualTo(withoutNulls(expected.getBytes(StandardCharsets.UTF_8)));
  }

  /** A status without details has no such field; the table says null. */
  private static String withoutNulls(byte[] json) {
    return new String(JsonTree.toBytes(JsonTree.parse(json)), StandardCharsets.UTF_8)
        .replace("\"details\":null,", "");
  }

  @Test
  void everyReasonHasAFactory() {
    assertThat(factories().map(row -> row.get()[1]))
        .containsAll(
            Stream.of(StatusReason.values()).filter(r -> r != StatusReason.UNKNOWN).toList());
    assertThat(ApiException.unknown("").status().reason()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "400 | GET  | BadRequest | the server rejected our request for an unknown reason",
        "401 | GET  | Unauthorized | the server has asked for the client to provide credentials",
        "403 | GET  | Forbidden | oops",
        "404 | GET  | NotFound | the server could not find the requested resource",
        "405 | GET  | MethodNotAllowed | the server does not allow this method on the requested"
            + " resource",
        "406 | GET  | NotAcceptable | oops",
        "409 | PUT  | Conflict | the server reported a conflict",
        "409 | POST | AlreadyExists | the server reported a conflict",
        "410 | GET  | '' | the server responded with the status code 410 but did not return more"
            + " information",
        "415 | GET  | UnsupportedMediaType | oops",
        "418 | GET  | '' | the server responded with the status code 418 but did not return more"
            + " information",
        "422 | GET  | Invalid | the server rejected our request due to an error in our request",
        "429 | GET  | TooManyRequests | the server has received too many requests and has asked us"
            + " to try again later",
        "500 | GET  | InternalError | an error on the server (\"oops\") has prevented the request"
            + " from succeeding",
        "502 | GET  | InternalError | an error on the server (\"oops\") has prevented the request"
            + " from succeeding",
        "503 | GET  | ServiceUnavailable | the server is currently unable to handle the request",
        "504 | GET  | Timeout | the server was unable to return a response in the time allotted,"
            + " but may still be processing the request",
      })
  void aBareAnswerIsExplainedByItsCode(int code, String verb, String reason, String message) {
    ApiException error = ApiException.genericServerResponse(code, verb, NOTHING, "", "oops", 0);

    assertThat(error.code()).isEqualTo(code);
    assertThat(error.status().reason()).isEqualTo(reason);
    assertThat(error.message()).isEqualTo(message);
    assertThat(error.status().details()).isEqualTo(StatusDetails.builder().build());
  }

  @Test
  void aBareAnswerTellsWhatWasAskedFor() {
    assertThat(ApiException.genericServerResponse(404, "GET", DEPLOYMENTS, "a", "", 0))
        .hasMessage("the server could not find the requested resource (get deployments.apps a)");
    assertThat(ApiException.genericServerResponse(404, "POST", PODS, "", "", 0))
        .hasMessage("the server could not find the requested resource (post pods)");
    assertThat(ApiException.genericServerResponse(503, "PUT", DEPLOYMENTS, "a", "", 5).status())
        .extracting(Status::details)
        .isEqualTo(
            StatusDetails.builder()
                .group("apps")
                .kind("deployments")
                .name("a")
                .retryAfterSeconds(5)
                .build());
  }

  @ParameterizedTest
  @CsvSource({"''", "unknown"})
  void aBareRefusalOfMediaTypesIsExplainedWhenTheServerIsSilent(String serverMessage) {
    assertThat(ApiException.genericServerResponse(406, "GET", NOTHING, "", serverMessage, 0))
        .hasMessage(
            "the server was unable to respond with a content type that the client supports");
  }

  @Test
  void anUnexpectedAnswerIsKeptAsACause() {
    ApiException error = ApiException.unexpectedServerResponse(502, "GET", PODS, "a", "<html>", 0);

    assertThat(error.causes())
        .containsExactly(new StatusCause("UnexpectedServerResponse", "<html>", ""));
    assertThat(error.hasCause(CauseType.UNEXPECTED_SERVER_RESPONSE)).isTrue();
    assertThat(error.hasCause(CauseType.RESOURCE_VERSION_TOO_LARGE)).isFalse();
  }

  @Test
  void aReasonThatIsNotKnownFollowsFromTheCode() {
    Status gone = Status.builder().reason("EvenMoreGone").code(410).build();

    assertThat(ApiException.fromStatus(gone).reason()).isSameAs(StatusReason.GONE);
    assertThat(ApiException.fromStatus(gone).status()).isSameAs(gone);
    assertThat(ApiException.unknown("x").reason()).isSameAs(StatusReason.INTERNAL_ERROR);
    assertThat(ApiException.fromStatus(Status.builder().code(418).build()).reason())
        .isSameAs(StatusReason.UNKNOWN);
  }

  @Test
  void aReasonThatIsKnownOutweighsTheCode() {
    Status odd = Status.builder().reason("NotFound").code(500).build();

    assertThat(ApiException.fromStatus(odd).reason()).isSameAs(StatusReason.NOT_FOUND);
    assertThat(ApiException.fromStatus(odd).code()).isEqualTo(500);
  }

  @Test
  void aStatusWithoutACodeCountsAsAFaultOfTheServer() {
    ApiException error = ApiException.fromStatus(Status.builder().message("?").build());

    assertThat(error.code()).isEqualTo(500);
    assertThat(error.causes()).isEmpty();
    assertThat(error.suggestsClientDelay()).isEmpty();
  }

  @Test
  void aDelayIsSuggestedBySecondsOrByAServerTimeout() {
    assertThat(ApiException.tooManyRequests("x", 3).suggestsClientDelay()).hasValue(3);
    assertThat(ApiException.tooManyRequests("x", 0).suggestsClientDelay()).isEmpty();
    assertThat(ApiException.tooManyRequests("x").suggestsClientDelay()).isEmpty();
    assertThat(ApiException.serverTimeout(PODS, "get", 0).suggestsClientDelay()).hasValue(0);
    assertThat(ApiException.notFound(PODS, "a").suggestsClientDelay()).isEmpty();
  }

  @Test
  void anInternalErrorTellsItsFaultAndKeepsIt() {
    IllegalStateException fault = new IllegalStateException("disk on fire");
    IllegalStateException silent = new IllegalStateException();

    assertThat(ApiException.internalError(fault))
        .hasMessage("Internal error occurred: disk on fire")
        .hasCause(fault);
    assertThat(ApiException.internalError(silent))
        .hasMessage("Internal error occurred: java.lang.IllegalStateException");
  }

  @Test
  void variationsLeaveTheOriginalAsItWas() {
    IllegalStateException fault = new IllegalStateException("disk on fire");
    ApiException original = ApiException.internalError(fault);

    ApiException reworded = original.withMessage("sorry");
    ApiException withMore = original.withStatusCause(new StatusCause("T", "m", "f"));

    assertThat(original).hasMessage("Internal error occurred: disk on fire");
    assertThat(original.causes()).hasSize(1);
    assertThat(reworded).hasMessage("sorry").hasCause(fault);
    assertThat(reworded.status()).isEqualTo(original.status().toBuilder().message("sorry").build());
    assertThat(withMore).hasCause(fault);
    assertThat(withMore.causes())
        .containsExactly(new StatusCause("", "disk on fire", ""), new StatusCause("T", "m", "f"));
    assertThat(withMore.hasCause("T")).isTrue();
  }

  @Test
  void aCauseBringsDetailsWhereThereWereNone() {
    assertThat(ApiException.badRequest("x").withStatusCause(new StatusCause("T", "m", "")))
        .satisfies(error -> assertThat(StatusJson.text(error)).contains("\"details\":{\"causes\""));
  }

  /** Every question that can be asked, by the one reason that it is about. */
  private static final Map<StatusReason, Predicate<ApiException>> QUESTIONS =
      Map.ofEntries(
          Map.entry(StatusReason.NOT_FOUND, ApiException::isNotFound),
          Map.entry(StatusReason.ALREADY_EXISTS, ApiException::isAlreadyExists),
          Map.entry(StatusReason.CONFLICT, ApiException::isConflict),
          Map.entry(StatusReason.GONE, ApiException::isGone),
          Map.entry(StatusReason.EXPIRED, ApiException::isResourceExpired),
          Map.entry(StatusReason.INVALID, ApiException::isInvalid),
          Map.entry(StatusReason.BAD_REQUEST, ApiException::isBadRequest),
          Map.entry(StatusReason.FORBIDDEN, ApiException::isForbidden),
          Map.entry(StatusReason.UNAUTHORIZED, ApiException::isUnauthorized),
          Map.entry(StatusReason.TIMEOUT, ApiException::isTimeout),
          Map.entry(StatusReason.SERVER_TIMEOUT, ApiException::isServerTimeout),
          Map.entry(StatusReason.TOO_MANY_REQUESTS, ApiException::isTooManyRequests),
          Map.entry(StatusReason.INTERNAL_ERROR, ApiException::isInternalError),
          Map.entry(StatusReason.METHOD_NOT_ALLOWED, ApiException::isMethodNotSupported),
          Map.entry(StatusReason.NOT_ACCEPTABLE, ApiException::isNotAcceptable),
          Map.entry(StatusReason.UNSUPPORTED_MEDIA_TYPE, ApiException::isUnsupportedMediaType),
          Map.entry(StatusReason.REQUEST_ENTITY_TOO_LARGE, ApiException::isRequestEntityTooLarge),
          Map.entry(StatusReason.SERVICE_UNAVAILABLE, ApiException::isServiceUnavailable));

  private static List<StatusReason> affirmed(ApiException error) {
    return QUESTIONS.entrySet().stream()
        .filter(question -> question.getValue().test(error))
        .map(Map.Entry::getKey)
        .toList();
  }

  @ParameterizedTest
  @EnumSource(value = StatusReason.class, mode = Mode.EXCLUDE, names = "UNKNOWN")
  void aReasonIsAffirmedByItsOwnQuestionAlone(StatusReason reason) {
    Status status = Status.builder().reason(reason.wireName()).code(reason.code()).build();

    assertThat(affirmed(ApiException.fromStatus(status)))
        .containsExactlyElementsOf(
            reason == StatusReason.STORAGE_READ_ERROR ? List.of() : List.of(reason));
  }

  @Test
  void aCodeWithoutReasonIsAffirmedByTheGeneralQuestion() {
    assertThat(affirmed(ApiException.fromStatus(Status.builder().code(409).build())))
        .containsExactly(StatusReason.CONFLICT);
    assertThat(affirmed(ApiException.fromStatus(Status.builder().code(410).build())))
        .containsExactly(StatusReason.GONE);
    assertThat(affirmed(ApiException.fromStatus(Status.builder().code(418).build()))).isEmpty();
  }

  @Test
  void twoCodesCountBesideAReason() {
    Status busy = Status.builder().reason("ServerTimeout").code(429).build();
    Status large = Status.builder().reason("BadRequest").code(413).build();

    assertThat(ApiException.fromStatus(busy).isTooManyRequests()).isTrue();
    assertThat(ApiException.fromStatus(large).isRequestEntityTooLarge()).isTrue();
  }

  @Test
  void whereItHappenedIsKept() {
    assertThat(ApiException.notFound(PODS, "a").getStackTrace()).isNotEmpty();
    ApiException error = ApiException.notFound(PODS, "a");
    error.initCause(new IllegalStateException("below"));
    assertThat(error).hasRootCauseMessage("below");
  }
}
