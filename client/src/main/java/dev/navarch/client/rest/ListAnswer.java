package dev.navarch.client.rest;

import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.client.cache.Page;
import dev.navarch.client.transport.TransportAnswer;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * The answer to a list, whose items are decoded while the rest is still on its way. A long list is
 * never held as bytes, and the server, the connection and the decoder work at the same time. What
 * does not begin as lists do is left to {@link Result}, failures above all.
 */
final class ListAnswer {
  private ListAnswer() {}

  /**
   * Reads all of it.
   *
   * @throws dev.navarch.apimachinery.errors.ApiException if it tells of a failure
   * @throws IOException if it broke off, or is no list of this type
   */
  static <T extends MetaObject, L extends ApiList<T>> Page<T> read(
      Result.Context context, TransportAnswer answer, Class<T> type, Class<L> listType)
      throws IOException, InterruptedException {
    AnswerBuffer in = new AnswerBuffer(answer.body(), AnswerBuffer.USUAL_SIZE);
    if (answer.status() == 200 && !ObjectWriter.isUntyped(type)) {
      try {
        Page<T> page = stream(context, answer, in, new ListType<>(type, listType));
        if (page != null) {
          Result.tellWarnings(context.settings(), answer);
          return page;
        }
      } catch (DecodeException e) {
        throw new UnreadableAnswerException(
            context + ": the answer cannot be read: " + e.getMessage(), e);
      } catch (IOException e) {
        throw Result.broken(context, e);
      }
    }
    TransportAnswer rest = new TransportAnswer(answer.status(), answer.headers(), in.rest());
    L list = Result.read(context, rest).into(listType);
    ListMeta metadata = list.metadata();
    return new Page<>(list.items(), metadata.resourceVersion(), metadata.continue_());
  }

  private static <T extends MetaObject, L extends ApiList<T>> @Nullable Page<T> stream(
      Result.Context context, TransportAnswer answer, AnswerBuffer in, ListType<T, L> type)
      throws IOException {
    ObjectReader objects = context.settings().reader();
    return switch (ObjectReader.mediaType(answer)) {
      case MediaTypes.JSON -> new JsonList<>(in, objects, type).read();
      case MediaTypes.PROTOBUF -> new ProtobufList<>(in, objects, type).read();
      default -> null;
    };
  }
}
