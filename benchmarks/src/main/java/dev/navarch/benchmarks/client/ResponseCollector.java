package dev.navarch.benchmarks.client;

import io.netty.buffer.ByteBuf;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** Puts one answer together. */
final class ResponseCollector implements Receiver {
  private final CompletableFuture<Response> response = new CompletableFuture<>();
  private final List<Map.Entry<String, String>> headers = new ArrayList<>();
  private final ByteArrayOutputStream body = new ByteArrayOutputStream();
  private int status;

  CompletableFuture<Response> response() {
    return response;
  }

  @Override
  public void head(int code, Headers all) {
    status = code;
    headers.clear();
    all.forEach((name, value) -> {
      if (name.charAt(0) != ':') {
        headers.add(Map.entry(name.toString(), value.toString()));
      }
    });
  }

  @Override
  public void data(ByteBuf piece) {
    byte[] bytes = new byte[piece.readableBytes()];
    piece.getBytes(piece.readerIndex(), bytes);
    body.writeBytes(bytes);
  }

  @Override
  public void end() {
    response.complete(new Response(status, headers, body.toByteArray()));
  }

  @Override
  public void failed(Throwable cause) {
    response.completeExceptionally(cause);
  }
}
