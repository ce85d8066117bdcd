package dev.navarch.benchmarks.client;

import io.netty.buffer.ByteBuf;
import java.util.function.BiConsumer;

/**
 * Hears of one answer: its head, its body in pieces, its end; or, at any time before that, of a
 * failure. All calls come from the event loop of the connection, none after the end or a failure.
 */
interface Receiver {
  /** Names and values, those of the protocol included, whose names begin with a colon. */
  interface Headers {
    void forEach(BiConsumer<CharSequence, CharSequence> consumer);
  }

  /** The headers may be looked at during the call alone. */
  void head(int status, Headers headers);

  /** A piece of the body, lent for the call. */
  void data(ByteBuf piece);

  void end();

  void failed(Throwable cause);
}
