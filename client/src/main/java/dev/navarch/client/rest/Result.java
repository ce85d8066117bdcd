package dev.navarch.client.rest;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.client.transport.HttpHeaders;
import dev.navarch.client.transport.TransportAnswer;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.SocketTimeoutException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The whole answer to a request. Immutable. */
public final class Result {
  private static final Logger LOG = System.getLogger("dev.navarch.client.rest");

  private final Context context;
  private final int statusCode;
  private final HttpHeaders headers;
  private final String mediaType;
  private final byte[] body;
  private final List<Warning> warnings;
  private final @Nullable ApiException error;

  private Result(
      Context context,
      TransportAnswer answer,
      String mediaType,
      byte[] body,
      List<Warning> warnings) {
    this.context = context;
    statusCode = answer.status();
    headers = answer.headers();
    this.mediaType = mediaType;
    this.body = body;
    this.warnings = warnings;
    error = FailedAnswer.find(context, answer, mediaType, body);
  }

  /** What was asked, as far as messages need it. */
  record Context(
      ClientSettings settings, String method, String url, GroupResource resource, String name) {
    @Override
    public String toString() {
      return method + " " + url;
    }
  }

  static Result read(Context context, TransportAnswer answer)
      throws IOException, InterruptedException {
    List<Warning> warnings = tellWarnings(context.settings(), answer);
    byte[] body;
    try {
      body = answer.body().readAllBytes();
    } catch (IOException e) {
      throw broken(context, e);
    }
    return new Result(context, answer, ObjectReader.mediaType(answer), body, warnings);
  }

  /** What is thrown when an answer breaks off. */
  static IOException broken(Context context, IOException e) throws InterruptedException {
    Interruption.throwIfReasonOf(e);
    String message =
        context
            + ": unexpected error when reading response body. Please retry. Original error: "
            + e.getMessage();
    if (!(e instanceof SocketTimeoutException)) {
      return new IOException(message, e);
    }
    SocketTimeoutException late = new SocketTimeoutException(message);
    late.initCause(e);
    return late;
  }

  /** A handler that fails must not make a request fail. */
  static List<Warning> tellWarnings(ClientSettings settings, TransportAnswer answer) {
    List<Warning> warnings = Warning.parse(answer.headers().all("Warning"));
    for (Warning warning : warnings) {
      try {
        settings.warnings().handle(warning);
      } catch (RuntimeException e) {
        LOG.log(Level.ERROR, "the handler of warnings failed", e);
      }
    }
    return warnings;
  }

  /** The failure that the server tells of, if it is one. */
  public Optional<ApiException> error() {
    return Optional.ofNullable(error);
  }

  /**
   * The object that the server sent.
   *
   * @throws ApiException if it told of a failure
   * @throws IOException if it sent anything else than an object of this type
   */
  public <T extends ApiObject> T into(Class<T> type) throws IOException {
    return decoded(() -> context.settings().reader().read(body, mediaType, type));
  }

  /**
   * The object that the server sent, whatever its kind is.
   *
   * @throws ApiException if it told of a failure
   * @throws IOException if it sent anything else than an object of a kind that is known
   */
  public ApiObject object() throws IOException {
    return decoded(() -> context.settings().reader().readAny(body, mediaType));
  }

  private <T> T decoded(Supplier<T> decoding) throws IOException {
    throwError();
    if (body.length == 0) {
      throw new UnreadableAnswerException(
          context
              + ": 0-length response with status code: "
              + statusCode
              + " and content type: "
              + headers.first("Content-Type").orElse(""));
    }
    try {
      return decoding.get();
    } catch (DecodeException e) {
      ApiException failure = FailedAnswer.status(context, mediaType, body);
      if (failure != null) {
        throw failure;
      }
      throw new UnreadableAnswerException(
          context + ": the answer cannot be read: " + e.getMessage(), e);
    }
  }

  /**
   * What the server sent.
   *
   * @throws ApiException if it told of a failure
   */
  public byte[] raw() {
    throwError();
    return body.clone();
  }

  private void throwError() {
    if (error != null) {
      throw error;
    }
  }

  public int statusCode() {
    return statusCode;
  }

  /** Whether an object was made that was not there before. */
  public boolean wasCreated() {
    return statusCode == 201;
  }

  /** What the body is, without parameters. */
  public String mediaType() {
    return mediaType;
  }

  public HttpHeaders headers() {
    return headers;
  }

  /** What the server wants people to know; the client's handler was told already. */
  public List<Warning> warnings() {
    return warnings;
  }

  /** The status that the server sent, for requests that get no object: deletions, for instance. */
  public Optional<Status> status() {
    throwError();
    try {
      return ObjectReader.canRead(mediaType)
              && context.settings().reader().readAny(body, mediaType) instanceof Status status
          ? Optional.of(status)
          : Optional.empty();
    } catch (DecodeException e) {
      return Optional.empty();
    }
  }
}
