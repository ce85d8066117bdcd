package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.json.GoJsonSyntax;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.runtime.NotRegisteredException;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.serializer.Serializer;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.apiserver.objects.ReadObject;
import dev.navarch.apiserver.rest.Rest;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the bodies of requests, and says in Kubernetes' words what is wrong with them. */
final class Bodies {
  /** How much of a body a message shows. */
  private static final int SHOWN = 30;

  private Bodies() {}

  /**
   * Reads the object that a client sends.
   *
   * @param kind what is expected there
   * @throws ApiException 400 if it cannot be read, or is something else
   */
  static MetaObject read(
      Exchange exchange,
      Serializer serializer,
      Rest rest,
      GroupVersionKind kind,
      WriteParameters parameters) {
    byte[] body = exchange.request().body();
    ReadObject read;
    try {
      read = rest.model().read(serializer, body, kind, parameters.looksForUnknownFields());
    } catch (NotRegisteredException e) {
      throw unfit(e.getMessage(), GroupVersionKindOf.body(serializer, body, kind), kind, body);
    } catch (DecodeException e) {
      throw undecodable(e, serializer, body, kind);
    }
    if (!read.kind().equals(kind)
        && !(read.kind().kind().equals(kind.kind()) && rest.accepts(read.kind().groupVersion()))) {
      checkKind(read, kind);
    }
    report(exchange, read.problems(), parameters, kind);
    if (!(read.object() instanceof MetaObject object)) {
      throw unfit("it has no metadata", read.kind(), kind, body);
    }
    return object;
  }

  private static void checkKind(ReadObject read, GroupVersionKind expected) {
    if (!read.kind().kind().equals(expected.kind())) {
      throw ApiException.badRequest(
          "%s in version \"%s\" cannot be handled as a %s: converting (%s) to (%s): unknown conversion"
              .formatted(
                  read.kind().kind(),
                  read.kind().version(),
                  expected.kind(),
                  read.kind().version() + "." + read.kind().kind(),
                  goGroup(expected) + "." + expected.kind()));
    }
    GroupVersion actual = read.kind().groupVersion();
    if (!actual.equals(expected.groupVersion())) {
      throw ApiException.badRequest(
          "the API version in the data (%s) does not match the expected API version (%s)"
              .formatted(actual.toApiVersion(), expected.groupVersion().toApiVersion()));
    }
  }

  private static String goGroup(GroupVersionKind kind) {
    return kind.group().isEmpty() ? "core" : kind.group().split("\\.", 2)[0];
  }

  /** Unknown fields are refused, told of, or passed over, as the client wishes. */
  static void report(
      Exchange exchange, List<String> problems, WriteParameters parameters, GroupVersionKind kind) {
    if (problems.isEmpty()) {
      return;
    }
    if (parameters.fieldValidation() == WriteParameters.FieldValidation.STRICT) {
      throw ApiException.badRequest(
          "%s in version \"%s\" cannot be handled as a %s: strict decoding error: %s"
              .formatted(kind.kind(), kind.version(), kind.kind(), String.join(", ", problems)));
    }
    problems.forEach(exchange.context().warnings()::add);
  }

  private static ApiException undecodable(
      DecodeException failure, Serializer serializer, byte[] body, GroupVersionKind kind) {
    GroupVersionKind actual = GroupVersionKindOf.body(serializer, body, kind);
    if (actual.kind().isEmpty()) {
      return ApiException.badRequest(
          "the object provided is unrecognized (must be of type %s): %s (%s)"
              .formatted(kind.kind(), problem(failure, serializer, body), shown(body)));
    }
    return unfit(failure.getMessage(), actual, kind, body);
  }

  /** What is wrong with a body that cannot be read; with JSON in the words of Go. */
  static @Nullable String problem(DecodeException failure, Serializer serializer, byte[] body) {
    return serializer.mediaType().equals(MediaTypes.JSON)
        ? GoJsonSyntax.problem(body)
            .map(problem -> "couldn't get version/kind; json parse error: " + problem)
            .orElse(failure.getMessage())
        : failure.getMessage();
  }

  private static ApiException unfit(
      @Nullable String problem, GroupVersionKind actual, GroupVersionKind kind, byte[] body) {
    return ApiException.badRequest(
        "%s in version \"%s\" cannot be handled as a %s: %s"
            .formatted(actual.kind(), actual.version(), kind.kind(), problem));
  }

  /** The start of a body: as text if it looks like JSON, else as hexadecimal digits. */
  private static String shown(byte[] body) {
    if (body.length == 0) {
      return "<empty>";
    }
    int length = Math.min(body.length, SHOWN);
    String end = body.length > SHOWN ? " ..." : "";
    return body[0] == '{'
        ? new String(body, 0, length, StandardCharsets.UTF_8) + end
        : HexFormat.of().formatHex(body, 0, length) + end;
  }
}
