package dev.navarch.apimachinery.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.meta.v1.StatusCause;
import dev.navarch.apimachinery.meta.v1.StatusDetails;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldErrorType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Every failure that a Kubernetes API server was recorded to answer, made again from its names and
 * the part of its message that the caller of a factory supplies.
 */
class RecordedStatusTest {
  private static final GroupResource NOTHING = new GroupResource("", "");
  private static final String BEING_DELETED = "object is being deleted: ";

  @Test
  void factoriesMakeWhatKubernetesAnswers() throws IOException {
    Set<StatusReason> met = EnumSet.noneOf(StatusReason.class);
    int count = 0;
    for (Path file : transcripts()) {
      for (Object body : failures(JsonTree.parse(Files.readAllBytes(file)))) {
        Status recorded = StatusJson.read(JsonTree.toBytes(body));

        assertThat(StatusJson.tree(rebuilt(recorded))).as(file.toString()).isEqualTo(body);
        met.add(StatusReason.parse(recorded.reason()));
        count++;
      }
    }

    assertThat(count).isGreaterThan(900);
    assertThat(met).hasSizeGreaterThan(12);
  }

  private static List<Path> transcripts() throws IOException {
    Path standard =
        Path.of(System.getProperty("navarch.root", ".."), "..", "shared", "differ", "transcripts");
    Path folder = Path.of(System.getProperty("navarch.transcripts", standard.toString()));
    assumeTrue(Files.isDirectory(folder), "no transcripts");
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
    }
  }

  private static List<Object> failures(@Nullable Object tree) {
    List<Object> found = new ArrayList<>();
    if (tree instanceof Map<?, ?> object) {
      if ("Status".equals(object.get("kind")) && "Failure".equals(object.get("status"))) {
        found.add(object);
      }
      object.values().forEach(value -> found.addAll(failures(value)));
    } else if (tree instanceof List<?> items) {
      items.forEach(item -> found.addAll(failures(item)));
    }
    return found;
  }

  private static ApiException rebuilt(Status recorded) {
    String message = recorded.message();
    StatusDetails details = recorded.details();
    if (details == null) {
      return withoutDetails(recorded);
    }
    if (details.equals(StatusDetails.builder().build()) && !message.startsWith("forbidden: ")) {
      return ApiException.genericServerResponse(recorded.code(), "", NOTHING, "", message, 0);
    }
    GroupResource resource = new GroupResource(details.group(), details.kind());
    String name = details.name();
    return switch (StatusReason.parse(recorded.reason())) {
      case NOT_FOUND -> ApiException.notFound(resource, name);
      case ALREADY_EXISTS -> {
        ApiException error = ApiException.alreadyExists(resource, name);
        yield message.startsWith(BEING_DELETED)
            ? error.withMessage(BEING_DELETED + error.message())
            : error;
      }
      case CONFLICT ->
          details.causes().isEmpty()
              ? ApiException.conflict(resource, name, after("\": ", message))
              : ApiException.applyConflict(details.causes(), message);
      case FORBIDDEN -> forbidden(details, message);
      case INVALID ->
          message.contains(" is forbidden: ")
              ? refusedAsInvalid(details, message)
              : ApiException.invalid(
                  new GroupKind(details.group(), details.kind()),
                  name,
                  details.causes().stream().map(RecordedStatusTest::fieldError).toList());
      case METHOD_NOT_ALLOWED ->
          ApiException.methodNotSupported(resource, message.substring(0, message.indexOf(' ')));
      case TOO_MANY_REQUESTS ->
          withCauses(ApiException.tooManyRequests(message, details.retryAfterSeconds()), details);
      case INTERNAL_ERROR -> ApiException.internalError(after("occurred: ", message));
      default -> throw new AssertionError("no factory for " + recorded);
    };
  }

  private static ApiException withoutDetails(Status recorded) {
    String message = recorded.message();
    return switch (StatusReason.parse(recorded.reason())) {
      case UNKNOWN -> ApiException.unknown(message);
      case BAD_REQUEST -> ApiException.badRequest(message);
      case UNAUTHORIZED -> ApiException.unauthorized(message);
      case NOT_ACCEPTABLE ->
          message.startsWith("you requested ")
              ? ApiException.notAcceptable(message)
              : ApiException.notAcceptable(list(after("accepted: ", message)));
      case UNSUPPORTED_MEDIA_TYPE ->
          ApiException.unsupportedMediaType(list(after("include: ", message)));
      default -> throw new AssertionError("no factory for " + recorded);
    };
  }

  private static ApiException forbidden(StatusDetails details, String message) {
    GroupResource resource = new GroupResource(details.group(), details.kind());
    return withCauses(
        ApiException.forbidden(resource, details.name(), after("forbidden: ", message)), details);
  }

  /** Admission policies word a refusal as forbidden and give it another reason. */
  private static ApiException refusedAsInvalid(StatusDetails details, String message) {
    return ApiException.fromStatus(
        forbidden(details, message).status().toBuilder()
            .reason(StatusReason.INVALID.wireName())
            .code(StatusReason.INVALID.code())
            .build());
  }

  private static ApiException withCauses(ApiException error, StatusDetails details) {
    ApiException all = error;
    for (StatusCause cause : details.causes()) {
      all = all.withStatusCause(cause);
    }
    return all;
  }

  /** The recorded value and detail together make the detail, so that the label is put anew. */
  private static FieldError fieldError(StatusCause cause) {
    FieldErrorType type =
        Arrays.stream(FieldErrorType.values())
            .filter(candidate -> candidate.causeType().equals(cause.reason()))
            .findFirst()
            .orElseThrow();
    int colon = cause.message().indexOf(": ");
    String detail = colon < 0 ? "" : cause.message().substring(colon + 2);
    return new FieldError(type, cause.field(), FieldError.OMITTED, detail);
  }

  private static String after(String mark, String text) {
    int at = text.indexOf(mark);
    assertThat(at).as("place of '%s' in '%s'", mark, text).isNotNegative();
    return text.substring(at + mark.length());
  }

  private static List<String> list(String text) {
    return List.of(text.split(", ", -1));
  }
}
