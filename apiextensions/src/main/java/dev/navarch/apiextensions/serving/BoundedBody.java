package dev.navarch.apiextensions.serving;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import org.jspecify.annotations.Nullable;

/**
 * Collects the body of a response up to a size. A larger one is not read to its end, and fails the
 * exchange.
 */
final class BoundedBody implements HttpResponse.BodySubscriber<byte[]> {
  private final int maxBytes;
  private final ByteArrayOutputStream collected = new ByteArrayOutputStream();
  private final CompletableFuture<byte[]> body = new CompletableFuture<>();
  private Flow.@Nullable Subscription subscription;

  BoundedBody(int maxBytes) {
    this.maxBytes = maxBytes;
  }

  @Override
  public CompletionStage<byte[]> getBody() {
    return body;
  }

  @Override
  public void onSubscribe(Flow.Subscription source) {
    subscription = source;
    source.request(Long.MAX_VALUE);
  }

  @Override
  public void onNext(List<ByteBuffer> parts) {
    for (ByteBuffer part : parts) {
      if (part.remaining() > maxBytes - collected.size()) {
        if (subscription != null) {
          subscription.cancel();
        }
        body.completeExceptionally(
            new IOException("the answer is larger than %d bytes".formatted(maxBytes)));
        return;
      }
      byte[] bytes = new byte[part.remaining()];
      part.get(bytes);
      collected.writeBytes(bytes);
    }
  }

  @Override
  public void onError(Throwable failure) {
    body.completeExceptionally(failure);
  }

  @Override
  public void onComplete() {
    body.complete(collected.toByteArray());
  }
}
