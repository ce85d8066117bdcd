package dev.navarch.client.rest;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.client.transport.TransportAnswer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Answers that tell of a failure, whether by a status or only by their code. */
final class FailedAnswer {
  /** How much of a body that is no status becomes part of a message. */
  private static final int SHOWN = 2048;

  private FailedAnswer() {}

  /** The failure that an answer tells of; null if it tells of none. */
  static @Nullable ApiException find(
      Result.Context context, TransportAnswer answer, String mediaType, byte[] body) {
    if (answer.status() >= 200 && answer.status() <= 206) {
      return null;
    }
    ApiException told = status(context, mediaType, body);
    return told != null ? told : bare(context, answer, body);
  }

  /** The failure that a body tells of; null if it is no status, or one of success. */
  static @Nullable ApiException status(Result.Context context, String mediaType, byte[] body) {
    if (body.length == 0 || !ObjectReader.canRead(mediaType)) {
      return null;
    }
    try {
      Status status = context.settings().reader().read(body, mediaType, Status.class);
      return status.status().equals("Success") ? null : ApiException.fromStatus(status);
    } catch (DecodeException e) {
      return null;
    }
  }

  private static ApiException bare(Result.Context context, TransportAnswer answer, byte[] body) {
    String message =
        isText(answer)
            ? new String(body, 0, Math.min(body.length, SHOWN), StandardCharsets.UTF_8).strip()
            : "unknown";
    return ApiException.unexpectedServerResponse(
        answer.status(),
        context.method(),
        context.resource().resource().isEmpty() ? new GroupResource("", "") : context.resource(),
        context.name(),
        message,
        Math.max(0, Sender.retryAfter(answer)));
  }

  private static boolean isText(TransportAnswer answer) {
    String type = answer.headers().first("Content-Type").orElse("").toLowerCase(Locale.ROOT);
    return type.isEmpty() || type.startsWith("text/");
  }
}
